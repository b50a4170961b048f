import LabStatistics
import LabStudy

extension DeviceReport {
  /// How many strokes without an explanation are listed.
  private static let listed = 10

  /// The report for people: for each generation the agreement of every profile and hypothesis, the best
  /// one, and the strokes that none explains.
  public func table() throws -> String {
    let parts = try checks.map(section)
    return ([head] + parts).joined(separator: "\n")
  }

  private var head: String {
    let persons = Set(log.strokes.map(\.name.person)).count
    var text =
      "\(Preamble.line(name)): \(Self.counted(log.strokes.count)) of \(persons) "
      + "\(persons == 1 ? "person" : "persons")\n"
      + "The lab is \(Self.standing).\n"
    if log.silent > 0 {
      text +=
        "Left out, for they say nothing of what the device did: "
        + "\(Self.counted(log.silent)).\n"
    }
    return text
  }

  private func section(_ check: DeviceCheck) throws -> String {
    try [heading(check), compared(check), agreement(check), best(check), unexplained(check)].joined(
      separator: "\n")
  }

  private func heading(_ check: DeviceCheck) -> String {
    var devices: [String] = []
    for stroke in check.strokes {
      let name = "\(stroke.device.model) with \(stroke.device.system)"
      if !devices.contains(name) { devices.append(name) }
    }
    return "DEVICES OF PROFILE \(check.profile): \(Self.counted(check.strokes.count)) on "
      + devices.map(InputFault.printable).joined(separator: ", ") + "\n"
  }

  private func compared(_ check: DeviceCheck) -> String {
    let coverage = check.coverage
    var table = TextTable(["", "told", "without end", "unknown"], labels: 1)
    for part in coverage.parts {
      table.rows.append([
        part.kind.title, "\(part.told)", "\(part.withoutEnd)", "\(part.unknown)",
      ])
    }
    let lines: [(String, Int, String, Int)] = [
      ("touches", coverage.touches, "coalesced", coverage.coalesced),
      ("states", coverage.states, "of other recognizers", coverage.otherStates),
      ("drag calls", coverage.calls, "beside states", coverage.otherCalls),
      ("offsets", coverage.offsets, "after the lift", coverage.laterOffsets),
    ]
    let words = lines.map { name, used, why, left in
      "\(name) \(used)" + (left > 0 ? " (left out: \(left) \(why))" : "")
    }
    return "COMPARED, strokes of which the log tells it; what is unknown speaks against no model\n"
      + table.text + "Lines that were used: \(words.joined(separator: ", ")).\n"
  }

  private func agreement(_ check: DeviceCheck) throws -> String {
    let strategies = check.strategies
    var table = TextTable(
      ["profile", "hypothesis", "agree", "%", "95 %"] + strategies.map(InputFault.printable),
      labels: 2)
    let order = check.groups.flatMap(\.models)
    for model in order {
      let (agree, strokes) = check.agreement(model)
      let interval = try check.interval(model)
      table.rows.append(
        [
          "\(check.models[model].profile)", check.models[model].hypothesis.name,
          Self.count((agree, strokes)), FixedDecimal.percent(Double(agree) / Double(strokes)),
          "\(FixedDecimal.percent(interval.lower)) .. \(FixedDecimal.percent(interval.upper))",
        ] + strategies.map { Self.count(check.agreement(model, strategy: $0)) })
    }
    return "AGREEMENT, strokes in which lab and device did the same\n" + table.text
  }

  private static func counted(_ strokes: Int) -> String {
    "\(strokes) \(strokes == 1 ? "stroke" : "strokes")"
  }

  private static func count(_ count: (agree: Int, strokes: Int)) -> String {
    "\(count.agree) of \(count.strokes)"
  }

  private func best(_ check: DeviceCheck) throws -> String {
    let telling = check.telling.count
    var text =
      "BEST\n\(telling) of \(check.strokes.count) strokes tell any two of the "
      + "\(check.models.count) models apart.\n"
    guard let duel = try check.duel() else {
      let agree = Self.count((check.groups.first?.agree ?? 0, check.strokes.count))
      return text + "All models explain the very same strokes, \(agree): a tie of all.\n"
    }
    text += "Most strokes (\(duel.best.agree)): \(names(duel.best, check)).\n"
    if duel.best.models.count > 1 {
      text += "These agree on the very same strokes: a tie that this log cannot settle.\n"
    }
    let ties = check.groups.dropFirst().filter { $0.agree == duel.best.agree }
    for tie in ties {
      text += "As many, on other strokes: \(names(tie, check)). This is a tie too.\n"
    }
    if ties.isEmpty { text += "Next (\(duel.other.agree)): \(names(duel.other, check)).\n" }
    text +=
      "Between the best two: \(Self.counted(duel.onlyBest)) that only the first explains, "
      + "\(duel.onlyOther) that only the second does; exact p "
      + "\(FixedDecimal.text(duel.exactP, decimals: 4)), adjusted for the choice "
      + "\(FixedDecimal.text(duel.holmP, decimals: 4)) (McNemar, Holm; every stroke as if it stood "
      + "for itself).\n"
    if duel.holmP >= 1 - RateSummary.confidence {
      text += "That is no finding: a coin could have done it. Record more strokes.\n"
    }
    return text
  }

  private func names(_ group: DeviceCheck.Group, _ check: DeviceCheck) -> String {
    group.models.map { check.models[$0].name }.joined(separator: ", ")
  }

  private func unexplained(_ check: DeviceCheck) -> String {
    let strokes = check.unexplained
    guard !strokes.isEmpty else { return "UNEXPLAINED\nEvery stroke is explained by some model.\n" }
    let model = check.groups[0].models[0]
    var text =
      "UNEXPLAINED, \(strokes.count) of \(check.strokes.count) strokes, against "
      + "\(check.models[model].name)\n"
    for stroke in strokes.prefix(Self.listed) {
      let name = check.strokes[stroke].name
      let words = check.trials[model][stroke].differences.map {
        "\($0.kind.title): device \($0.device), lab \($0.lab)"
      }
      text +=
        [name.person, name.session, name.stroke].map(InputFault.printable).joined(separator: "/")
        + " \(InputFault.printable(check.strokes[stroke].setting)): "
        + words.joined(separator: "; ") + "\n"
    }
    if strokes.count > Self.listed { text += "and \(strokes.count - Self.listed) more\n" }
    return text
  }
}
