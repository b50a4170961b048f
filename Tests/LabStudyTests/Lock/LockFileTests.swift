import LabSimulation
import Testing

@testable import LabStudy

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Lock files")
struct LockFileTests {
  private func lock(seed: UInt64 = .max) async throws -> Lock {
    var scenario = Scenario.small(persons: 3, seed: seed)
    scenario.rows = [StrategyRow(label: "a \"quoted\" låbel", EarlyDirectionFailure.with())]
    var lock = try await Lock(
      try LockClaim("error.page ~ recorded"), of: scenario.rows[0], in: scenario,
      path: "../scenarios/s.json5", mostStrokes: 60, jobs: 1)
    lock.history = [
      Lock.Earlier(
        reason: "two\nlines", value: 0.1, standardError: 0.01, strategy: "native",
        parameters: ["page.rule": "flick"])
    ]
    return lock
  }

  @Test("a lock reads back from its own text, the seed with all 64 bits")
  func roundTrip() async throws {
    for change in [0.25, nil] {
      var lock = try await lock()
      lock.detectableChange = change
      let text = try LockFile.text(lock)
      #expect(text.hasSuffix("}\n"))
      let file = try LockFile(Array(text.utf8), path: "locks/a.lock.json")
      #expect(file.lock == lock)
      #expect(file.lock.seed == .max)
      #expect(try LockFile.text(file.lock) == text)
    }
  }

  @Test("a lock that lacks a key is refused with file, line and the names of the keys")
  func missing() async throws {
    let text = try LockFile.text(try await lock())
    let keys = [
      "schema", "scenario", "label", "strategy", "parameters", "claim", "value", "standardError",
      "tolerance", "passes", "power", "strokes", "persons", "sessions", "strokesPerSession",
      "mostStrokes", "seed", "conditions", "populationDigest", "history", "recordDigest",
    ]
    for key in keys {
      // Another name for the key leaves the rest of the text as it is.
      let damaged = text.replacing("\n  \"\(key)\" :", with: "\n  \"x\(key)\" :")
      #expect(damaged != text)
      let error = try #require(throws: InputError.self) {
        try LockFile(Array(damaged.utf8), path: "a.lock.json")
      }
      #expect(error.description == "a.lock.json:1:1: missing key \"\(key)\"")
    }
    let more = text.replacing("{\n  \"claim\"", with: "{\n  \"more\" : 1,\n  \"claim\"")
    let error = try #require(throws: InputError.self) {
      try LockFile(Array(more.utf8), path: "a.lock.json")
    }
    #expect(error.description.hasPrefix("a.lock.json:2:3: unknown key \"more\""))
  }

  @Test("a damaged lock is refused at its line and never crashes")
  func damaged() async throws {
    let text = try LockFile.text(try await lock())
    let persons = "\"persons\" : 3"
    let texts = [
      "", "{", "[]", "null", "3", "{}", "\u{0}",
      text.replacing(persons, with: "\"persons\" : \"three\""),
      text.replacing(persons, with: "\"persons\" : 1e40"),
      text.replacing(persons, with: "\"persons\" : NaN"),
      text.replacing(persons, with: "\"persons\" : 1"),
      text.replacing(persons, with: "\"persons\" : 2.5"),
      text.replacing("\"value\" : 0", with: "\"value\" : -1"),
      text.replacing("error.page ~", with: "eror.page ~"),
      text.replacing("\"device.scanHz\" : \"120\"", with: "\"device.scanHz\" : \"60\""),
      text.replacing("\"device.scanHz\" : \"120\"", with: "\"device.scanHz\" : 120"),
      text.replacing("\"sessions\" : 1", with: "\"sessions\" : 10000")
        .replacing("PerSession\" : 20", with: "PerSession\" : 1000000"),
      String(text.dropLast(10)),
    ]
    for damaged in texts {
      #expect(damaged != text)
      let error = try #require(throws: InputError.self) {
        try LockFile(Array(damaged.utf8), path: "a.lock.json")
      }
      #expect(error.description.hasPrefix("a.lock.json:"))
      #expect(error.position != nil)
    }
    for length in stride(from: 0, to: text.utf8.count - 2, by: 97) {
      #expect(throws: InputError.self) {
        try LockFile(Array(text.utf8.prefix(length)), path: "a")
      }
    }
    #expect(throws: InputError.self) { try LockFile([0xFF, 0xFE, 0x00], path: "a") }
  }

  @Test("a number that was changed by hand is noticed, whichever it is")
  func edited() async throws {
    let lock = try await lock()
    let text = try LockFile.text(lock)
    var changed = [lock, lock, lock, lock, lock]
    changed[0].tolerance = 1
    changed[1].value += 0.125
    changed[2].persons += 1
    changed[3].parameters["ratio"] = "2"
    changed[4].conditions["device.scanHz"] = "60"
    let digest = try #require(text.split(separator: "\n").first { $0.contains("recordDigest") })
    for other in changed {
      let edited = try LockFile.text(other).split(separator: "\n").map {
        $0.contains("recordDigest") ? digest : $0
      }.joined(separator: "\n")
      let error = try #require(throws: InputError.self) {
        try LockFile(Array(edited.utf8), path: "a.lock.json")
      }
      #expect(error.description.contains("recordDigest: the lock does not fit its digest"))
      #expect(error.position != nil)
    }
  }

  @Test("an unknown word in a claim is refused at its place with the nearest one")
  func claim() async throws {
    let text = try LockFile.text(try await lock()).replacing("error.page", with: "lost_swip")
    let error = try #require(throws: InputError.self) { try LockFile(Array(text.utf8), path: "a") }
    #expect(error.description.hasPrefix("a:2:13: "))
    #expect(error.message.contains("did you mean lost_swipe?"))
  }

  @Test("another format is refused by its name, with what to do")
  func schema() async throws {
    let text = try LockFile.text(try await lock()).replacing("lock/2", with: "lock/9")
    let error = try #require(throws: InputError.self) { try LockFile(Array(text.utf8), path: "a") }
    for words in ["gesture-lab/lock/9", "gesture-lab/lock/2", "lock create"] {
      #expect(error.message.contains(words))
    }
  }

  /// A lock as the first format wrote it.
  private static let earlier = """
    {
      "conditions" : {
        "device.scanHz" : "120", "persons" : "200", "seed" : "7", "sessions" : "3",
        "strokesPerSession" : "40"
      },
      "intent" : "page", "label" : "early", "limit" : 0.375, "margin" : 0.125,
      "parameters" : { "ratio" : "1.7" }, "persons" : 200, "populationDigest" : "a",
      "scenario" : "s.json5", "scenarioDigest" : "b", "schema" : "gesture-lab/lock/1",
      "seed" : 7, "standardError" : 0.03125, "strategy" : "early-direction-failure",
      "strokes" : 11983, "value" : 0.25
    }
    """

  @Test("a lock of the first format is the claim that its error rate stays, on its own strokes")
  func earlierFormat() throws {
    let lock = try LockFile(Array(Self.earlier.utf8), path: "a").lock
    #expect(lock.claim.description == "error.page ~ recorded")
    #expect((lock.value, lock.tolerance, lock.standardError) == (0.25, 0.125, 0.03125))
    #expect(lock.size == LockSize(seed: 7, persons: 200, sessions: 3, strokesPerSession: 40))
    #expect(lock.strokes == 11983)
    #expect(lock.conditions == ["device.scanHz": "120"])
    #expect(!lock.isStrong)
    #expect(try LockFile(Array(try LockFile.text(lock).utf8), path: "a").lock == lock)
  }

  @Test("a lock of the first format with a wrong limit or without its strokes is refused")
  func damagedEarlier() {
    for (old, new) in [
      ("0.375", "0.4"), ("\"persons\" : \"200\"", "\"people\" : \"200\""),
      ("\"sessions\" : \"3\"", "\"sessions\" : \"-3\""), ("\"page\"", "\"pages\""),
    ] {
      let text = Self.earlier.replacing(old, with: new)
      #expect(text != Self.earlier)
      #expect(throws: InputError.self) { try LockFile(Array(text.utf8), path: "a") }
    }
  }

  @Test(
    "a lock names its scenario as seen from its own folder",
    arguments: [
      ("s.json5", "s.lock.json", "s.json5"),
      ("scenarios/s.json5", "s.lock.json", "scenarios/s.json5"),
      ("scenarios/s.json5", "results/s.lock.json", "../scenarios/s.json5"),
      ("./scenarios/../scenarios/s.json5", "./results/s.lock.json", "../scenarios/s.json5"),
      ("scenarios/s.json5", "scenarios/s.lock.json", "s.json5"),
      ("scenarios/s.json5", "results/a/b/s.lock.json", "../../../scenarios/s.json5"),
      ("/a/b/s.json5", "/a/c/s.lock.json", "../b/s.json5"), ("/s.json5", "/l.lock.json", "s.json5"),
      ("/a/s.json5", "/l.lock.json", "a/s.json5"), ("scenarios/s.json5", "-", "scenarios/s.json5"),
    ])
  func paths(scenario: String, lock: String, path: String) {
    #expect(LockFile.path(of: scenario, fromLock: lock) == path)
  }

  @Test("folders outside of the working one are found from both sides")
  func outside() throws {
    let here = FileManager.default.currentDirectoryPath
    let name = try #require(here.split(separator: "/").last.map(String.init))
    #expect(LockFile.path(of: "s.json5", fromLock: "../locks/l.json") == "../\(name)/s.json5")
    #expect(LockFile.path(of: here + "/s.json5", fromLock: "l.json") == "s.json5")
    #expect(LockFile.path(of: "../x/s.json5", fromLock: "l.json") == "../x/s.json5")
  }

  @Test("the scenario's path is that of the lock's folder and the named one")
  func scenarioPath() async throws {
    let bytes = Array(try LockFile.text(try await lock()).utf8)
    for (path, expected) in [
      ("results/l.lock.json", "results/../scenarios/s.json5"),
      ("l.lock.json", "../scenarios/s.json5"), ("/l.lock.json", "/../scenarios/s.json5"),
      ("/a/l.lock.json", "/a/../scenarios/s.json5"),
    ] {
      #expect(try LockFile(bytes, path: path).scenarioPath == expected)
    }
  }
}
