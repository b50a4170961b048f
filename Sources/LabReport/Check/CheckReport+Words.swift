import LabStatistics
import LabStudy

extension CheckReport {
  /// What is beyond its limit, and whether the choice of persons explains it, in sentences.
  var verdict: String {
    let asked =
      "limits asked: distance \(FixedDecimal.text(limits.distance, decimals: 3)), error curves "
      + "\(FixedDecimal.percent(limits.curve)) points from 0.75 to 2 and "
      + "\(FixedDecimal.percent(2 * limits.curve)) elsewhere"
    let outside = check.excesses(limits)
    let chance = check.quantities(.chance, limits)
    let count = check.chance?.persons ?? 0
    let persons = "\(count) \(count == 1 ? "person" : "persons")"
    var text: String
    if !outside.isEmpty {
      text =
        "VERDICT: outside the limits (\(asked)), further than the choice of \(persons) explains:\n"
        + lines(outside)
      if !chance.isEmpty { text += "beyond the limits, but as by chance:\n" + lines(chance) }
    } else if !chance.isEmpty {
      text =
        "VERDICT: no clear deviation (\(asked)); beyond the limits, but no further than \(persons) of "
        + "the population itself may lie:\n" + lines(chance)
    } else {
      text = "VERDICT: within the limits (\(asked))\n"
    }
    return text + heldOutVerdict
  }

  private func lines(_ quantities: [CheckQuantity]) -> String {
    let values = Dictionary(
      check.quantities.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    return quantities.map { quantity in
      let bound = check.chance?.bounds[quantity].map { ", chance \(quantity.text($0))" } ?? ""
      return "  \(quantity.title): \(quantity.text(values[quantity] ?? 0))\(bound)\n"
    }.joined()
  }

  /// The verdict on the persons who were held out, which has nothing to do with the limits.
  private var heldOutVerdict: String {
    guard let holdOut else { return "" }
    let excesses = holdOut.excesses
    return excesses.isEmpty
      ? "HELD OUT: as far from the population as real groups of persons are from each other\n"
      : "HELD OUT: further from the population than real groups of persons are from each other:\n"
        + excesses.map { "  \($0.title)\n" }.joined()
  }

  /// What the column `chance` means; empty without it.
  private var chanceNote: String {
    guard let chance = check.chance else { return "" }
    return
      "chance: what \(chance.persons) persons of the population itself stay below in all \(chance.bounds.count) "
      + "judged rows at once, in 95 of 100 checks\n(\(chance.draws) draws of as many persons from recorded "
      + "and synthetic ones): a true population is called outside in 5 of 100 checks at most.\n"
      + "as by chance: beyond the limit, but not beyond that; more persons would decide it.\n"
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
      \(chanceNote)\(few)
      """
  }
}
