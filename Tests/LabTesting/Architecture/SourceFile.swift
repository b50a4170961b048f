#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A Swift file of the package, by its path from the package's root.
public struct SourceFile: Sendable {
  public let path: String
  public let words: SwiftWords

  public init(path: String, text: String) {
    self.path = path
    words = SwiftWords(text)
  }

  /// The parts of the path, file name included.
  public var parts: [String] { path.split(separator: "/").map(String.init) }

  /// All Swift files under some folders of a package, in the order of their paths.
  public static func all(in folders: [String], of package: URL) throws -> [SourceFile] {
    var files: [SourceFile] = []
    for folder in folders {
      let root = package.appending(path: folder).path
      for name in try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
      where name.hasSuffix(".swift") {
        let data = try Data(contentsOf: URL(filePath: root + "/" + name))
        files.append(
          SourceFile(path: folder + "/" + name, text: String(decoding: data, as: UTF8.self)))
      }
    }
    return files
  }
}
