import LabSimulation

/// Reads one object of a scenario by the keys that are asked for, and refuses the rest.
///
/// Every key that a caller asks for, by a method or by a table of parameters, is known from then
/// on; `finish()` refuses whatever key is left. A key that is absent
/// reads as nil, and `required` makes that an error.
public struct ObjectReader: Sendable {
  public let file: String
  /// The way from the root to this object, such as `strategies[1]`; empty for the root.
  public let path: String
  public let position: SourcePosition
  private let members: [LocatedValue.Member]
  private var known: [String] = []

  /// Fails with `wrongKind` when the value is no object.
  public init(_ value: LocatedValue, file: String, path: String = "") throws(InputError) {
    guard case .object(let members) = value.content else {
      throw InputError(
        file: file, position: value.position, key: path,
        .wrongKind(expected: "an object", found: value.phrase))
    }
    self.file = file
    self.path = path
    self.position = value.position
    self.members = members
  }

  /// The keys of the object, in the order of the text.
  public var keys: [String] { members.map(\.key) }

  /// Refuses the first key that nobody asked for, with the nearest known key and the list.
  public func finish() throws(InputError) {
    for member in members where !known.contains(member.key) {
      throw InputError(
        file: file, position: member.position, key: path,
        .unknownKey(member.key, known: known))
    }
  }

  /// Makes an error about the value of a key: for checks that only the caller can do.
  public func error(_ key: String, _ fault: InputFault) -> InputError {
    let member = members.first { $0.key == key }
    return InputError(
      file: file, position: member?.value.position ?? position, key: path(to: key), fault)
  }

  /// The value of a key that must be there.
  public func required<Value>(_ key: String, _ value: Value?) throws(InputError) -> Value {
    guard let value else {
      throw InputError(file: file, position: position, key: path, .missingKey(key))
    }
    return value
  }
}

// MARK: Values

extension ObjectReader {
  /// The value of a key as it stands in the text.
  public mutating func value(_ key: String) -> LocatedValue? {
    if !known.contains(key) { known.append(key) }
    return members.first { $0.key == key }?.value
  }

  /// One of the given words.
  public mutating func word(_ key: String, of choices: [String]) throws(InputError) -> String? {
    guard case .word(let word)? = try value(key, .choice(choices)) else { return nil }
    return word
  }

  /// A whole number from 0 to 2^64 - 1, exact to the last digit; hexadecimal is allowed.
  public mutating func seed(_ key: String) throws(InputError) -> UInt64? {
    guard let value = value(key) else { return nil }
    guard let seed = value.wholeNumber else {
      throw error(
        key,
        .wrongKind(expected: "a whole number from 0 to \(UInt64.max)", found: value.phrase))
    }
    return seed
  }

  /// A text without further rule.
  public mutating func string(_ key: String) throws(InputError) -> String? {
    guard let value = value(key) else { return nil }
    guard case .string(let text) = value.content else {
      throw error(key, .wrongKind(expected: "a string", found: value.phrase))
    }
    return text
  }

  /// The value of a key in the form of a parameter's kind.
  mutating func value(
    _ key: String, _ kind: ParameterKind
  ) throws(InputError) -> ParameterValue? {
    guard let value = value(key) else { return nil }
    return try value.parameterValue(of: kind, file: file, path: path(to: key))
  }
}

// MARK: Nested values

extension ObjectReader {
  /// The object of a key; the caller finishes it.
  public mutating func object(_ key: String) throws(InputError) -> ObjectReader? {
    guard let value = value(key) else { return nil }
    return try ObjectReader(value, file: file, path: path(to: key))
  }

  public mutating func array(_ key: String) throws(InputError) -> [LocatedValue]? {
    guard let value = value(key) else { return nil }
    guard case .array(let values) = value.content else {
      throw error(key, .wrongKind(expected: "an array", found: value.phrase))
    }
    return values
  }

  /// The way from the root to the value of a key.
  func path(to key: String) -> String { path.isEmpty ? key : path + "." + key }
}

// MARK: Tables

extension ObjectReader {
  /// Sets every key of the table that the object has; all keys of the table are known afterwards.
  ///
  /// Keys are set in the order of the text, so the error is the first in it. `finish()` refuses
  /// the keys of no table.
  public mutating func apply<Root>(
    _ table: [Parameter<Root>], to root: inout Root
  ) throws(InputError) {
    for parameter in table where !known.contains(parameter.key) { known.append(parameter.key) }
    for member in members {
      guard let parameter = table.first(where: { $0.key == member.key }) else { continue }
      let path = path(to: member.key)
      let value = try member.value.parameterValue(of: parameter.kind, file: file, path: path)
      do {
        try parameter.set(value, in: &root)
      } catch {
        throw self.error(member.key, InputFault(error, found: member.value.phrase))
      }
    }
  }
}
