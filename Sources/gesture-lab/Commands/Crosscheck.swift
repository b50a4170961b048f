import LabReport
import LabStudy

extension Verb {
  /// Holds the lab against what others have published.
  static let crosscheck = Verb(
    "crosscheck", "hold the lab against published reports of gesture conflicts",
    discussion: """
      Plays the scene of every report under every hypothesis of its generation, and prints whether \
      the reported outcome comes about and whether the cure helps. A hypothesis that explains fewer \
      reports than another one should not be the default: the lines after the totals say where \
      that is so.
      """,
    operands: [Operand("WHAT", .choices(["reports"]), "what it is held against")],
    examples: [Example("gesture-lab crosscheck reports", "the table of reports and hypotheses")]
  ) { _ in
    try Study.show(FieldReportTable().text)
    return .good
  }
}
