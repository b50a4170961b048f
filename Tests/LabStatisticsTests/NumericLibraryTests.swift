import LabStatistics
import Testing

@Suite("The numeric library")
struct NumericLibraryTests {
  @Test("it tells its version")
  func version() {
    #expect(NumericLibrary.version.first == "2")
  }

  @Test("an error inside it is thrown and does not end the process")
  func handler() {
    // Both ends positive: the library's default handler would abort here.
    #expect(throws: StatisticsError.library(function: "root bracket", status: 4)) {
      try BracketedRoot.find(in: 1...2) { $0 }
    }
    #expect(throws: StatisticsError.self) { try BracketedRoot.find(in: -1...1) { _ in .nan } }
  }

  @Test("a bracketed root is found to nine digits")
  func root() throws {
    let root = try BracketedRoot.find(in: 0...2) { $0 * $0 - 2 }
    #expect(abs(root - 2.0.squareRoot()) < 2e-9)
  }

  @Test("many tasks at once get what one gets")
  func concurrency() async throws {
    let alone = try Proportion(13, of: 200).clopperPearson(confidence: 0.95)
    try await withThrowingTaskGroup(of: Interval.self) { group in
      for _ in 0..<64 {
        group.addTask { try Proportion(13, of: 200).clopperPearson(confidence: 0.95) }
      }
      for try await interval in group { #expect(interval == alone) }
    }
  }
}
