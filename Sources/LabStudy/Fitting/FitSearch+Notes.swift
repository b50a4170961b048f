import Foundation
import LabSimulation

extension FitSearch {
  /// What is strange about the strokes: another hand than the preset's, other units than were said.
  var notes: [String] {
    lines.compactMap { line in
      switch line.parameter.statistic {
      case .arc: handNote(line)
      case .tilt(let direction) where abs(line.recorded) > 45: wordNote(direction)
      case .duration(let intent): durationNote(intent, exp(line.recorded))
      case .chord(let intent): chordNote(intent, exp(line.recorded))
      default: nil
      }
    }
  }

  /// Usual strokes take from 20 ms to 10 s, and are from 2 to 150 mm long (assumed).
  private static let usualTimes = 20.0...10_000.0
  private static let usualLengths = 2.0...150.0

  private func handNote(_ line: Line) -> String? {
    guard line.recorded + 2 * line.standardError < 0 else { return nil }
    let other = fit.preset.grips[0].value.isMirrored ? "right_thumb" : "left_thumb"
    return "these strokes bend the other way than those of \(fit.preset.name): of the other hand? "
      + "Try --from \(other)"
  }

  private func wordNote(_ direction: Direction) -> String {
    "strokes \(direction.rawValue) lie nearer to the other axis: are the words of scroll and page, or x and y, "
      + "the wrong way about (--word, --map)?"
  }

  private func durationNote(_ intent: Intent, _ time: Double) -> String? {
    guard !Self.usualTimes.contains(time) else { return nil }
    return
      "a usual \(intent.rawValue) takes \(Self.short(time)) ms: are its times in the unit that was said "
      + "(time_ms, duration_ms, duration_s)?"
  }

  private func chordNote(_ intent: Intent, _ length: Double) -> String? {
    guard !Self.usualLengths.contains(length) else { return nil }
    return
      "a usual \(intent.rawValue) is \(Self.short(length)) mm long: are its places in the unit that was "
      + "said (x_pt, x_mm, or x_px with --ppi)?"
  }

  private static func short(_ number: Double) -> String { String(format: "%.3g", number) }
}
