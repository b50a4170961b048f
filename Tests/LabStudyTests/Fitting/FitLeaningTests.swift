import Foundation
import LabSimulation
import Testing

@testable import LabStudy

@Suite("Tilts that go with bends, and strokes that look strange")
struct FitLeaningTests {
  private static let lens = FitLens(
    pointsPerMillimetre: 6, radius: 62, isMirrored: false, interval: nil)

  /// A summary upwards with this tilt and a deviation that is so large a part of the chord.
  private static func stroke(
    person: Int, session: Int, tilt: Double, share: Double, duration: Double = 200
  ) -> MeasuredStroke {
    let angle = tilt * .pi / 180
    return MeasuredStroke(
      person: person, session: session, intent: .scroll, direction: .up,
      measures: StrokeMeasures(
        displacement: Vector(100 * sin(angle), -100 * cos(angle)), duration: duration, path: 101,
        deviation: 100 * share))
  }

  @Test("medians of sessions and deviations from them are kept apart")
  func products() throws {
    // Two sessions, at 0 and at 10 degrees; within them tilts of -2, 0 and 2 go with bends downhill.
    var strokes: [FitStroke] = []
    for session in 0..<2 {
      for step in [-1.0, 0, 1] {
        let tilt = 10 * Double(session) + 2 * step
        let share = -0.05 * Double(session) + 0.01 * step
        let stroke = Self.stroke(person: 0, session: session, tilt: tilt, share: share)
        strokes.append(try #require(FitStroke(stroke, Self.lens)))
      }
    }
    let leaning = FitLeaning.all(strokes, persons: 1)[0]
    #expect(leaning.sessions.count == 2)
    #expect(abs(leaning.sessions[1].tilt - leaning.sessions[0].tilt - 10) < 1e-9)
    // A deviation d to the left turns clockwise, the sense of a stroke upwards, by 4 atan(2 d / chord).
    let degrees = 4 * atan(0.1) * 180 / .pi
    #expect(abs(leaning.sessions[1].bend - leaning.sessions[0].bend - degrees) < 1e-9)
    // To the right is against the sense: within sessions both go opposite ways, nearly on a line.
    let correlation = try #require(leaning.strokes.correlation)
    #expect(correlation < -0.999)
  }

  @Test("a sway is the slope that takes a path 3/32 of its chord off at a quarter and back")
  func sway() throws {
    var stroke = Self.stroke(person: 0, session: 0, tilt: 0, share: 0.05)
    // Slope tan(8 degrees): a quarter lies 3/32 of it to one side, three quarters to the other.
    stroke.measures.skew = 2 * 3.0 / 32 * tan(8 * Double.pi / 180) * 100
    let fitted = try #require(FitStroke(stroke, Self.lens))
    #expect(abs(try #require(fitted.sway) - 8) < 1e-9)
  }

  private func notes(
    tilt: Double = 4, share: Double, duration: Double = 200
  ) async throws -> [String] {
    var strokes: [MeasuredStroke] = []
    for person in 0..<8 {
      for number in 0..<10 {
        let own = tilt + Double(number + person % 3)
        let bend = share * (1 + 0.02 * Double(number))
        strokes.append(
          Self.stroke(
            person: person, session: number / 5, tilt: own, share: bend,
            duration: duration + Double(number)))
      }
    }
    let table = StrokeTable(
      strokes: strokes, persons: (0..<8).map { "\($0)" }, isRaw: false)
    return try await FitSetup.quick(.rightThumb).fit(table, jobs: 2).notes
  }

  @Test("another hand, other words and other units are noted, and usual strokes are not")
  func strange() async throws {
    #expect(try await notes(share: -0.05).isEmpty)
    let mirrored = try await notes(share: 0.05)
    #expect(mirrored.count == 1 && mirrored[0].contains("--from left_thumb"))
    let turned = try await notes(tilt: 70, share: -0.05)
    #expect(turned.count == 1 && turned[0].contains("--word"))
    let slow = try await notes(share: -0.05, duration: 900_000)
    #expect(slow.count == 1 && slow[0].contains("duration_s"))
  }
}
