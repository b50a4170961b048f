import LabSimulation

extension Scenario {
  /// Everything but the strategies that determines the outcome, key by key, as text.
  public var conditions: [Condition] {
    let plain = Self(name: name)
    let absent = Set(
      Self.furtherParameters.filter { $0.value(in: self) == $0.value(in: plain) }.map(\.key))
    var conditions = [Condition(key: "seed", value: "\(seed)")]
    if staged != nil {
      conditions.append(Condition(key: Self.conflictKey, value: type(of: conflict).name))
    }
    for parameter in ownParameters where !absent.contains(parameter.key) {
      // Views stand in place of a layout.
      if tree != nil, parameter.key.hasPrefix("layout.") { continue }
      conditions.append(Condition(key: parameter.key, value: "\(parameter.value(in: self))"))
    }
    conditions += adjustmentConditions
    if people != nil {
      conditions.append(Condition(key: "population digest", value: populationDigest))
    }
    if let tree { conditions.append(Condition(key: "views digest", value: Digest.of(tree.text))) }
    if !interruptions.isEmpty {
      let texts = interruptions.map(\.description)
      conditions.append(Condition(key: "interruptions", value: texts.joined(separator: "; ")))
    }
    return conditions
  }

  /// The digest of the conditions: equal digests mean equal strokes on an equal layout.
  public var digest: String {
    Digest.of(conditions.map { "\($0.key)=\($0.value)\n" }.joined())
  }

  /// The digest of the numbers that make up the population.
  public var populationDigest: String {
    Digest.of(population?.canonicalText ?? "")
  }
}

/// One key of a scenario with its value.
public struct Condition: Sendable, Hashable {
  public var key: String
  public var value: String

  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// A short fingerprint of a text: FNV-1a, 64 bits (Fowler, Noll and Vo 1991), in hexadecimal.
///
/// It tells that something changed by accident; it is no protection against intent. A long text can be
/// added piece by piece.
public struct Digest: Sendable, Hashable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  public init() {}

  public mutating func add(_ text: some StringProtocol) {
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  public var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  public static func of(_ text: some StringProtocol) -> String {
    var digest = Self()
    digest.add(text)
    return digest.text
  }
}
