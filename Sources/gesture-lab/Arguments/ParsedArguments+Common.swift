extension ParsedArguments {
  /// The value of `--jobs`, else the number of processors.
  var jobs: Int { integer("jobs") ?? System.processorCount }

  /// How progress is shown: `--progress`, and never under `--quiet`.
  var progress: Progress.Mode {
    flag("quiet") ? .never : requiredChoice("progress", as: Progress.Mode.self)
  }

  /// Whether an output goes to standard output, so that nothing else may be written there.
  var writesStandardOutput: Bool {
    path.verb.options.contains { $0.kind == .output && texts(of: $0).contains("-") }
  }

  /// The command line for the record in a data file.
  ///
  /// Options stand in the order of the table. Left out is what changes no byte: where the outputs
  /// go, the group `running`, and an option that says what holds anyway. Of files and folders only the last component of the path stays,
  /// since data name no host and no path.
  var record: String {
    var words = path.chain.map(\.name)
    for operand in path.verb.operands {
      words += operands(operand.name).map { Self.pathless($0, operand.kind) }
    }
    for group in path.verb.groups where group.title != OptionGroup.running.title {
      for option in group.options where option.kind != .output {
        let texts = texts(of: option)
        if option.isFlag, !texts.isEmpty { words.append(option.typed) }
        guard !option.isFlag, texts.count != 1 || .value(texts[0]) != option.fallback else {
          continue
        }
        for text in texts { words += [option.typed, Self.pathless(text, option.kind)] }
      }
    }
    return words.map(Self.quoted).joined(separator: " ")
  }

  private static func pathless(_ text: String, _ kind: ValueKind) -> String {
    switch kind {
    case .input, .output, .folder: text.split(separator: "/").last.map(String.init) ?? text
    case .text, .suggested, .integer, .number, .seed, .choices: text
    }
  }

  /// The word as a shell reads it back, on one line.
  private static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./:=,+@%".contains($0))
    }
    let line = word.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: " ")
    return plain && !word.isEmpty ? word : "'" + line.replacing("'", with: #"'\''"#) + "'"
  }
}
