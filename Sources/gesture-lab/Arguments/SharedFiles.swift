/// Refuses a line on which two places read standard input or write the same file.
///
/// The second reader would find nothing, and of two writers the later would silently replace, or
/// on standard output mix with, what the earlier wrote.
enum SharedFiles {
  static func check(
    path: VerbPath, texts: [String: [String]], operands: [String: [String]]
  ) throws(UsageError) {
    var reads: [(place: String, file: String)] = []
    var writes: [(place: String, file: String)] = []
    for operand in path.verb.operands where operand.kind == .input {
      reads += (operands[operand.name] ?? []).map { (operand.name, $0) }
    }
    for option in path.verb.options {
      let named = (texts[option.name] ?? []).map { (place: option.typed, file: $0) }
      if option.kind == .input { reads += named }
      if option.kind == .output { writes += named }
    }
    for list in [reads.filter { $0.file == "-" }, writes] {
      for (index, one) in list.enumerated() {
        guard let other = list[(index + 1)...].first(where: { $0.file == one.file }) else {
          continue
        }
        throw UsageError(
          path: path, fault: .sharedFile(one.file, first: one.place, second: other.place))
      }
    }
  }
}
