import LabSimulation

extension ObjectReader {
  mutating func number(
    _ key: String, in range: ClosedRange<Double>, unit: String = ""
  ) throws(InputError) -> Double? {
    try value(key, .number(range, unit: unit, words: [:]))?.number
  }

  mutating func integer(_ key: String, in range: ClosedRange<Int>) throws(InputError) -> Int? {
    try value(key, .integer(range))?.number.map { Int($0) }
  }

  mutating func flag(_ key: String) throws(InputError) -> Bool? {
    guard case .flag(let flag)? = try value(key, .flag) else { return nil }
    return flag
  }

  mutating func choice<Choice>(
    _ key: String, as type: Choice.Type = Choice.self
  ) throws(InputError) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    try word(key, of: Choice.allCases.map(\.rawValue)).flatMap(Choice.init)
  }

  /// A rectangle: `{ x: 0, y: 0, width: 390, height: 844 }`; x and y are 0 if left out.
  mutating func rect(_ key: String) throws(InputError) -> Rect? {
    guard var reader = try object(key) else { return nil }
    let rect = Rect(
      x: try reader.number("x", in: SceneReader.place, unit: "pt") ?? 0,
      y: try reader.number("y", in: SceneReader.place, unit: "pt") ?? 0,
      width: try reader.required(
        "width", try reader.number("width", in: SceneReader.size, unit: "pt")),
      height: try reader.required(
        "height", try reader.number("height", in: SceneReader.size, unit: "pt")))
    try reader.finish()
    return rect
  }

  /// The elements of an array, each with the way to it.
  mutating func elements(
    _ key: String
  ) throws(InputError) -> [(value: LocatedValue, path: String)] {
    let path = path(to: key)
    return (try array(key) ?? []).enumerated().map { ($1, "\(path)[\($0)]") }
  }

  /// The members of an object whose keys are names, each with the way to it.
  mutating func named(_ key: String) throws(InputError) -> [NamedValue] {
    guard let value = value(key) else { return [] }
    guard case .object(let members) = value.content else {
      throw error(key, .wrongKind(expected: "an object", found: value.phrase))
    }
    let path = path(to: key)
    return members.map {
      NamedValue(
        name: PlacedName($0.key, $0.position, path), value: $0.value, path: "\(path).\($0.key)")
    }
  }

  /// Whether a key of a table stands in the object, nested or in quotes.
  func gives(_ key: String) -> Bool {
    if keys.contains(key) { return true }
    var copy = self
    let parts = key.split(separator: ".").map(String.init)
    guard let first = parts.first, var value = copy.value(first) else { return false }
    for part in parts.dropFirst() {
      guard case .object(let members) = value.content,
        let member = members.first(where: { $0.key == part })
      else { return false }
      value = member.value
    }
    return true
  }
}

/// A value under a name that the user chose.
struct NamedValue {
  var name: PlacedName
  var value: LocatedValue
  var path: String
}

/// A name that refers to something, with its place in the text.
struct PlacedName {
  var name: String
  var position: SourcePosition
  var path: String

  init(_ name: String, _ position: SourcePosition, _ path: String) {
    self.name = name
    self.position = position
    self.path = path
  }
}
