/// The registry of reports from the field: a new one is one entry in the file of its kind.
public enum FieldReports {
  /// In the order of their numbers.
  ///
  /// Published reports of one thread have one number; those that speak of two cases stand twice.
  public static let all: [FieldReport] =
    (drags + pagers + cancellations + recognizers + edges + others).enumerated()
    .sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }.map(\.element)
}
