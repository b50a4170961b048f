extension Shell {
  /// One `complete` line for each verb, option and word; works with fish 3.1 and later.
  static let fish = Shell(
    name: "fish",
    installation: "gesture-lab completion fish > ~/.config/fish/completions/gesture-lab.fish"
  ) { root in
    let name = root.verb.name
    let lines = root.everyPath.flatMap { verbLines($0) + optionLines($0) + operandLines($0) }
    return """
      # fish completion for \(name), written by `\(name) completion fish`
      function __gesture_lab_words
        string match --invert -- '-*' (commandline -opc)[2..-1]
      end

      # Whether exactly these verbs have been typed.
      function __gesture_lab_is
        set -l words (__gesture_lab_words)
        test "$argv" = "$words"
      end

      # Whether the line begins with these verbs.
      function __gesture_lab_in
        set -l words (__gesture_lab_words)
        set -l count (count $argv)
        test (count $words) -ge $count; and test "$argv" = "$words[1..$count]"
      end

      complete -c \(name) -f
      \(lines.joined(separator: "\n"))

      """
  }

  private static func verbLines(_ path: VerbPath) -> [String] {
    guard !path.verb.verbs.isEmpty else { return [] }
    let place = line(path, exactly: true)
    let verbs = path.verb.verbs.map { "\(place) -a \($0.name) -d \(quote($0.summary))" }
    guard path.isRoot else { return verbs }
    let names = quote(path.verb.verbs.map(\.name).joined(separator: " "))
    return verbs + [
      "\(place) -a help -d 'show the help of a verb'",
      "\(place) -l version -d 'show the version'",
      "complete -c \(path.verb.name) -n '__gesture_lab_is help' -a \(names)",
    ]
  }

  private static func optionLines(_ path: VerbPath) -> [String] {
    let exact = !path.verb.verbs.isEmpty
    return (path.verb.options + [.help]).map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let value = option.isFlag ? "" : " " + values(option.kind)
      return
        "\(line(path, exactly: exact)) -l \(option.name)\(short)\(value) -d \(quote(option.help))"
    }
  }

  private static func operandLines(_ path: VerbPath) -> [String] {
    path.verb.operands.compactMap { operand in
      switch operand.kind {
      case .input, .output, .folder: "\(line(path)) -F"
      case .choices(let words), .suggested(let words):
        "\(line(path)) -a \(quote(words.joined(separator: " ")))"
      case .text, .integer, .number, .seed: nil
      }
    }
  }

  private static func line(_ path: VerbPath, exactly: Bool = false) -> String {
    let command = "complete -c \(path.chain[0].name)"
    let test = exactly ? "__gesture_lab_is" : "__gesture_lab_in"
    return "\(command) -n \(quote(([test] + path.names).joined(separator: " ")))"
  }

  /// `-x` takes the value from the list alone, `-r -F` from the files.
  private static func values(_ kind: ValueKind) -> String {
    switch kind {
    case .choices(let words), .suggested(let words): "-x -a \(quote(words.joined(separator: " ")))"
    case .input, .output, .folder: "-r -F"
    case .text, .integer, .number, .seed: "-x"
    }
  }

  private static func quote(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
