extension Lock {
  /// What the lock guards, how, and with which power, in words.
  public var explanation: [String] {
    let settings = parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return [
      "claim: \(claim)",
      "guards: \(claim.metric.words) of \(label) in \(scenario)",
      "recorded: \(Percent.text(value)), clustered standard error \(Percent.text(standardError))",
      "with: \(strategy) " + settings.joined(separator: " "),
      "plays: \(persons) persons x \(sessions) sessions x \(strokesPerSession) strokes, seed "
        + "\(seed); \(strokes) decided strokes count",
      "judges: \(rule)",
      "about: the simulated persons alone; uncertainty about people (pop) is no part of a lock",
    ] + strengthLines
      + history.map {
        "before: \(Percent.text($0.value)) (\($0.strategy)), replaced because: "
          + InputFault.printable($0.reason)
      }
  }

  /// The rule of the verdict.
  private var rule: String {
    guard claim.limit == nil else {
      return "holds when the 99 % interval of the present rate is on the claimed side of the "
        + "limit, broken when it is on the other side, else undecided"
    }
    let margin = "the margin of \(Percent.text(tolerance))"
    return switch claim.relation {
    case .atMost: "broken above \(Percent.text(edge)), the recorded rate and \(margin)"
    case .atLeast: "broken below \(Percent.text(edge)), the recorded rate less \(margin)"
    case .near:
      "broken above \(Percent.text(edge)), the recorded rate and \(margin); improved below "
        + Percent.text(max(0, value - tolerance))
    }
  }

  /// How strong the lock is, for people.
  public var strengthLines: [String] {
    let base = claim.limit == nil ? "the recorded rate" : "the limit"
    let wanted = "\(claim.relation == .atLeast ? "a fall" : "a rise") of "
    let pass = claim.limit == nil ? "pass" : "prove the claim again"
    var lines = [
      "power: other random numbers \(pass) in \(Self.chance(passes)); \(wanted)"
        + "\(Self.change(claim.wantedChange)) of \(base) is caught in \(Self.chance(power))",
      detectableChange.map {
        "smallest change that is caught in 90 %: \(wanted)\(Self.change($0)) of \(base)"
      } ?? "no relative change is caught in 90 %",
      "on the same seed nothing is random: one stroke that flips moves the rate by "
        + (strokes > 0 ? Percent.text(1 / Double(strokes)) : "nothing"),
    ]
    if !isStrong {
      lines.append(
        "weak: 99 % and 90 % are wanted; \(size.strokes) strokes were played, at most "
          + "\(mostStrokes) are allowed (--max-strokes)")
    }
    return lines
  }

  /// A probability with one decimal, cut and not rounded up to certainty.
  private static func chance(_ value: Double) -> String {
    value > 0.999 ? "more than 99.9 %" : "\((value * 1000).rounded(.down) / 10) %"
  }

  private static func change(_ value: Double) -> String {
    "\((value * 1000 - 1e-6).rounded(.up) / 10) %"
  }
}
