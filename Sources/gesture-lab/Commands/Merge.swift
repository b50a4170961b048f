import LabStudy

extension Verb {
  /// Puts the shards of a sweep together.
  static let merge = Verb(
    "merge", "put the shards of a sweep together",
    discussion: """
      Takes what sweep --shard 1/N to N/N --csv wrote, in any order, and writes the bytes that one \
      sweep without shards writes. Missing, doubled, damaged and foreign shards are named, with exit \
      code 65.
      """,
    operands: [Operand("FILE", .input, count: .oneOrMore, "a shard")],
    options: [
      .own([Option("csv", "FILE", .output, fallback: .required, "where the merged rates go")])
    ],
    examples: [
      Example("gesture-lab merge part-*.csv --csv all.csv", "all shards in a folder")
    ]
  ) { arguments in
    let output = try OutputFile(arguments.requiredText("csv"))
    var merge = ShardMerge()
    for path in arguments.operands("FILE") {
      try merge.add(String(decoding: try InputFile.read(path), as: UTF8.self), file: path)
    }
    try output.write(try merge.text())
    try output.commit()
    return .good
  }
}
