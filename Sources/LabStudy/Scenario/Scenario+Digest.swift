import LabSimulation

extension Scenario {
  /// Everything but the strategies that determines the outcome, key by key, as text.
  public var conditions: [Condition] {
    let plain = Self(name: name)
    let absent = Set(
      Self.furtherParameters.filter { $0.value(in: self) == $0.value(in: plain) }.map(\.key))
    return [Condition(key: "seed", value: "\(seed)")]
      + Self.parameters.filter { !absent.contains($0.key) }
      .filter { tree == nil || !$0.key.hasPrefix("layout.") }
      .map { Condition(key: $0.key, value: "\($0.value(in: self))") }
      + (people == nil ? [] : [Condition(key: "population digest", value: populationDigest)])
      + (tree.map { [Condition(key: "views digest", value: Digest.of($0.text))] } ?? [])
      + (interruptions.isEmpty
        ? []
        : [
          Condition(
            key: "interruptions",
            value: interruptions.map(\.description).joined(separator: "; "))
        ])
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
