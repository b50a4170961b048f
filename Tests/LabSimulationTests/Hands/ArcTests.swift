import Foundation
import LabSimulation
import Testing

@Suite("Thumb arcs")
struct ArcTests {
  @Test("heading change, length, sagitta and early direction are those of the vectors")
  func vectors() throws {
    let rows = try MotorVectors.rows("thumb_arc")
    #expect(rows.count == 3)
    for row in rows {
      let chord = try #require(row["chord_mm"])
      let radius = try #require(row["radius_mm"])
      let decision = try #require(row["decision_chord_mm"])
      let arc = Arc(chord: chord, heading: 0, radius: radius, turn: -1)
      let degrees = 180 / Double.pi
      #expect(MotorVectors.agree(-arc.headingChange * degrees, row["heading_change_deg"]))
      #expect(MotorVectors.agree(arc.length, row["arc_length_mm"]))
      #expect(MotorVectors.agree(arc.sagitta, row["sagitta_mm"]))
      // The point at the decision chord lies at the arc asin(d / 2R) / asin(c / 2R).
      let early = arc.point(at: asin(decision / (2 * radius)) / asin(chord / (2 * radius)))
      #expect(MotorVectors.agree(hypot(early.x, early.y), decision))
      #expect(
        MotorVectors.agree(
          atan2(early.y, early.x) * degrees, row["decision_minus_chord_angle_deg"]))
    }
  }

  @Test(
    "an arc ends at the end of its chord, whichever way it turns",
    arguments: [-1.0, 0, 1], [0.0, 0.7, 1.6, 3.1, -2.2])
  func end(turn: Double, heading: Double) {
    let arc = Arc(chord: 100, heading: heading, radius: 374, turn: turn)
    let end = arc.point(at: 1)
    #expect((end.x - 100 * cos(heading)).magnitude < 1e-10)
    #expect((end.y - 100 * sin(heading)).magnitude < 1e-10)
    #expect(arc.point(at: 0) == (0, 0))
    // A counter-clockwise arc runs on the right-hand side of its chord.
    let middle = arc.point(at: 0.5)
    let side = middle.y * cos(heading) - middle.x * sin(heading)
    #expect((side + turn * arc.sagitta).magnitude < 1e-10)
  }

  @Test("a chord longer than the circle allows flattens the arc and is still met")
  func tooLong() {
    let arc = Arc(chord: 500, heading: 1, radius: 100, turn: 1)
    let end = arc.point(at: 1)
    #expect((hypot(end.x, end.y) - 500).magnitude < 1e-9)
    #expect((arc.headingChange - 2 * asin(Arc.longestChord)).magnitude < 1e-12)
  }
}
