import LabReport
import LabStudy

extension Verb {
  /// Holds the lab against what others have published or computed.
  static let crosscheck = Verb(
    "crosscheck", "hold the lab against published reports, or its hands against a reference",
    discussion: """
      reports plays the scene of every report under every hypothesis of its generation, and prints \
      whether the reported outcome comes about and whether the cure helps. A hypothesis that \
      explains fewer reports than another one should not be the default: the lines after the totals \
      say where that is so. hands measures every population under the bare ratio rule and prints the figures beside those \
      of an independent reference program.
      """,
    operands: [Operand("WHAT", .choices(["reports", "hands"]), "what is held against what")],
    options: [
      .own([
        Option(
          "persons", "N", .integer(100...1_000_000), fallback: "40000",
          "persons of every population, each with one stroke of either intent (hands)")
      ])
    ],
    examples: [
      Example("gesture-lab crosscheck reports", "the table of reports and hypotheses"),
      Example("gesture-lab crosscheck hands", "the populations beside their reference results"),
    ]
  ) { arguments in
    switch arguments.operand("WHAT") {
    case "hands":
      try Study.show(try HandCrosscheck(persons: arguments.requiredInteger("persons")).text)
    default: try Study.show(FieldReportTable().text)
    }
    return .good
  }
}
