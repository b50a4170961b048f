import LabSimulation
import LabTesting
import Testing

@Suite("Screen-edge pan")
struct ScreenEdgePanTests {
  /// A screen of 390 x 844 with all four edges or one.
  private static func play(
    _ edges: ScreenEdgePan.Edges, from start: Vector, by way: Vector
  ) throws -> LiveTester<ScreenEdgePan> {
    var pan = ScreenEdgePan(tuning: Tuning())
    pan.edges = edges
    var tester = LiveTester(pan)
    let end = start + way
    try tester.play(
      .began(start.x, start.y, at: 0), .moved(end.x, end.y, at: 16), .ended(end.x, end.y, at: 32))
    return tester
  }

  private static let all = ScreenEdgePan.Edges(left: true, right: true, top: true, bottom: true)

  @Test(
    "it begins inward from where the finger came down within 20 pt of an edge",
    arguments: [
      (Vector(20, 400), Vector(30, 5), ["begin@16", "end@32"]),
      (Vector(20.5, 400), Vector(30, 5), ["fail@0"]),
      (Vector(20, 400), Vector(5, 30), ["fail@16"]),
      (Vector(20, 400), Vector(-15, 5), ["fail@16"]),
      (Vector(370, 400), Vector(-30, 5), ["begin@16", "end@32"]),
      (Vector(370, 400), Vector(15, 5), ["fail@16"]),
      (Vector(200, 10), Vector(5, 30), ["begin@16", "end@32"]),
      (Vector(200, 840), Vector(5, -30), ["begin@16", "end@32"]),
      (Vector(200, 840), Vector(5, -8), ["fail@32"]),
      // In a corner both ways are inward.
      (Vector(5, 5), Vector(30, 5), ["begin@16", "end@32"]),
      (Vector(5, 5), Vector(5, 30), ["begin@16", "end@32"]),
    ])
  func inward(start: Vector, way: Vector, steps: [String]) throws {
    #expect(try Self.play(Self.all, from: start, by: way).steps == steps)
  }

  @Test("an edge that it does not watch is none")
  func otherEdge() throws {
    let tester = try Self.play(.init(left: true), from: Vector(380, 400), by: Vector(-30, 0))
    #expect(tester.steps == ["fail@0"])
    #expect(tester.evidence == [Evidence(.edge, 380, .above, 20)])
    #expect(try Self.play(.init(), from: .zero, by: Vector(30, 0)).steps == ["fail@0"])
  }

  @Test("its translation is that of a pan")
  func translation() throws {
    let tester = try Self.play(.init(left: true), from: Vector(3, 400), by: Vector(40, 30))
    #expect(abs((tester.translations.first?.x ?? 0) - 32) < 1e-9)
  }
}
