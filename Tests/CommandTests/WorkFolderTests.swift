import LabSimulation
import LabStudy
import Testing

@testable import gesture_lab

@Suite("The work folder")
struct WorkFolderTests {
  private static func manifest(seed: UInt64 = 1) throws -> SweepManifest {
    var scenario = Scenario.shipped
    scenario.seed = seed
    return SweepManifest(
      try SweepPlan(scenario, StrategyRow(Native()), over: [.init(key: "sessions", range: "1,2")]))
  }

  private let temporary: TemporaryFolder
  private let path: String

  init() throws {
    temporary = try TemporaryFolder()
    path = temporary.path("rows.csv.work")
  }

  private func open(seed: UInt64 = 1, goesOn: Bool = true) throws -> WorkFolder {
    try WorkFolder(path, of: try Self.manifest(seed: seed), goesOn: goesOn)
  }

  @Test("keeps parts whole, and disappears with everything in it")
  func parts() throws {
    let folder = try open(goesOn: false)
    #expect(folder.read("a.rows") == .missing)
    try folder.write("a.rows", "1,2\n")
    try folder.write("a.strokes", "")
    #expect(try open().read("a.rows") == .whole("1,2\n"))
    try temporary.write("half", to: "rows.csv.work/.gesture-lab-1-2.partial")
    folder.remove()
    #expect(try temporary.names().isEmpty)
  }

  @Test("knows a damaged part")
  func damage() throws {
    let folder = try open()
    try folder.write("a.rows", "1,2\n")
    try temporary.write(
      try temporary.read("rows.csv.work/a.rows").replacing("1,2", with: "1,3"),
      to: "rows.csv.work/a.rows")
    #expect(folder.read("a.rows") == .damaged)
    try temporary.write("", to: "rows.csv.work/b.rows")
    #expect(folder.read("b.rows") == .damaged)
    // A whole part in the place of another one.
    try folder.write("c.rows", "5,6\n")
    try temporary.write(
      try temporary.read("rows.csv.work/c.rows"), to: "rows.csv.work/d.rows")
    #expect(folder.read("d.rows") == .damaged)
  }

  @Test("of another work is refused with what differs, and nothing in it is touched")
  func another() throws {
    let folder = try open()
    try folder.write("a.rows", "1,2\n")
    #expect(throws: WorkFolderFault.differs(path, ["seed was 1, is 2"])) { try open(seed: 2) }
    #expect(throws: WorkFolderFault.exists(path, ["seed was 1, is 2"])) {
      try open(seed: 2, goesOn: false)
    }
    #expect(throws: WorkFolderFault.exists(path, [])) { try open(goesOn: false) }
    #expect(folder.read("a.rows") == .whole("1,2\n"))
  }

  @Test("is never made of a folder of other things, of a file, or of a damaged manifest")
  func foreign() throws {
    let folder = try open()
    try temporary.write("seed: 3\n", to: "rows.csv.work/manifest")
    #expect(throws: WorkFolderFault.damaged(path)) { try open() }
    try temporary.write("mine", to: "rows.csv.work/notes.txt")
    folder.remove()
    #expect(try temporary.read("rows.csv.work/notes.txt") == "mine")
    #expect(throws: WorkFolderFault.foreign(path)) { try open() }
    let file = try temporary.write("mine", to: "file").path
    #expect(throws: WorkFolderFault.noFolder(file)) {
      try WorkFolder(file, of: try Self.manifest(), goesOn: true)
    }
  }

  @Test("that was made and holds nothing yet can be used")
  func empty() throws {
    try System.makeFolder(path)
    try temporary.write("half", to: "rows.csv.work/.gesture-lab-1-2.partial")
    _ = try open()
    let written = try #require(try text())
    #expect(SweepManifest(written) == (try Self.manifest()))
  }

  private func text() throws -> String? {
    SealedText.open(try temporary.read("rows.csv.work/manifest"), as: "manifest")
  }
}
