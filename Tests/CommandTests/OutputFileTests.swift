import Foundation
import Testing

@testable import gesture_lab

@Suite("An output file")
struct OutputFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("keeps the old content until it is committed, and then has exactly the new one")
  func atomicity() throws {
    try folder.write("old", to: "rows.csv")
    let output = try OutputFile(folder.path("rows.csv"))
    try output.write("new ")
    try output.write([0x72, 0x6F, 0x77])
    #expect(try folder.read("rows.csv") == "old")
    try output.commit()
    #expect(try folder.read("rows.csv") == "new row")
    #expect(try folder.names() == ["rows.csv"])
  }

  @Test("that does not exist appears only when it is committed")
  func appearance() throws {
    let output = try OutputFile(folder.path("rows.csv"))
    try output.write("row")
    #expect(try !folder.names().contains("rows.csv"))
    try output.commit()
    #expect(try folder.read("rows.csv") == "row")
  }

  @Test("leaves nothing behind when it is discarded")
  func discarding() throws {
    try folder.write("old", to: "rows.csv")
    let output = try OutputFile(folder.path("rows.csv"))
    try output.write("new")
    output.discard()
    #expect(try folder.read("rows.csv") == "old")
    #expect(try folder.names() == ["rows.csv"])
  }

  @Test("leaves nothing behind when the work throws before the commit")
  func failing() throws {
    struct Broken: Error {}
    func work() throws {
      let output = try OutputFile(folder.path("rows.csv"))
      try output.write("row")
      throw Broken()
    }
    #expect(throws: Broken.self) { try work() }
    #expect(try folder.names() == [])
  }

  @Test("stays when it is discarded after the commit")
  func lateDiscard() throws {
    let output = try OutputFile(folder.path("rows.csv"))
    try output.write("row")
    try output.commit()
    output.discard()
    #expect(try folder.read("rows.csv") == "row")
  }

  @Test("may be far larger than the buffer and keeps the order of the pieces")
  func largeFile() throws {
    let output = try OutputFile(folder.path("rows.csv"))
    var expected = ""
    for number in 0..<50_000 {
      try output.write("\(number)\n")
      expected += "\(number)\n"
    }
    try output.commit()
    #expect(try folder.read("rows.csv") == expected)
  }

  @Test("takes over the permissions of the file that it replaces")
  func permissions() throws {
    let path = try folder.write("old", to: "rows.csv").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let output = try OutputFile(path)
    try output.commit()
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("behind a symbolic link is replaced, and the link stays")
  func symbolicLink() throws {
    try folder.write("old", to: "rows.csv")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "rows.csv")
    let output = try OutputFile(folder.path("link"))
    try output.write("new")
    try output.commit()
    #expect(try folder.read("rows.csv") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "rows.csv")
  }

  @Test(
    "behind links to a file that is not there yet is made, and the links stay",
    arguments: ["rows.csv", "sub/../rows.csv", "second"])
  func danglingLink(destination: String) throws {
    let files = FileManager.default
    try files.createDirectory(
      at: folder.url.appending(path: "sub"), withIntermediateDirectories: true)
    for (link, target) in [("link", destination), ("second", folder.path("rows.csv"))] {
      try files.createSymbolicLink(atPath: folder.path(link), withDestinationPath: target)
    }
    let output = try OutputFile(folder.path("link"))
    try output.write("new")
    try output.commit()
    #expect(try folder.read("rows.csv") == "new")
    #expect(try files.destinationOfSymbolicLink(atPath: folder.path("link")) == destination)
    #expect(try folder.names() == ["link", "rows.csv", "second", "sub"])
  }

  @Test("is refused where links go round in a circle or into no folder")
  func brokenLinks() throws {
    for (link, target) in [("a", "b"), ("b", "a"), ("c", "none/rows.csv")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: target)
    }
    let circle = try #require(throws: FileFault.self) { try OutputFile(folder.path("a")) }
    #expect(circle.message == "cannot write \(folder.path("a")): too many symbolic links")
    let nowhere = try #require(throws: FileFault.self) { try OutputFile(folder.path("c")) }
    #expect(
      nowhere.message
        == "cannot write \(folder.path("c")): there is no folder \(folder.path("none")); make it "
        + "first")
  }

  @Test("may have the longest name that a file can have")
  func longName() throws {
    let name = String(repeating: "n", count: 255)
    let output = try OutputFile(folder.path(name))
    try output.commit()
    #expect(try folder.names() == [name])
  }

  @Test("that cannot be renamed is written directly")
  func device() throws {
    let output = try OutputFile("/dev/null")
    try output.write("row")
    try output.commit()
    #expect(System.status(of: "/dev/null")?.kind == .device)
  }

  // MARK: Refused before any work

  @Test("is refused where a folder stands")
  func targetIsFolder() throws {
    let path = folder.url.path
    let fault = try #require(throws: FileFault.self) { try OutputFile(path) }
    #expect(fault.exitCode == .inputOutput)
    #expect(fault.message == "cannot write \(path): it is a folder; name a file in it")
  }

  @Test("is refused where its folder is missing")
  func missingFolder() throws {
    let path = folder.path("none/rows.csv")
    let fault = try #require(throws: FileFault.self) { try OutputFile(path) }
    #expect(fault.exitCode == .inputOutput)
    #expect(
      fault.message
        == "cannot write \(path): there is no folder \(folder.path("none")); make it first")
  }

  @Test("is refused where a file stands in place of its folder")
  func fileAsFolder() throws {
    try folder.write("", to: "file")
    let path = folder.path("file/rows.csv")
    let fault = try #require(throws: FileFault.self) { try OutputFile(path) }
    #expect(fault.exitCode == .inputOutput)
    #expect(
      fault.message
        == "cannot write \(path): there is no folder \(folder.path("file")); make it first")
  }

  @Test(
    "is refused without permission, in the folder or on the file",
    .disabled(if: geteuid() == 0, "the superuser has every permission"))
  func noPermission() throws {
    let path = try folder.write("old", to: "rows.csv").path
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    let onFile = try #require(throws: FileFault.self) { try OutputFile(path) }
    #expect(onFile.message == "cannot write \(path): no permission")
    let url = folder.url.path
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: url)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url)
    }
    let inFolder = try #require(throws: FileFault.self) { try OutputFile(folder.path("new")) }
    #expect(inFolder.message == "cannot write \(folder.path("new")): no permission")
    #expect(inFolder.exitCode == .inputOutput)
  }

  @Test(
    "on a full device fails with exit code 74 and says so",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() throws {
    let output = try OutputFile("/dev/full")
    let fault = try #require(throws: FileFault.self) {
      try output.write("row")
      try output.commit()
    }
    #expect(fault.exitCode == .inputOutput)
    #expect(fault.message == "cannot write /dev/full: no space left")
  }

  @Test(
    "that failed once fails ever after, so that no shortened file is committed",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func lastingFailure() throws {
    let output = try OutputFile("/dev/full")
    let full = FileFault.cannotWrite("/dev/full", SystemError(code: ENOSPC))
    #expect(throws: full) { try output.write(String(repeating: "row\n", count: 100_000)) }
    #expect(throws: full) { try output.write("row") }
    #expect(throws: full) { try output.commit() }
  }

  @Test("on standard output ends quietly with 141 when the reader goes away")
  func brokenPipe() throws {
    // The shell writes the exit code of the command to standard error, after `true` has left.
    let script = """
      { sleep 0.2; "\(Tool.executable.path)" completion bash; echo $? >&2; } | true
      """
    let shell = URL(fileURLWithPath: "/bin/sh")
    let result = try Tool.start(["-c", script], program: shell).wait()
    #expect(result.errorOutput == "141\n")
  }
}
