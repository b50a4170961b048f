import LabSimulation
import LabStatistics

extension LockVerdict {
  /// One sentence with the figures, for a terminal or a failed test.
  public var sentence: String {
    let what = "\(lock.label): \(Percent.text(present.rate)) \(lock.claim.metric.words)"
    let because = changes.isEmpty ? "" : " (" + changes.joined(separator: "; ") + ")"
    return what + ", " + judgement + because + advice
  }

  private var judgement: String {
    let claim = "\(lock.claim)"
    guard lock.claim.limit == nil else {
      let interval = "the 99 % interval \(Percent.text(present.interval))"
      return switch state {
      case .holds, .improved: "\(interval) proves \(claim)"
      case .broken: "\(interval) is beyond the limit of \(claim)"
      case .undecided: "\(interval) contains the limit of \(claim)"
      }
    }
    let recorded =
      "recorded \(Percent.text(lock.value)), margin \(Percent.text(lock.tolerance)), claim \(claim)"
    let side = lock.claim.relation == .atLeast ? "below" : "above"
    return switch state {
    case .holds: "within the margin: \(recorded)"
    case .broken: "\(side) the limit \(Percent.text(lock.edge)): \(recorded)"
    case .undecided:
      "within the margin, which is too wide to exclude the change of the claim: \(recorded)"
    case .improved: "better than the margin: \(recorded)"
    }
  }

  private var advice: String {
    switch state {
    case .holds, .broken: ""
    case .undecided: ". More strokes would tell: `lock create --max-strokes`"
    case .improved: ". Accept it by `lock update` to guard the present value"
    }
  }

  /// Lines below the sentence: the paired change and the flipped strokes.
  public var details: [String] {
    guard let paired else { return [] }
    return [paired.sentence(on: present.decided)] + paired.flips.map(\.sentence)
  }
}

extension Lock {
  /// The rate beyond which the lock breaks.
  var edge: Double {
    claim.limit ?? (claim.relation == .atLeast ? max(0, value - tolerance) : value + tolerance)
  }
}

extension PairedChange {
  func sentence(on strokes: Int) -> String {
    "on the same \(strokes) strokes: \(Percent.text(recorded)) with the recorded parameters, "
      + "\(Percent.text(present)) now, \(difference < 0 ? "-" : "+")"
      + "\(Percent.text(abs(difference))) of all strokes, without chance (with other random numbers "
      + "\(Percent.text(interval)) is likely); "
      + "\(onlyPresent) strokes only now, \(onlyRecorded) only before"
  }
}

extension FlippedStroke {
  var sentence: String {
    let change = "stroke \(address) (\(intent)): \(recorded.name) before, \(present.name) now"
    guard let script else { return change + "; `gesture-lab trace --stroke \(address)` shows it" }
    let place = [script.start.x, script.start.y].map(ParameterValue.text).joined(separator: ",")
    return change + "; smallest, down at (\(place)): \(script)"
  }
}

extension Percent {
  static func text(_ interval: Interval) -> String {
    "\(text(interval.lower)) to \(text(interval.upper))"
  }
}
