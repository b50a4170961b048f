extension Shell {
  /// Works with the bash 3.2 of macOS and without the bash-completion package.
  ///
  /// Where the script offers nothing, bash itself offers files: that is how files are completed.
  static let bash = Shell(
    name: "bash", installation: "eval \"$(gesture-lab completion bash)\""
  ) { root in
    let paths = root.everyPath
    let values = paths.flatMap(valueCases)
    return """
      # bash completion for \(root.verb.name), written by `\(root.verb.name) completion bash`
      _gesture_lab() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local at="" options="" words="" index
        # bash splits --key=value into three words
        if [[ $current == "=" ]]; then
          current=""
        elif [[ $previous == "=" ]]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "$at ${COMP_WORDS[index]}" in
            \(known(paths))) at="$at ${COMP_WORDS[index]}" ;;
          esac
        done
        COMPREPLY=()
        case "$at $previous" in
      \(values.joined(separator: "\n"))
        esac
        case "$at" in
      \((paths.map(wordCase) + [helpCase(root)]).joined(separator: "\n"))
        esac
        if [[ $current == -* ]]; then
          words="$options"
        fi
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o bashdefault -o default -F _gesture_lab \(root.verb.name)

      """
  }

  private static func key(_ path: VerbPath) -> String {
    path.names.map { " " + $0 }.joined()
  }

  private static func known(_ paths: [VerbPath]) -> String {
    (paths.filter { !$0.isRoot }.map(key) + [" help"]).map { "\"\($0)\"" }.joined(separator: " | ")
  }

  /// After an option with a value: its words, or nothing, so that bash offers files.
  private static func valueCases(_ path: VerbPath) -> [String] {
    path.verb.options.filter { !$0.isFlag }.map { option in
      let names = [option.typed] + (option.short.map { ["-\($0)"] } ?? [])
      let pattern = names.map { "\"\(key(path)) \($0)\"" }.joined(separator: " | ")
      let words = option.kind.words.map {
        "COMPREPLY=($(compgen -W \"\($0.joined(separator: " "))\" -- \"$current\")); "
      }
      return "    \(pattern)) \(words ?? "")return ;;"
    }
  }

  private static func wordCase(_ path: VerbPath) -> String {
    let verb = path.verb
    let options = (verb.options + [.help]).map(\.typed) + (path.isRoot ? ["--version"] : [])
    let words =
      verb.verbs.map(\.name) + (path.isRoot ? ["help"] : [])
      + verb.operands.flatMap { $0.kind.words ?? [] }
    return "    \"\(key(path))\") options=\"\(options.joined(separator: " "))\" "
      + "words=\"\(words.joined(separator: " "))\" ;;"
  }

  private static func helpCase(_ root: VerbPath) -> String {
    "    \" help\") words=\"\(root.verb.verbs.map(\.name).joined(separator: " "))\" ;;"
  }
}
