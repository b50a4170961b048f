/// A file of strokes: its name as the user gave it, and what is in it.
public struct ImportedFile: Sendable {
  public var name: String
  public var bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

extension Importer {
  /// All strokes of several files, in points of the simulated screen.
  ///
  /// A person or session that has the same name in two files is the same one. Where a format counts
  /// strokes, the count goes on from file to file.
  ///
  /// - Throws: `InputError` with file, line and column; for a stroke that two files have, and for
  ///   files that disagree about their anchor or clock.
  public func strokes(
    in files: [ImportedFile], _ options: RecordingOptions
  ) throws -> ImportedStrokes {
    if files.count == 1, let file = files.first {
      return try strokes(in: file.bytes, file: file.name, options)
    }
    var all = ImportedStrokes()
    var owners: [StrokeName: String] = [:]
    for (index, file) in files.enumerated() {
      var imported = try unchecked(in: file.bytes, file: file.name, options)
      if countsStrokes {
        for place in imported.strokes.indices {
          imported.strokes[place].name.stroke = "\(all.strokes.count + place + 1)"
        }
      }
      func refuse(_ words: String) -> InputError {
        InputError(file: file.name, position: nil, .custom(words))
      }
      for place in imported.strokes.indices { imported.strokes[place].file = file.name }
      for stroke in imported.strokes {
        guard let owner = owners.updateValue(file.name, forKey: stroke.name) else { continue }
        throw refuse(
          "stroke \(InputFault.printable(stroke.name.stroke)) of person "
            + "\(InputFault.printable(stroke.name.person)) is in \(InputFault.printable(owner)) too: "
            + "import each file by itself with its own --set session=NAME or --set person=NAME, and "
            + "then what comes out together")
      }
      if index == 0 {
        all.anchor = imported.anchor
        all.clock = imported.clock
      }
      for (option, isSame) in [
        ("anchor", all.anchor == imported.anchor), ("clock", all.clock == imported.clock),
      ] where !isSame {
        throw refuse(
          "its line `# \(option):` is not that of \(InputFault.printable(files[0].name)): say by "
            + "--\(option) what holds for all")
      }
      all.strokes += imported.strokes
      all.intentWords.formUnion(imported.intentWords)
      all.couldBePixels = all.couldBePixels || imported.couldBePixels
      all.notes += imported.notes.map { "\(InputFault.printable(file.name)): \($0)" }
    }
    if let first = files.first {
      all.notes += try AimReader.idleWords(options, in: all.intentWords, file: first.name)
    }
    return all
  }

  /// Whether strokes are named by their numbers in a file, and have no names of their own.
  private var countsStrokes: Bool {
    switch kind {
    case .touchScreen, .browser: true
    case .table, .application: false
    }
  }
}
