import Foundation
import LabTesting
import Testing

/// Which suite holds which row of the tables of touches, recognizers and gestures.
@Suite("Semantics: every row of the tables is a test")
struct SemanticsIndexTests {
  static let rows: [String: [String]] = [
    "SemanticsTouchTests": ["T02", "T03", "H01", "H02", "H03", "H04", "H05"],
    "SemanticsStateTests": ["S01", "S02", "S04", "S06", "S07", "S08"],
    "SemanticsExclusionTests": [
      "A01", "A02", "A03", "A04", "A05", "A06", "A09", "A10", "A11", "A12", "A13",
    ],
    "SemanticsViewTests": ["C02", "C04", "V05", "V06"],
    "SemanticsScrollTests": [
      "V01", "V02", "V08", "V10", "V11", "V12", "V13", "V14", "V15", "V16", "V17", "V18", "V19",
      "V20",
    ],
    "SemanticsGestureTests": [
      "P06", "X01", "X02", "X03", "X04", "X05", "X07", "X08", "X09", "X10", "X11", "X13", "X14",
      "X16", "X17", "G04", "G05", "G06", "G07", "G08", "R01", "R03", "R04", "R05",
    ],
    "SemanticsModifierTests": [
      "M01", "M02", "M03", "M06", "M07", "M08", "M09", "M10", "M11", "M12", "M13", "M14", "M15",
      "M16", "M17", "M17b", "M18", "M19", "M21",
    ],
    "SemanticsCancellationTests": ["N01", "N02", "N03", "N04", "N05"],
    "PanLiveTests": ["P03", "P04", "P05", "P07", "P08", "P09"],
    "TapTests": ["K02", "K03", "K07"],
    "LongPressTests": ["K06"],
  ]

  @Test("each row is named by a test of its suite", arguments: rows.keys.sorted())
  func named(suite: String) throws {
    let folder = URL(filePath: PackageFiles.path("Tests/LabSimulationTests"))
    let path = try #require(
      FileManager.default.subpathsOfDirectory(atPath: folder.path).first {
        $0.hasSuffix("/\(suite).swift")
      })
    let text = String(
      decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
    let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    for row in Self.rows[suite, default: []] {
      #expect(words.contains(row), "\(row) is no test of \(suite)")
    }
  }

  @Test("no row stands in two suites")
  func once() {
    let all = Self.rows.values.flatMap { $0 }
    #expect(Set(all).count == all.count)
    #expect(all.count == 100)
  }
}
