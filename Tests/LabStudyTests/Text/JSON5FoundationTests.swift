import Foundation
import LabStudy
import Testing

/// Foundation's own reader as an oracle.
@Suite("JSON5 as Foundation reads it")
struct JSON5FoundationTests {
  @Test(
    "a text that Foundation accepts is accepted and has the same value",
    arguments: JSON5TextCases.valid)
  func accepted(text: String) throws {
    let oracle = try Self.foundation(text)
    let value = try JSON5Reader.read(text, file: "x")
    #expect(JSONTree(value) == oracle)
  }

  @Test("a text that Foundation refuses is refused", arguments: JSON5TextCases.invalid)
  func refused(text: String) {
    #expect(throws: (any Error).self) { try Self.foundation(text) }
    #expect(throws: InputError.self) { try JSON5Reader.read(text, file: "x") }
  }

  @Test("what Foundation accepts and an experiment must not contain is refused")
  func refusedOnPurpose() {
    for (text, reason) in JSON5TextCases.refusedOnPurpose {
      #expect(throws: Never.self) { try Self.foundation(text) }
      #expect(throws: InputError.self, "\(text): \(reason)") {
        try JSON5Reader.read(text, file: "x")
      }
    }
  }

  @Test("what the standard allows and Foundation cannot read is read by the standard")
  func beyondFoundation() throws {
    for (text, content) in JSON5TextCases.beyondFoundation {
      #expect(try JSON5Reader.read(text, file: "x").content == content, "\(text)")
    }
    #expect(throws: InputError.self) {
      try JSON5Reader.read(JSON5TextCases.trapsFoundation, file: "x")
    }
  }

  private static func foundation(_ text: String) throws -> JSONTree {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    // Foundation of Swift 6.3 on Linux reads on behind the data after a number of 15 bytes or more,
    // and traps on what it finds there: the line end stands guard.
    return try decoder.decode(JSONTree.self, from: Data((text + "\n").utf8))
  }
}

/// A JSON value without places, which Foundation can decode.
enum JSONTree: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONTree].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  init(_ value: LocatedValue) {
    switch value.content {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number, _): self = .number(number)
    case .string(let string): self = .string(string)
    case .array(let values): self = .array(values.map(JSONTree.init))
    case .object(let members):
      self = .object(
        Dictionary(members.map { ($0.key, JSONTree($0.value)) }) { first, _ in first })
    }
  }
}
