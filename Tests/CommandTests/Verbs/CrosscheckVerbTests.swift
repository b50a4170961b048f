import Foundation
import LabReport
import LabStudy
import LabTesting
import Testing

@Suite("crosscheck")
struct CrosscheckVerbTests {
  @Test("reports prints the table of field reports")
  func reports() throws {
    let result = try Tool.run(["crosscheck", "reports"])
    #expect(result.exitCode == 0)
    #expect(result.output == FieldReportTable().text)
  }

  @Test("reports prints what the results hold")
  func results() throws {
    let path = PackageFiles.path("results/field-reports.txt")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == FieldReportTable().text)
  }

  @Test("hands prints the populations beside their references")
  func hands() throws {
    let result = try Tool.run(["crosscheck", "hands", "--persons", "200"])
    #expect(result.exitCode == 0)
    #expect(result.output == (try HandCrosscheck(persons: 200).text))
  }

  @Test("without knowing what for is a usage error")
  func usage() throws {
    #expect(try Tool.run(["crosscheck", "moon"]).exitCode == 64)
    #expect(try Tool.run(["crosscheck"]).exitCode == 64)
  }
}
