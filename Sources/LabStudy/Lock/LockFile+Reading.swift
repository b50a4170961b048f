import LabSimulation
import LabStatistics

extension Lock {
  /// The format before this one: an error rate with a margin, on the scenario's own strokes.
  static let earlierSchema = "gesture-lab/lock/1"

  /// Reads a lock of this format, or of the one before, which becomes the claim `error ~ recorded` on
  /// the strokes that it was made on.
  init(_ bytes: [UInt8], file: String) throws {
    var reader = try ObjectReader(try JSON5Reader.read(bytes, file: file), file: file)
    let schema = try reader.text("schema")
    switch schema {
    case Self.schema:
      try self.init(&reader)
      guard try reader.text("recordDigest") == digest else {
        throw reader.error(
          "recordDigest",
          .custom(
            "the lock does not fit its digest: somebody changed it by hand. Use `lock update`, or "
              + "make it anew by `lock create`"))
      }
    case Self.earlierSchema: try self.init(earlier: &reader)
    default:
      throw reader.error(
        "schema",
        .custom(
          "the format \(InputFault.quoted(schema)) is not known, this version reads "
            + "\(Self.schema) and \(Self.earlierSchema): make the lock anew by `lock create`"))
    }
    try reader.finish()
    guard Scenario(self).strokes != nil else {
      throw reader.error("persons", .custom("these are more strokes than can be counted"))
    }
  }

  private init(_ reader: inout ObjectReader) throws {
    scenario = try reader.text("scenario")
    population = try reader.string("population")
    label = try reader.text("label")
    strategy = try reader.text("strategy")
    parameters = try reader.texts("parameters")
    conditions = try reader.texts("conditions")
    let text = try reader.text("claim")
    let conflict = try Self.conflict(conditions, reader)
    do throws(ClaimError) { claim = try LockClaim(text, in: conflict) } catch {
      throw reader.error("claim", .custom("\(error)"))
    }
    value = try reader.number("value", in: 0...1)
    standardError = try reader.number("standardError", in: 0...1)
    tolerance = try reader.number("tolerance", in: 0...1)
    passes = try reader.number("passes", in: 0...1)
    power = try reader.number("power", in: 0...1)
    detectableChange =
      reader.value("detectableChange") == nil
      ? nil : try reader.number("detectableChange", in: 0...Double.greatestFiniteMagnitude)
    seed = try reader.required("seed", try reader.seed("seed"))
    persons = try reader.whole("persons", in: 2...1_000_000)
    sessions = try reader.whole("sessions", in: 1...10_000)
    strokesPerSession = try reader.whole("strokesPerSession", in: 1...1_000_000)
    strokes = try reader.whole("strokes", in: 1...Scenario.mostStrokes)
    mostStrokes = try reader.whole("mostStrokes", in: 1...Scenario.mostStrokes)
    populationDigest = try reader.text("populationDigest")
    history = []
    for (index, value) in try reader.required("history", try reader.array("history")).enumerated() {
      var entry = try ObjectReader(value, file: reader.file, path: "history[\(index)]")
      history.append(try Earlier(&entry))
      try entry.finish()
    }
  }

  /// The conflict that the conditions name; a feed with a carousel needs no name.
  private static func conflict(
    _ conditions: [String: String], _ reader: ObjectReader
  ) throws(InputError) -> any Conflict.Type {
    guard let name = conditions[Scenario.conflictKey] else { return FeedCarousel.self }
    guard let conflict = Conflicts.named(name) else {
      throw reader.error("conditions", .unknownWord(name, choices: Conflicts.names))
    }
    return conflict
  }

  private init(earlier reader: inout ObjectReader) throws {
    scenario = try reader.text("scenario")
    label = try reader.text("label")
    strategy = try reader.text("strategy")
    parameters = try reader.texts("parameters")
    let intent = try reader.required(
      "intent",
      try reader.word("intent", of: IntentScope.scopes(of: FeedCarousel.self).map(\.name)))
    claim = .recorded(
      LockMetric(.error, IntentScope(intent, in: FeedCarousel.self) ?? .all))
    value = try reader.number("value", in: 0...1)
    standardError = try reader.number("standardError", in: 0...1)
    tolerance = try reader.number("margin", in: 0...1)
    guard try reader.number("limit", in: 0...2) == value + tolerance else {
      throw reader.error("limit", .custom("the limit must be the value and the margin"))
    }
    strokes = try reader.whole("strokes", in: 1...Scenario.mostStrokes)
    _ = try reader.whole("persons", in: 2...1_000_000)
    seed = try reader.required("seed", try reader.seed("seed"))
    let all = try reader.texts("conditions")
    func size(_ key: String) throws(InputError) -> Int {
      guard let number = all[key].flatMap({ Int($0) }), number > 0 else {
        throw reader.error("conditions", .missingKey(key))
      }
      return number
    }
    persons = try size("persons")
    sessions = try size("sessions")
    strokesPerSession = try size("strokesPerSession")
    mostStrokes = Self.mostStrokes
    conditions = all.filter { !LockSize.keys.contains($0.key) }
    _ = try reader.text("scenarioDigest")
    populationDigest = try reader.text("populationDigest")
    history = []
    let judged = LockPower(
      claim,
      RateEstimate(
        rate: value, error: standardError,
        interval: Interval(lower: max(0, value - tolerance), upper: min(1, value + tolerance)),
        decided: strokes, persons: persons, correlation: 0))
    passes = try judged.passes
    power = try judged.power
    detectableChange = try judged.detectableChange
  }
}

extension Lock.Earlier {
  fileprivate init(_ reader: inout ObjectReader) throws(InputError) {
    reason = try reader.text("reason")
    value = try reader.number("value", in: 0...1)
    standardError = try reader.number("standardError", in: 0...1)
    strategy = try reader.text("strategy")
    parameters = try reader.texts("parameters")
  }
}

extension Scenario {
  /// The numbers of strokes of a lock, to be checked by the rules of a scenario.
  fileprivate init(_ lock: Lock) {
    self = lock.size.applied(to: Scenario(name: ""))
  }
}

extension ObjectReader {
  fileprivate mutating func text(_ key: String) throws(InputError) -> String {
    try required(key, try string(key))
  }

  /// An object of which every value is a text.
  fileprivate mutating func texts(_ key: String) throws(InputError) -> [String: String] {
    var object = try required(key, try object(key))
    var texts: [String: String] = [:]
    for key in object.keys { texts[key] = try object.text(key) }
    return texts
  }

  fileprivate mutating func number(
    _ key: String, in range: ClosedRange<Double>
  ) throws(InputError) -> Double {
    let value = try required(key, value(key))
    guard case .number(let number, let text) = value.content else {
      throw error(key, .wrongKind(expected: "a number", found: value.phrase))
    }
    guard range.contains(number) else {
      throw error(
        key,
        .outOfRange(expected: "\(range.lowerBound) to \(range.upperBound)", found: text))
    }
    return number
  }

  fileprivate mutating func whole(
    _ key: String, in range: ClosedRange<Int>
  ) throws(InputError) -> Int {
    let value = try required(key, value(key))
    guard let number = value.wholeNumber.flatMap({ Int(exactly: $0) }) else {
      throw error(key, .wrongKind(expected: "a whole number", found: value.phrase))
    }
    guard range.contains(number) else {
      throw error(
        key,
        .outOfRange(expected: "\(range.lowerBound) to \(range.upperBound)", found: value.phrase))
    }
    return number
  }
}
