extension Shell {
  /// One function for each verb; works sourced as well as from a folder in `fpath`.
  static let zsh = Shell(
    name: "zsh", installation: "gesture-lab completion zsh > \"${fpath[1]}/_gesture-lab\""
  ) { root in
    let functions = root.everyPath.map { $0.verb.verbs.isEmpty ? leaf($0) : branch($0) }
    let main = function(root)
    return """
      #compdef \(root.verb.name)
      # zsh completion for \(root.verb.name), written by `\(root.verb.name) completion zsh`

      \(functions.joined(separator: "\n\n"))

      if [[ $funcstack[1] == \(main) ]]; then
        \(main) "$@"
      else
        compdef \(main) \(root.verb.name)
      fi

      """
  }

  private static func function(_ path: VerbPath) -> String {
    "_" + path.chain.map(\.name).joined(separator: "-")
  }

  private static func leaf(_ path: VerbPath) -> String {
    let operands = path.verb.operands.enumerated().map { index, operand in
      // In _arguments, one colon after the place means required and two mean optional.
      let place = operand.isRepeated ? "*" : "\(index + 1)"
      let colons = operand.isRequired || operand.isRepeated ? ":" : "::"
      return quote("\(place)\(colons)\(operand.name):\(action(operand.kind))")
    }
    let lines = path.verb.options.flatMap(specifications) + [helpSpecification] + operands
    return """
      \(function(path))() {
        _arguments -s -S \\
      \(lines.map { "    " + $0 }.joined(separator: " \\\n"))
      }
      """
  }

  private static func branch(_ path: VerbPath) -> String {
    let verbs = path.verb.verbs
    let help = path.isRoot ? ["      \(quote("help:show the help of a verb"))"] : []
    let described = verbs.map { "      " + quote("\($0.name):\($0.summary)") } + help
    let routes = verbs.map { "        \($0.name)) \(function(path.appending($0))) ;;" }
    let more =
      path.isRoot
      ? ["        help) _values verb \(verbs.map(\.name).joined(separator: " ")) ;;"] : []
    let version = path.isRoot ? " \\\n    \(quote("(- *)--version[show the version]"))" : ""
    return """
      \(function(path))() {
        local state line
        local -a verbs
        verbs=(
      \(described.joined(separator: "\n"))
        )
        _arguments -C \\
          \(helpSpecification)\(version) \\
          '1: :->verb' '*:: :->rest'
        case $state in
          verb) _describe -t verbs verb verbs ;;
          rest)
            case $line[1] in
      \((routes + more).joined(separator: "\n"))
            esac ;;
        esac
      }
      """
  }

  private static let helpSpecification = "'(- *)'{-h,--help}'[show this help]'"

  private static func specifications(_ option: Option) -> [String] {
    let value = option.placeholder.map { ":\(escape($0)):\(action(option.kind))" } ?? ""
    let star = option.isRepeated ? "*" : ""
    let text = "[\(escape(option.help))]\(value)"
    let long = quote("\(star)\(option.typed)\(option.isFlag ? "" : "=")\(text)")
    guard let short = option.short else { return [long] }
    return [long, quote("\(star)-\(short)\(option.isFlag ? "" : "+")\(text)")]
  }

  private static func action(_ kind: ValueKind) -> String {
    switch kind {
    case .choices(let words), .suggested(let words): "(\(words.joined(separator: " ")))"
    case .input, .output: "_files"
    case .folder: "_files -/"
    case .text, .integer, .number, .seed: " "
    }
  }

  /// The text with the characters escaped that end a part of a specification.
  private static func escape(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
  }

  private static func quote(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
