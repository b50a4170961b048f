import Foundation
import LabTesting
import Testing

@Suite("Architecture: borders that no compiler checks")
struct ArchitectureTests {
  /// The package is two folders above this test target's own.
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("finger and arbiter never name each other's types, GSL and Foundation stay in their rooms")
  func sources() throws {
    let architecture = Architecture(
      try SourceFile.all(in: ["Sources", "Tests"], of: Self.package))
    #expect(architecture.breaches.map(\.description) == [])
    // The reader has found what it was to read.
    #expect(architecture.types(of: .finger).isSuperset(of: ["Intent", "Aim", "Hand", "Digitizer"]))
    #expect(
      architecture.types(of: .arbiter).isSuperset(of: [
        "TimelineArena", "TimelineRecognizer", "Layout", "Native",
      ]))
    #expect(architecture.types(of: .base).isSuperset(of: ["Vector", "Touches", "ParameterKind"]))
    #expect(architecture.types(of: .meeting).isSuperset(of: ["Judge", "Verdict"]))
    #expect(
      architecture.files.contains {
        $0.path.hasPrefix("Sources/LabStatistics") && $0.words.imports.map(\.text) == ["CGSL"]
      })
  }

  private static func breaches(_ files: [String: String]) -> [String] {
    Architecture(
      files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    ).breaches.map(\.description)
  }

  private static let towers = [
    "Sources/LabSimulation/Arena/TimelineArena.swift": "struct TimelineArena { enum Kind {} }",
    "Sources/LabSimulation/Geometry/Vector.swift": "struct Vector {}",
    "Sources/LabSimulation/Intents/Intent.swift": "enum Intent { case scroll }\nstruct Aim {}",
    "Sources/LabSimulation/Hands/Hand.swift": "struct Hand { enum Kind {}; var at: Vector }",
    "Sources/LabSimulation/Trials/Judge.swift":
      "struct Judge { let a: TimelineArena; let i: Intent }",
  ]

  @Test("a made-up package that keeps its borders has no breach")
  func clean() {
    #expect(Self.breaches(Self.towers) == [])
  }

  @Test(
    "a made-up file that oversteps a border is found, with its line",
    arguments: [
      ("Arena/Bad.swift", "struct Bad {\n  let aim: Aim\n}", "2 names Aim of the finger part"),
      ("Layouts/Bad.swift", "func f(_ i: Intent?) {}", "1 names Intent of the finger part"),
      (
        "Hands/Bad.swift", "\n\nextension TimelineArena {}",
        "3 names TimelineArena of the arbiter part"
      ),
      (
        "Touches/Bad.swift", "let a = [TimelineArena]()",
        "1 names TimelineArena of the arbiter part"
      ),
      ("Random/Bad.swift", "let j = Judge.self", "1 names Judge of the meeting part"),
      ("Arena/Bad.swift", "let s = \"it is \\(Hand.name)\"", "1 names Hand of the finger part"),
      ("Arena/Bad.swift", "import Foundation", "1 imports Foundation"),
      (
        "Hands/Bad.swift", "// x\nimport struct FoundationEssentials.Data",
        "2 imports FoundationEssentials"
      ),
      ("Trials/Bad.swift", "@preconcurrency import CGSL", "1 names CGSL"),
      ("Random/Bad.swift", "let x = gsl_ran_gaussian(r, 1)", "1 names gsl_ran_gaussian"),
    ])
  func found(path: String, text: String, breach: String) {
    var files = Self.towers
    files["Sources/LabSimulation/" + path] = text
    #expect(Self.breaches(files) == ["Sources/LabSimulation/\(path):\(breach)"])
  }

  @Test("GSL is found outside of LabSimulation too, and allowed in LabStatistics alone")
  func library() {
    #expect(
      Self.breaches(["Sources/LabStudy/Tuning/Bad.swift": "import CGSL"])
        == ["Sources/LabStudy/Tuning/Bad.swift:1 names CGSL"])
    #expect(Self.breaches(["Sources/LabStatistics/A.swift": "import CGSL\ngsl_x()"]) == [])
    #expect(Self.breaches(["Sources/LabStudy/A.swift": "import Foundation"]) == [])
  }

  @Test("a new folder of LabSimulation must be given to a part")
  func newFolder() {
    #expect(
      Self.breaches(["Sources/LabSimulation/Utilities/A.swift": ""])
        == ["Sources/LabSimulation/Utilities/A.swift belongs to no part of LabSimulation"])
    #expect(
      Self.breaches(["Sources/LabSimulation/A.swift": ""])
        == ["Sources/LabSimulation/A.swift belongs to no part of LabSimulation"])
  }

  @Test("comments, strings and names that both towers declare are no breach")
  func allowed() {
    var files = Self.towers
    files["Sources/LabSimulation/Arena/Good.swift"] = #"""
      // Aim
      /* Intent /* nested */ Hand */
      /// Holds no ``Intent``.
      let a = "Aim \"Hand\" Intent"; let kind: Kind
      let b = #"Aim \(Hand) "Intent" "#
      let c = """
        Aim "Hand"
        import Foundation
        """
      let hand = AimedAt.intent
      """#
    #expect(Self.breaches(files) == [])
    // Behind all that the reader is still awake.
    files["Sources/LabSimulation/Arena/Good.swift"]? += "\nlet d: Aim"
    #expect(
      Self.breaches(files)
        == ["Sources/LabSimulation/Arena/Good.swift:11 names Aim of the finger part"])
  }

  @Test("declarations of every kind are collected, and class members are none")
  func declarations() {
    let words = SwiftWords(
      """
      public struct A<T> { indirect enum B {} ; class func f() {} ; class var g: Int { 0 } }
      protocol C: Sendable {}
      final class D {}
      actor E {}
      typealias F = Int
      extension G {}
      """)
    #expect(words.declaredTypes == ["A", "B", "C", "D", "E", "F"])
  }
}
