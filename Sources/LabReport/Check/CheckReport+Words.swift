import LabStatistics
import LabStudy

extension CheckReport {
  /// What is beyond its limit, in a sentence.
  var verdict: String {
    let excesses = check.excesses(limits)
    let asked =
      "limits asked: distance \(FixedDecimal.text(limits.distance, decimals: 3)), error curves "
      + "\(FixedDecimal.percent(limits.curve)) points from 0.75 to 2 and "
      + "\(FixedDecimal.percent(2 * limits.curve)) elsewhere"
    guard !excesses.isEmpty else {
      return "VERDICT: within the limits (\(asked))\n"
    }
    let values = Dictionary(
      check.quantities.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    return "VERDICT: outside the limits (\(asked)):\n"
      + excesses.map { "  \($0.title): \($0.text(values[$0] ?? 0))\n" }.joined()
  }

  /// What the words of the tables mean.
  var notes: String {
    let gate = PersonGate(persons: check.recorded.persons)
    let few =
      gate == .claim
      ? ""
      : "\(check.recorded.persons) recorded persons are few: every +- and every 95 % here is too "
        + "narrow.\n"
    return """
      distance: the largest difference between the shares of recorded and of synthetic strokes below a value (Kolmogorov \
      and Smirnov), every stroke once; 0 is the same, 1 is no overlap; at: that value.
      +-: how far as many other persons would lie from the recorded ones (95 %, persons resampled); a distance below it \
      may be the choice of persons.
      synthetic: whether synthetic strokes are larger or smaller there. Angles are from the direction of the stroke, \
      clockwise positive; curvature is deviation by chord, positive to the right of the motion.
      A direction is that of the chord. Strokes with a chord below 10 pt do not count, neither recorded nor synthetic.
      stolen scrolls, lost swipes: by the rule that keeps |dx| >= ratio |dy| for the carousel; at 10 pt: at the first \
      event beyond 10 pt on an axis. 95 % of persons holds for each ratio by itself.
      Only rows with a limit are judged.
      \(few)
      """
  }
}
