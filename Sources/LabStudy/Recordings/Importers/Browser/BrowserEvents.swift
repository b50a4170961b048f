import LabSimulation

/// The events of a JSON file, each an object that is read by the keys that matter.
enum BrowserEvents {
  /// The elements of the array at the root, or of the array `events` of the object there.
  static func elements(_ source: ImportSource) throws(InputError) -> [ObjectReader] {
    let root = try JSON5Reader.read(source.bytes, file: source.file, passingOverBelow: depth)
    var path = ""
    var values: [LocatedValue]
    switch root.content {
    case .array(let elements):
      values = elements
    case .object:
      var reader = try ObjectReader(root, file: source.file)
      values = try reader.required("events", try reader.array("events"))
      path = "events"
    default:
      throw InputError(
        file: source.file, position: root.position,
        .wrongKind(expected: "an array of events", found: root.phrase))
    }
    var readers: [ObjectReader] = []
    for (index, value) in values.enumerated() {
      readers.append(try ObjectReader(value, file: source.file, path: "\(path)[\(index)]"))
    }
    return readers
  }

  /// The events lie within a handful of levels; a recorded page around them nests without limit.
  static let depth = 16
}

extension ObjectReader {
  /// A coordinate in CSS pixels, under the first of the keys that is there.
  mutating func coordinate(_ keys: [String]) throws(InputError) -> Double? {
    for key in keys {
      if let number = try number(key, upTo: CSVStrokes.largestCoordinate, "10^9") { return number }
    }
    return nil
  }

  /// A time as whole microseconds; `unit` is what the number counts, in microseconds.
  mutating func microseconds(_ key: String, unit: Double) throws(InputError) -> Int? {
    let limit = CSVStrokes.latestTime * 1000 / unit
    return try number(key, upTo: limit, unit == 1000 ? "10^15" : "10^12").map {
      Int(($0 * unit).rounded())
    }
  }

  private mutating func number(
    _ key: String, upTo limit: Double, _ words: String
  ) throws(InputError) -> Double? {
    guard let value = value(key) else { return nil }
    guard case .number(let number, let text) = value.content else {
      throw error(key, .wrongKind(expected: "a number", found: value.phrase))
    }
    guard number.magnitude <= limit else {
      throw error(
        key,
        .outOfRange(
          expected: "a number from -\(words) to \(words)", found: InputFault.printable(text)))
    }
    return number
  }

  /// A whole number that fits, as the codes and names of fingers are; nil for anything else.
  mutating func code(_ key: String) -> Int? {
    guard case .number(let number, _) = value(key)?.content, number.magnitude < 0x1p53 else {
      return nil
    }
    return Int(exactly: number)
  }
}
