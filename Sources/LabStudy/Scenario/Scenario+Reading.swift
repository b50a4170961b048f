import LabSimulation

extension Scenario {
  /// Reads a scenario from JSON5.
  ///
  /// Keys that are left out keep their defaults. Unknown and duplicate keys, values out of range,
  /// contradictions between values and unknown strategies are refused with their place in the file.
  public init(_ bytes: [UInt8], file: String) throws(InputError) {
    self.init(name: Self.name(ofFile: file))
    let root = try JSON5Reader.read(bytes, file: file)
    var reader = try ObjectReader(root, file: file)
    if let name = try reader.title("name") { self.name = name }
    if let seed = try reader.seed("seed") { self.seed = seed }
    let strategies = try reader.array("strategies") ?? []
    try reader.apply(nested: Self.parameters, to: &self)
    rows = try Self.rows(strategies, file: file)
    if rows.isEmpty {
      throw reader.error("strategies", .custom("a scenario needs at least one strategy"))
    }
    if let contradiction {
      throw InputError(
        file: file, position: root.place(of: contradiction.key), key: contradiction.key,
        .custom(contradiction.sentence))
    }
  }

  /// What stands in a file name before the last extension.
  private static func name(ofFile file: String) -> String {
    let last = InputFault.printable(file.split(separator: "/").last.map(String.init) ?? file)
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }

  /// Values that are possible alone and not together, as key and sentence.
  public var contradiction: (key: String, sentence: String)? {
    if let contradiction = layout.contradiction {
      return ("layout." + contradiction.key, contradiction.sentence)
    }
    if device.deliveryHz > device.scanHz {
      return (
        "device.deliveryHz", "events cannot be delivered more often than the screen is scanned"
      )
    }
    if let mixture = hand.shares.emptyMixture {
      return ("hand." + mixture, "the shares of \(mixture) must add up to more than 0")
    }
    if people != nil, hand.shares != MixtureShares() {
      return (
        "hand",
        "the shares of the scenario's hand would replace the parts of the population file: set the "
          + "file's own shares"
      )
    }
    if strokes == nil {
      return ("persons", "persons x sessions x strokes per session is more than 2^31 strokes")
    }
    return nil
  }

  private static func rows(
    _ values: [LocatedValue], file: String
  ) throws(InputError) -> [StrategyRow] {
    var rows: [StrategyRow] = []
    for (index, value) in values.enumerated() {
      let path = "strategies[\(index)]"
      let row = try Self.row(value, file: file, path: path)
      if rows.contains(where: { $0.label == row.label }) {
        throw InputError(
          file: file, position: value.position, key: path,
          .custom("a second row is called \(row.label): give each its own label"))
      }
      rows.append(row)
    }
    return rows
  }

  /// A strategy is its name (`"native"`) or an object with the name, a label and its parameters.
  private static func row(
    _ value: LocatedValue, file: String, path: String
  ) throws(InputError) -> StrategyRow {
    if case .string(let name) = value.content {
      guard let strategy = Strategies.named(name) else {
        throw InputError(
          file: file, position: value.position, key: path,
          .unknownWord(name, choices: Strategies.names))
      }
      return StrategyRow(strategy)
    }
    var reader = try ObjectReader(value, file: file, path: path)
    let label = try reader.title("label")
    let name = try reader.required("name", try reader.word("name", of: Strategies.names))
    guard let strategy = Strategies.named(name) else {
      throw reader.error("name", .unknownWord(name, choices: Strategies.names))
    }
    return StrategyRow(label: label, try read(strategy, &reader))
  }

  private static func read<S: Strategy>(
    _ strategy: S, _ reader: inout ObjectReader
  ) throws(InputError) -> any Strategy {
    var strategy = strategy
    try reader.apply(nested: S.parameters, to: &strategy)
    return strategy
  }
}

extension LocatedValue {
  /// Where the value of a dotted key stands, or the deepest object around it that is there.
  fileprivate func place(of key: String) -> SourcePosition {
    guard case .object(let members) = content else { return position }
    let parts = key.split(separator: ".", maxSplits: 1)
    guard let member = members.first(where: { $0.key == parts[0] }) else { return position }
    return parts.count == 1 ? member.value.position : member.value.place(of: String(parts[1]))
  }
}

extension ObjectReader {
  /// A name that tables and file heads can show: not empty, on one line, nothing that steers a
  /// terminal.
  mutating func title(_ key: String) throws(InputError) -> String? {
    guard let text = try string(key) else { return nil }
    guard !text.isEmpty, InputFault.isPrintable(text) else {
      throw error(
        key,
        .wrongKind(
          expected: "a name of one line without control characters",
          found: text.isEmpty ? "an empty string" : "the string " + InputFault.quoted(text)))
    }
    return text
  }

  /// Sets every key of a table, and refuses every key that nobody knows.
  ///
  /// Dotted keys stand as nested objects in the text, or as they are in quotes.
  mutating func apply<Root>(
    nested table: [Parameter<Root>], to root: inout Root
  ) throws(InputError) {
    let quoted = table.filter { $0.key.contains(".") && keys.contains($0.key) }
    try apply(table.filter { !$0.key.contains(".") } + quoted, to: &root)
    var groups: [String] = []
    for parameter in table {
      guard let dot = parameter.key.firstIndex(of: ".") else { continue }
      let group = String(parameter.key[..<dot])
      if !groups.contains(group) { groups.append(group) }
    }
    for group in groups {
      if let twice = quoted.first(where: { $0.key.hasPrefix(group + ".") }), keys.contains(group) {
        throw error(
          twice.key, .custom("it stands in quotes and inside \(group): give it once"))
      }
      let members = table.filter { $0.key.hasPrefix(group + ".") }
        .map { $0.named(String($0.key.dropFirst(group.count + 1))) }
      if var reader = try object(group) { try reader.apply(nested: members, to: &root) }
    }
    try finish()
  }
}
