import LabStudy

/// A device log held against the lab, in the forms in which it leaves the lab: tables, CSV, JSON.
public struct DeviceReport: Sendable {
  public var log: DeviceLog
  /// One check for each generation of the operating system in the log.
  public var checks: [DeviceCheck]
  /// The name of the log, without its folder.
  public var name: String
  private let lines: [(key: String, value: String)]

  /// What stands in every output: nobody has held the lab against a known device before this log.
  public static let standing = "not yet checked on a device by its authors"

  /// - Parameter command: the verb with those arguments that determine the data.
  public init(_ log: DeviceLog, _ checks: [DeviceCheck], name: String, command: String) {
    self.log = log
    self.checks = checks
    self.name = name
    lines = [
      ("version", Version.text), ("command", command),
      ("device log version", "\(DeviceLog.version)"),
      ("strokes", "\(checks.map(\.strokes.count).reduce(0, +))"), ("lab", Self.standing),
    ]
  }

  /// RFC 4180, one row per stroke, profile and hypothesis, with a preamble of `#` lines.
  public func csv(withPreamble: Bool = true) -> String {
    let preamble = lines.map { "# \($0.key): \(Preamble.line($0.value))\n" }.joined()
    return (withPreamble ? preamble : "") + Column.csv(rows, DeviceRow.columns)
  }

  /// One object: the preamble's keys, and the rows with the CSV's column names.
  public func json() throws -> String {
    try JSONText.text(
      Document(
        schema: "gesture-lab/device-log/1",
        about: Dictionary(uniqueKeysWithValues: lines.map { ($0.key, $0.value) }),
        rows: Column.objects(rows, DeviceRow.columns)))
  }

  private struct Document: Encodable {
    var schema: String
    var about: [String: String]
    var rows: [[String: Cell]]
  }

  private var rows: [DeviceRow] {
    checks.flatMap { check in
      check.strokes.indices.flatMap { stroke in
        check.models.indices.map { model in
          DeviceRow(
            stroke: check.strokes[stroke], model: check.models[model],
            device: check.observed[stroke], trial: check.trials[model][stroke])
        }
      }
    }
  }
}
