import Foundation
import Testing

@testable import gesture_lab

@Suite("An input file")
struct InputFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("is read whole, byte by byte as it is")
  func content() throws {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: folder.url.appendingPathComponent("data"))
    #expect(try InputFile.read(folder.path("data")) == bytes)
  }

  @Test("may be empty")
  func empty() throws {
    try folder.write("", to: "data")
    #expect(try InputFile.read(folder.path("data")) == [])
  }

  @Test("that is missing gives exit code 66 and the nearest name in the folder")
  func missing() throws {
    try folder.write("", to: "feed.json5")
    try folder.write("", to: "paywall.json5")
    let path = folder.path("fed.json5")
    let fault = try #require(throws: FileFault.self) { try InputFile.read(path) }
    #expect(fault.exitCode == .noSuchFile)
    #expect(
      fault.message == "no such file: \(path); did you mean \(folder.path("feed.json5"))?")
  }

  @Test("that is missing and like no other is only named")
  func missingAlone() throws {
    let path = folder.path("none/fed.json5")
    let fault = try #require(throws: FileFault.self) { try InputFile.read(path) }
    #expect(fault == .noSuchFile(path, nearest: nil))
    #expect(fault.message == "no such file: \(path)")
  }

  @Test("that is a folder gives exit code 66 and says so")
  func inputIsFolder() throws {
    let path = folder.url.path
    let fault = try #require(throws: FileFault.self) { try InputFile.read(path) }
    #expect(fault.exitCode == .noSuchFile)
    #expect(fault.message == "\(path) is a folder; name a file in it")
  }

  @Test("without end is given up at the limit with exit code 65")
  func limit() throws {
    let fault = try #require(throws: FileFault.self) {
      try InputFile.read("/dev/zero", limit: 1_000_000)
    }
    #expect(fault.exitCode == .badInput)
    #expect(fault.message == "/dev/zero holds more than 1000000 bytes")
  }
}
