/// The help of one verb, made from its table.
struct Help {
  let path: VerbPath

  /// The whole text, ending with a line break; no line is longer than 80 columns unless a single
  /// word or an example is.
  var text: String {
    var sections = [[opening], usage]
    if !verb.discussion.isEmpty {
      sections.append(TextColumns.wrap(verb.discussion, width: TextColumns.width))
    }
    sections.append(section("verbs", verb.verbs.map { ($0.name, $0.summary) }))
    sections.append(section("operands", verb.operands.map { ($0.usage, Self.text($0)) }))
    sections += optionSections
    sections.append(exampleLines)
    sections += path.isRoot ? closing : []
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var verb: Verb { path.verb }

  private var opening: String {
    let rest = verb.summary.dropFirst()
    return verb.summary.prefix(1).uppercased() + rest + "."
  }

  private var usage: [String] {
    var words = [String]()
    if !verb.verbs.isEmpty { words.append("VERB") }
    words += verb.operands.map(\.usage)
    words += verb.options.filter { $0.fallback == .required }.map(Self.typed)
    words.append(verb.verbs.isEmpty ? "[options]" : "...")
    let lead = "usage: \(path.typed) "
    let lines = TextColumns.wrap(
      words.joined(separator: " "), width: TextColumns.width - lead.count)
    return lines.enumerated().map { index, line in
      (index == 0 ? lead : String(repeating: " ", count: lead.count)) + line
    }
  }

  /// All groups aligned in one column, so that the eye finds every description at one place.
  private var optionSections: [[String]] {
    let version = Option.flag("version", "show the version")
    let title = verb.groups.isEmpty ? "options" : "other"
    let groups = verb.groups + [OptionGroup(title, (path.isRoot ? [version] : []) + [.help])]
    let names = TextColumns.nameWidth(groups.flatMap(\.options).map(Self.names))
    return groups.map { group in
      let rows = group.options.map { (Self.names($0), Self.text($0)) }
      return section(group.title, rows, nameWidth: names)
    }
  }

  private var exampleLines: [String] {
    guard !verb.examples.isEmpty else { return [] }
    return ["examples:"]
      + verb.examples.flatMap { example in
        ["  " + example.line]
          + TextColumns.wrap(example.effect, width: TextColumns.width - 6).map { "      " + $0 }
      }
  }

  private var closing: [[String]] {
    [
      section("exit codes", ExitCode.allCases.map { ("\($0.rawValue)", $0.summary) }),
      ["Run `\(path.typed) help VERB` for the operands, options and examples of a verb."],
    ]
  }

  private func section(
    _ title: String, _ rows: [(name: String, text: String)], nameWidth: Int? = nil
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    let names = nameWidth ?? TextColumns.nameWidth(rows.map(\.name))
    return ["\(title):"] + TextColumns.align(rows, nameWidth: names)
  }

  // MARK: Rows

  private static func typed(_ option: Option) -> String {
    option.typed + (option.placeholder.map { " " + $0 } ?? "")
  }

  private static func names(_ option: Option) -> String {
    (option.short.map { "-\($0), " } ?? "    ") + typed(option)
  }

  private static func text(_ operand: Operand) -> String {
    described(operand.help, operand.kind.limits.map { [$0] } ?? [])
  }

  private static func text(_ option: Option) -> String {
    var notes: [String] = []
    if !option.isFlag, let limits = option.kind.limits { notes.append(limits) }
    if option.isRepeated { notes.append("may be repeated") }
    switch option.fallback {
    case .none: break
    case .value(let text): notes.append("default: \(text)")
    case .described(let words): notes.append("default: \(words)")
    case .required: notes.append("required")
    }
    return described(option.help, notes)
  }

  private static func described(_ help: String, _ notes: [String]) -> String {
    notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
  }
}
