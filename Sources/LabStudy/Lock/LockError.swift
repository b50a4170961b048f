import LabSimulation

/// Why a lock cannot be made or judged.
public enum LockError: Error, Sendable, Hashable {
  /// The metric has no decided strokes, or only those of one person.
  case nothingToLock(LockMetric)
  /// The claim does not hold when it is made.
  case falseClaim(String, rate: Double)
  /// Fewer strokes are allowed than two persons draw.
  case tooFewStrokes(most: Int, needed: Int)
  /// The scenario has no row of this label.
  case unknownRow(String, known: [String])
  /// The locked parameters no longer make up a strategy, so the recorded behaviour cannot be played.
  case lostStrategy(String, why: String)
  /// The scenario changed where it must not, as "key was a, is b".
  case changedConditions([String])
  /// The numbers behind the population changed under the same name.
  case changedPopulation(String)
}

extension LockError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nothingToLock(let metric):
      "the rate \(metric) cannot be locked: it needs decided strokes of two persons"
    case .falseClaim(let claim, let rate):
      "the claim \(claim) is false: the rate is \(Percent.text(rate)). Choose another limit or "
        + "another strategy"
    case .tooFewStrokes(let most, let needed):
      "\(most) strokes are too few for a lock: two persons draw \(needed)"
    case .unknownRow(let label, let known):
      "the scenario has no row \(InputFault.printable(label))"
        + (NearestWord.nearest(to: label, in: known).map { " (did you mean \($0)?)" } ?? "")
        + ": it has " + known.joined(separator: ", ")
    case .lostStrategy(let name, let why):
      "the locked strategy \(InputFault.printable(name)) can no longer be played: \(why). Make a "
        + "new lock"
    case .changedConditions(let changes):
      "the scenario is not the one that was locked: " + changes.joined(separator: "; ")
        + ". Restore it, or accept it by `lock update`"
    case .changedPopulation(let name):
      "the numbers of the population \(name) have changed since the lock was made: accept them by "
        + "`lock update`"
    }
  }
}

/// Rates as percentages for people.
enum Percent {
  /// The rate with two decimals, or with as many as show two digits: `5.04 %`, `0.0031 %`.
  static func text(_ rate: Double) -> String {
    var scale = 100.0
    while abs(rate) * scale * 100 < 10, rate != 0, scale < 1e6 { scale *= 10 }
    let percent = (rate * 100 * scale).rounded() / scale
    return "\(ParameterValue.text(percent)) %"
  }
}
