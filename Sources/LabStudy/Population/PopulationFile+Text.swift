import LabSimulation

/// The text of a population file: what differs from a preset, with a comment on every number that has
/// one, and the replicates.
///
/// `PopulationFile(_:file:)` reads from it the same numbers, to the last bit.
public struct PopulationText: Sendable {
  public var population: Population
  /// The registered population that the file builds upon.
  public var preset: Population
  public var replicates: [Population] = []
  /// Settings of the glass that the file carries.
  public var device: [(key: String, value: ParameterValue)] = []
  /// The strokes that the numbers were fitted to.
  public var origin: PopulationOrigin?
  /// How a number came about, by key; those of the glass under `device`.
  public var comments: [String: String] = [:]
  /// Lines above everything.
  public var heading: [String] = []

  public init(_ population: Population, from preset: Population) {
    self.population = population
    self.preset = preset
  }

  /// Whether a population in a file can have this name: one line without control characters.
  public static func isName(_ name: String) -> Bool {
    !name.isEmpty && InputFault.isPrintable(name)
  }

  public var text: String {
    let own = population.parameters.map { (key: $0.key, value: $0.value(in: population)) }
    let presets = Dictionary(
      preset.parameters.map { ($0.key, $0.value(in: preset)) }, uniquingKeysWith: { $1 })
    let changed = own.filter { presets[$0.key] != $0.value || comments[$0.key] != nil }
    var text = heading.map { "// \(Self.line($0))\n" }.joined() + "{\n"
    text += "  name: \(Self.quoted(population.name)),\n"
    text += "  from: \(Self.quoted(preset.name)),\n"
    if !changed.isEmpty {
      text += "  set: {\n" + lines(of: changed, indent: 4) + "  },\n"
    }
    if !device.isEmpty {
      text += "  device: {\n" + lines(of: device, under: "device", indent: 4) + "  },\n"
    }
    if let origin {
      text +=
        "  \(PopulationFile.originKey): { persons: \(origin.persons), scrolls: \(origin.scrolls), "
        + "pages: \(origin.pages), samples: \(origin.isRaw) },\n"
    }
    guard !replicates.isEmpty else { return text + "}\n" }
    text +=
      "  // The same people drawn again and again: what another sample of people would have given.\n"
    text += "  replicates: [\n"
    let values = Dictionary(own.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    for replicate in replicates {
      let differing = replicate.parameters.map { (key: $0.key, value: $0.value(in: replicate)) }
        .filter { values[$0.key] != $0.value }
      text += "    {" + Self.inline(differing) + "},\n"
    }
    return text + "  ],\n}\n"
  }

  /// One number per line, nested by the words of its key.
  private func lines(
    of values: [(key: String, value: ParameterValue)], under prefix: String? = nil, indent: Int
  ) -> String {
    var text = ""
    var open: [String] = []
    func space() -> String { String(repeating: " ", count: indent + 2 * open.count) }
    for (key, value) in values {
      let words = key.split(separator: ".").map(String.init)
      let path = Array(words.dropLast())
      while !path.starts(with: open) {
        open.removeLast()
        text += space() + "},\n"
      }
      for word in path[open.count...] {
        text += space() + "\(word): {\n"
        open.append(word)
      }
      text += space() + "\(words.last ?? key): \(Self.text(value)),"
      if let comment = comments[prefix.map { "\($0).\(key)" } ?? key] {
        text += " // \(Self.line(comment))"
      }
      text += "\n"
    }
    while !open.isEmpty {
      open.removeLast()
      text += space() + "},\n"
    }
    return text
  }

  private static func inline(_ values: [(key: String, value: ParameterValue)]) -> String {
    var text = ""
    var open: [String] = []
    for (key, value) in values {
      let words = key.split(separator: ".").map(String.init)
      let path = Array(words.dropLast())
      while !path.starts(with: open) {
        open.removeLast()
        text += " },"
      }
      for word in path[open.count...] {
        text += " \(word): {"
        open.append(word)
      }
      text += " \(words.last ?? key): \(Self.text(value)),"
    }
    return text + String(repeating: " },", count: open.count) + (text.isEmpty ? "" : " ")
  }

  private static func text(_ value: ParameterValue) -> String {
    switch value {
    case .number, .flag: "\(value)"
    case .word(let word): quoted(word)
    case .numbers(let numbers): "[" + numbers.map(ParameterValue.text).joined(separator: ", ") + "]"
    }
  }

  /// On one line, so that a comment ends where it should.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default:
        if scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029 {
          let digits = String(scalar.value, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}
