import Foundation
import Testing

@testable import LabSimulation

@Suite("Paths with bends and sways")
struct StrokePathTests {
  private static func arc(bend: Double = 0) -> Arc {
    Arc(chord: 100, heading: 0.4, radius: 374, turn: 1, bend: bend)
  }

  @Test("a path without a sway is its arc, to the last bit")
  func plain() {
    let path = StrokePath(Self.arc())
    for share in stride(from: 0.0, through: 1, by: 0.1) {
      #expect(path.point(at: share) == path.arc.point(at: share))
    }
  }

  @Test(
    "a sway begins off the arc, crosses it in the middle and ends where the chord ends, by its slope"
  )
  func sway() {
    let slope = 0.15
    let path = StrokePath(Self.arc(), sway: slope)
    func offset(_ share: Double) -> Double {
      let (with, without) = (path.point(at: share), path.arc.point(at: share))
      // To the left of the chord, which points to 0.4.
      return (with.y - without.y) * cos(0.4) - (with.x - without.x) * sin(0.4)
    }
    let whole = path.arc.length
    for share in [0, 0.5, 1.0] { #expect(offset(share).magnitude < 1e-12) }
    // u (1 - u) (1 - 2u): 3/32 at a quarter.
    #expect((offset(0.25) - slope * whole * 3 / 32).magnitude < 1e-12)
    #expect((offset(0.75) + slope * whole * 3 / 32).magnitude < 1e-12)
    for end in [0.0, 1.0] {
      let near = (end - 1e-6).magnitude
      let slopeThere = (offset(end) - offset(near)) / (end - near) / whole
      #expect((slopeThere - slope).magnitude < 1e-5)
    }
    let turned = path.endHeading - path.arc.startHeading - path.arc.headingChange
    #expect((turned - atan(slope)).magnitude < 1e-12)
  }

  @Test(
    "a bend adds to the heading change and leaves the chord", arguments: [-0.5, -0.1, 0.3, 1.2])
  func bend(bend: Double) {
    let (plain, bent) = (Self.arc(), Self.arc(bend: bend))
    #expect((bent.headingChange - plain.headingChange - bend).magnitude < 1e-12)
    let end = bent.point(at: 1)
    #expect((end.x - 100 * cos(0.4)).magnitude < 1e-9)
    #expect((end.y - 100 * sin(0.4)).magnitude < 1e-9)
    // Length of an arc over a chord c that turns by a: c (a / 2) / sin(a / 2).
    let half = bent.headingChange / 2
    #expect((bent.length - 100 * half / sin(half)).magnitude < 1e-9)
  }

  @Test("a wild bend turns no more than the longest chord allows, and one can undo the pivot's")
  func extremes() {
    let greatest = 2 * asin(Arc.longestChord)
    #expect((Self.arc(bend: 30).headingChange - greatest).magnitude < 1e-12)
    #expect((Self.arc(bend: -30).headingChange + greatest).magnitude < 1e-12)
    let straight = Self.arc(bend: -Self.arc().headingChange)
    #expect(straight.headingChange.magnitude < 1e-12)
    #expect((straight.length - 100).magnitude < 1e-9)
  }
}
