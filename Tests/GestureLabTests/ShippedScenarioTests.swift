import Foundation
import GestureLab
import LabTesting
import Testing

@Suite("The shipped scenarios")
struct ShippedScenarioTests {
  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: PackageFiles.path("scenarios/" + name))))
  }

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: PackageFiles.path("scenarios")).sorted()
  }

  @Test("are all JSON5 files that can be read")
  func readable() throws {
    let names = try Self.names()
    #expect(names.contains("feed-carousel.json5"))
    for name in names {
      #expect(name.hasSuffix(".json5"))
      #expect(throws: Never.self) { try Scenario(try Self.bytes(name), file: name) }
    }
  }

  @Test("feed-carousel shows every key there is, with its default")
  func complete() throws {
    let bytes = try Self.bytes("feed-carousel.json5")
    let scenario = try Scenario(bytes, file: "feed-carousel.json5")
    #expect(scenario.conditions == Scenario(name: "").conditions)
    let root = try JSON5Reader.read(bytes, file: "feed-carousel.json5")
    for parameter in Scenario.parameters {
      #expect(Self.contains(parameter.key, in: root), "\(parameter.key) is not shown")
    }
  }

  @Test("feed-carousel shows every parameter of every strategy", arguments: Strategies.names)
  func strategies(name: String) throws {
    let root = try JSON5Reader.read(
      try Self.bytes("feed-carousel.json5"), file: "feed-carousel.json5")
    guard case .object(let members) = root.content,
      case .array(let rows)? = members.first(where: { $0.key == "strategies" })?.value.content
    else {
      Issue.record("there are no strategies")
      return
    }
    let strategy = try #require(Strategies.named(name))
    for setting in strategy.settings {
      let isShown = rows.contains { row in
        guard case .object(let members) = row.content,
          members.contains(where: { $0.key == "name" && $0.value.content == .string(name) })
        else { return false }
        return Self.contains(setting.key, in: row)
      }
      #expect(isShown, "\(name) \(setting.key) is not shown")
    }
  }

  private static func contains(_ key: String, in root: LocatedValue) -> Bool {
    var value = root
    for part in key.split(separator: ".") {
      guard case .object(let members) = value.content,
        let member = members.first(where: { $0.key == part })
      else { return false }
      value = member.value
    }
    return true
  }
}
