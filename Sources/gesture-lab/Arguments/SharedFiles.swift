/// Refuses a line on which two places read standard input, or one writes what another reads or writes.
///
/// The second reader of standard input would find nothing; an output would replace the very input, a
/// recording that cannot be made again; and of two writers the later would silently replace, or on
/// standard output mix with, what the earlier wrote. Files are the same however their paths are
/// spelled.
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
    try refuseTwice(reads.filter { $0.file == "-" }, path)
    try refuseTwice(writes, path)
    for output in writes where output.file != "-" {
      let target = place(of: output.file)
      guard let input = reads.first(where: { $0.file != "-" && place(of: $0.file) == target })
      else { continue }
      throw UsageError(
        path: path, fault: .sharedFile(output.file, first: input.place, second: output.place))
    }
  }

  private static func refuseTwice(
    _ uses: [(place: String, file: String)], _ path: VerbPath
  ) throws(UsageError) {
    for (index, one) in uses.enumerated() {
      let first = place(of: one.file)
      guard let other = uses[(index + 1)...].first(where: { place(of: $0.file) == first })
      else { continue }
      throw UsageError(
        path: path, fault: .sharedFile(one.file, first: one.place, second: other.place))
    }
  }

  /// One name for a file, however it is spelled; a file that does not exist yet by its folder.
  private static func place(of file: String) -> String {
    guard file != "-" else { return file }
    if let resolved = System.resolved(file) { return resolved }
    // Links in a circle have no target: opening them says so.
    let target = (try? System.target(of: file)) ?? file
    let folder = System.folder(of: target)
    return (System.resolved(folder) ?? folder) + "/" + (target.split(separator: "/").last ?? "")
  }
}
