import LabSimulation

extension Scenario {
  /// Reads a scenario from JSON5.
  ///
  /// Keys that are left out keep their defaults. Unknown and duplicate keys, values out of range,
  /// contradictions between values and unknown strategies are refused with their place in the file. A
  /// scenario that names a population file is read by the initializer that can read files.
  public init(_ bytes: [UInt8], file: String) throws(InputError) {
    let root = try JSON5Reader.read(bytes, file: file)
    if let (word, position) = Self.populationPath(in: root) {
      throw InputError(
        file: file, position: position, key: Self.populationKey,
        .custom("no file can be read here, and \(InputFault.quoted(word)) is a population file"))
    }
    try self.init(root, file: file, people: nil)
  }

  /// - Parameter people: those of a file, or in place of the scenario's; nil for the registered ones
  ///   that the scenario names.
  init(_ root: LocatedValue, file: String, people source: PopulationSource?) throws(InputError) {
    self.init(name: Self.name(ofFile: file))
    var reader = try ObjectReader(root, file: file)
    if let name = try reader.title("name") { self.name = name }
    if let seed = try reader.seed("seed") { self.seed = seed }
    // The profile comes first, wherever it stands: assumptions that are given override it.
    if let generation = try reader.word("profile", of: Self.generations) {
      self.generation = generation
    }
    // So does the conflict, which decides what other keys there are.
    if let name = try reader.word(Self.conflictKey, of: Conflicts.names),
      let conflict = Conflicts.named(name)
    {
      self.conflict = conflict.init()
    }
    let strategies = try reader.array("strategies") ?? []
    let views = try SceneReader(of: &reader)
    if staged != nil, views != nil {
      throw reader.error("views", .custom(Self.viewsAndConflict))
    }
    let interruptions = try reader.elements("interruptions")
    // Who the people are comes first: it decides which of their numbers there are.
    try readPeople(source, root, &reader)
    try reader.apply(nested: parameters(besides: source, in: root), to: &self)
    tree = views?.scene
    rows = try rows(strategies, views, file: file)
    if rows.isEmpty, let views, !views.scene.attachments.isEmpty {
      rows = [StrategyRow(try views.described())]
    }
    if rows.isEmpty {
      throw reader.error("strategies", .custom("a scenario needs at least one strategy"))
    }
    try interrupt(interruptions, file: file)
    if let contradiction {
      throw InputError(
        file: file, position: root.place(of: contradiction.key), key: contradiction.key,
        .custom(contradiction.sentence))
    }
  }

  private mutating func readPeople(
    _ source: PopulationSource?, _ root: LocatedValue, _ reader: inout ObjectReader
  ) throws(InputError) {
    if let source {
      inhabit(source)
    } else if case .string(let word)? = root.value(of: Self.populationKey)?.content,
      Populations.names.contains(word)
    {
      inhabit(.registered(word))
    }
    let shares = MixtureShares.parameters.map {
      $0.lifted(through: \Scenario.hand.shares, under: "hand")
    }
    try reader.set(nested: shares, in: &self, isPartial: true)
  }

  /// Every key of a scenario; where its people come from elsewhere, their name is read past.
  private func parameters(
    besides source: PopulationSource?, in root: LocatedValue
  ) -> [Parameter<Scenario>] {
    guard source != nil else { return settableParameters }
    let path = Self.populationPath(in: root).map { [$0.word] } ?? []
    return settableParameters.map { parameter in
      guard parameter.key == Self.populationKey else { return parameter }
      return Parameter(
        parameter.key, parameter.summary, .choice(Populations.names + path),
        read: { parameter.value(in: $0) }, write: { _, _ in })
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
    if tree != nil, layout != LayoutSettings() {
      return ("layout", Self.layoutAndViews)
    }
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
    if let contradiction = adjustmentContradiction { return contradiction }
    if strokes == nil {
      return ("persons", "persons x sessions x strokes per session is more than 2^31 strokes")
    }
    return nil
  }

  static let layoutAndViews = "the views stand in place of a layout: give one of the two"

  static let viewsAndConflict =
    "the conflict brings its own views: leave one of the two out"

  private func rows(
    _ values: [LocatedValue], _ views: SceneReader?, file: String
  ) throws(InputError) -> [StrategyRow] {
    var rows: [StrategyRow] = []
    for (index, value) in values.enumerated() {
      let path = "strategies[\(index)]"
      let row = try row(value, views, file: file, path: path)
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
  ///
  /// `described` names the gestures of the views; its object may change them for the row.
  private func row(
    _ value: LocatedValue, _ views: SceneReader?, file: String, path: String
  ) throws(InputError) -> StrategyRow {
    func fault(_ fault: InputFault, at position: SourcePosition, _ key: String) -> InputError {
      InputError(file: file, position: position, key: key, fault)
    }
    let conflict = type(of: conflict)
    let names = conflict.strategies.map { $0.name } + (views == nil ? [] : [DescribedGestures.name])
    var reader: ObjectReader?
    let name: String
    var label: String?
    var position = value.position
    if case .string(let text) = value.content {
      guard names.contains(text) else {
        throw fault(.unknownWord(text, choices: names), at: position, path)
      }
      name = text
    } else {
      var object = try ObjectReader(value, file: file, path: path)
      label = try object.title("label")
      name = try object.required("name", try object.word("name", of: names))
      position = object.value("name")?.position ?? position
      reader = object
    }
    guard let strategy = conflict.strategy(name) else {
      guard let views else { throw fault(.unknownWord(name, choices: names), at: position, path) }
      guard var reader else { return StrategyRow(label: label, try views.described()) }
      let described = try views.described(&reader)
      try reader.finish()
      return StrategyRow(label: label, described)
    }
    var row = StrategyRow(label: label, strategy)
    if var reader { row = StrategyRow(label: label, try Self.read(strategy, &reader)) }
    do throws(ScenarioError) {
      try views?.scene.checkRoom(for: row, tuning: Tuning())
    } catch {
      throw fault(.custom("\(error)"), at: position, path)
    }
    return row
  }

  private static func read<S: Strategy>(
    _ strategy: S, _ reader: inout ObjectReader
  ) throws(InputError) -> any Strategy {
    var strategy = strategy
    try reader.apply(nested: S.parameters, to: &strategy)
    return strategy
  }
}

extension Scenario {
  /// Reads what interrupts the strokes, once the names of all views and recognizers are known.
  fileprivate mutating func interrupt(
    _ elements: [(value: LocatedValue, path: String)], file: String
  ) throws(InputError) {
    guard !elements.isEmpty else { return }
    var names: [String] = []
    var masked: [String] = []
    for row in rows {
      for attachment in scene(of: row).attachments where !names.contains(attachment.name) {
        names.append(attachment.name)
        if case .swiftUI = attachment.role { masked.append(attachment.name) }
      }
    }
    let views = tree?.views.map(\.name) ?? contest.layout.views.map(\.name)
    for (value, path) in elements {
      interruptions.append(
        try InterruptionDescription(
          value, path, file: file, views: views, recognizers: names, masked: masked))
    }
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
    try set(nested: table, in: &root)
    try finish()
  }

  /// Sets every key of a table; the caller refuses the others.
  ///
  /// - Parameter isPartial: whether the table has only some of the keys of nested objects, too.
  mutating func set<Root>(
    nested table: [Parameter<Root>], in root: inout Root, isPartial: Bool = false
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
      guard var reader = try object(group) else { continue }
      if isPartial {
        try reader.set(nested: members, in: &root, isPartial: true)
      } else {
        try reader.apply(nested: members, to: &root)
      }
    }
  }
}
