/// The registry of formats: a new one is a file beside this one and a line here.
public enum Importers {
  public static let all: [Importer] = [
    .csv,
    .getevent,
    .libinput,
    .devtools,
    .rrweb,
    .deviceLog,
  ]

  public static let names: [String] = all.map(\.name)

  public static func named(_ name: String) -> Importer? {
    all.first { $0.name == name }
  }

  /// How far into a file a format is looked for.
  private static let beginning = 4096

  /// The names of the formats, apart from CSV, that a file looks like.
  static func resembling(_ bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes.prefix(beginning), as: UTF8.self)
    return all.filter { $0.kind != .table && $0.recognizes(text) }.map(\.name)
  }
}
