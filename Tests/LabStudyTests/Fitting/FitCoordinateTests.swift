import Testing

@testable import LabStudy

@Suite("Coordinates and derivatives of a fit")
struct FitCoordinateTests {
  @Test("a coordinate leads back to its value")
  func roundTrip() {
    let cases: [(FitCoordinate, Double)] = [
      (.plain, -3), (.logarithm, 12.5), (.square, 0.4), (.share, 0.01), (.reciprocal, 5),
      (.correlation, -0.77),
    ]
    for (coordinate, value) in cases {
      #expect(abs(coordinate.value(at: coordinate.coordinate(of: value)) - value) < 1e-12)
    }
  }

  @Test("a negative variance is no spread, and a negative share none")
  func negative() {
    #expect(FitCoordinate.square.value(at: -4) == 0)
    #expect(FitCoordinate.share.value(at: -0.1) == 0)
  }

  @Test("entangled lines are solved together, the others move one for one")
  func jacobian() {
    // 2 x + y = 5 and x + 3 y = 10: x = 1, y = 3.
    let jacobian = FitJacobian(lines: [0, 2], derivatives: [[2, 1], [1, 3]])
    let moves = jacobian.moves(for: [5, 7, 10])
    #expect(abs(moves[0] - 1) < 1e-12)
    #expect(moves[1] == 7)
    #expect(abs(moves[2] - 3) < 1e-12)
  }

  @Test("what nothing depends on does not move")
  func singular() {
    let jacobian = FitJacobian(lines: [0, 1], derivatives: [[0, 0], [0, 2]])
    #expect(jacobian.moves(for: [5, 4]) == [0, 2])
  }
}
