import Foundation
import LabTesting
import Testing

#if !canImport(Darwin)
  /// Compiles exported sources against the stubs beside this file.
  enum StubCompiler {
    private static let stubs = PackageFiles.path("Tests/CommandTests/Export/Stubs")

    /// Compiles the stubs, and puts beside them the program that drives the source.
    static func prepare(_ folder: TemporaryFolder, main: String) throws {
      for (stub, name) in [("UIKit", "UIKit"), ("SwiftUI", "SwiftUI"), (main, "main")] {
        let stub = URL(filePath: "\(stubs)/\(stub).swift.txt")
        try folder.write(String(contentsOf: stub, encoding: .utf8), to: "\(name).swift")
      }
      for module in ["UIKit", "SwiftUI"] {
        try swiftc(
          "-parse-as-library", "-module-name", module, "-emit-module", "-emit-module-path",
          "\(module).swiftmodule", "-c", "\(module).swift", "-o", "\(module).o", "-I", ".",
          in: folder)
      }
    }

    static func swiftc(_ arguments: String..., in folder: TemporaryFolder) throws {
      let result = try Tool.start(
        ["swiftc"] + arguments, in: folder.url, program: URL(filePath: "/usr/bin/env")
      ).wait()
      #expect(result.exitCode == 0, "\(result.errorOutput)")
    }
  }
#endif
