import LabSimulation
import LabStudy
import Testing

@Suite("The digest of a scenario")
struct ScenarioDigestTests {
  /// A legal value that differs from the present one; nil when there is no other.
  private func other(_ present: ParameterValue, _ kind: ParameterKind) -> ParameterValue? {
    let candidates: [ParameterValue] =
      switch kind {
      // A word such as none stands for a number, and is no other value than that.
      case .number(let range, _, let words):
        [range.lowerBound, range.upperBound].filter { !words.values.contains($0) }
          .map(ParameterValue.number)
      case .optional(let range, _): [.number(range.lowerBound), .word("none")]
      case .integer(let range):
        [.number(Double(range.lowerBound)), .number(Double(range.upperBound))]
      case .flag: [.flag(true), .flag(false)]
      case .choice(let words): words.map(ParameterValue.word)
      case .numbers(let range, _): [.numbers([range.lowerBound]), .numbers([])]
      }
    return candidates.first { $0 != present }
  }

  @Test("every single key changes the digest, and no two of them alike")
  func keys() throws {
    let plain = Scenario(name: "plain")
    var digests: Set<String> = [plain.digest]
    for parameter in Scenario.parameters {
      var changed = plain
      guard let value = other(parameter.value(in: plain), parameter.kind) else {
        Issue.record("\(parameter.key) has one value alone")
        continue
      }
      try parameter.set(value, in: &changed)
      #expect(digests.insert(changed.digest).inserted, "\(parameter.key)")
    }
    #expect(digests.count == Scenario.parameters.count + 1)
  }

  @Test("the seed changes the digest; name and strategies do not")
  func rest() {
    let plain = Scenario(name: "plain")
    var seeded = plain
    seeded.seed += 1
    #expect(seeded.digest != plain.digest)
    var named = Scenario.shipped
    named.name = "other"
    #expect(named.digest == plain.digest)
  }

  @Test("every key of a scenario is there once")
  func unique() {
    let keys = Scenario.parameters.map(\.key)
    #expect(Set(keys).count == keys.count)
  }

  @Test("the population's digest is that of its numbers")
  func population() {
    var digests: Set<String> = []
    for name in Populations.names {
      var scenario = Scenario(name: "s")
      scenario.hand.population = name
      digests.insert(scenario.populationDigest)
    }
    #expect(digests.count == Populations.names.count)
  }

  // Fowler, Noll and Vo: the published values of the 64-bit FNV-1a test suite.
  @Test(
    "a digest is FNV-1a in sixteen digits",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func vectors(text: String, digest: String) {
    #expect(Digest.of(text) == digest)
  }

  @Test("a digest keeps its leading zeros")
  func zeros() {
    #expect((0..<2000).allSatisfy { Digest.of("\($0)").count == 16 })
  }
}
