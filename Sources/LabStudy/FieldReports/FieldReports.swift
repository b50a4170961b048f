/// The registry of reports from the field: a new one is one entry in the file of its kind.
public enum FieldReports {
  /// In the order of their numbers.
  public static let all: [FieldReport] =
    drags + pagers + cancellations + recognizers + edges + others

  /// Published reports of one thread have one number; those that speak of two cases stand twice.
  public static func labelled(_ label: String) -> FieldReport? { all.first { $0.label == label } }
}
