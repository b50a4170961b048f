import Foundation
import LabStatistics
import Testing

/// One call into every family of the module, as text with all digits.
enum EveryMethod: String, CaseIterable, Codable, Sendable {
  case wilson
  case clopperPearson
  case jeffreys
  case clusteredProportion
  case balancedError
  case pairedDifference
  case normalQuantile
  case studentQuantile
  case studentTail
  case root
  case mixtureSequence
  case boundedSequence
  case mcnemar
  case probabilityRatio
  case mixtureRatio
  case sobolSequence
  case shiftedSobol
  case raoBlackwell
  case sobolIndices
  case race
  case exactPairs
  case signFlip
  case betaBinomial
  case nestedComponents
  case personBootstrap
  case kolmogorov
  case curveBand
  case lockBound
  case psychometric
  case lapse
  case receiver
  case studentObserver
  case neighbours
  case circular

  func run() throws -> String {
    String(describing: try result())
  }

  private func result() throws -> Any {
    let counts = try [(1, 9), (4, 12), (0, 7), (6, 8)].map { try Count($0.0, of: $0.1) }
    switch self {
    case .wilson: return try Proportion(13, of: 200).wilson(confidence: 0.95)
    case .clopperPearson: return try Proportion(6, of: 400).clopperPearson(confidence: 0.95)
    case .jeffreys: return try Proportion(13, of: 200).jeffreys(confidence: 0.95)
    case .clusteredProportion: return try ClusteredProportion(counts, confidence: 0.9)
    case .balancedError:
      // Ten persons: the interval is a bootstrap.
      let persons = (counts + counts + counts).prefix(10)
      return try BalancedError(
        persons.map { ClassCounts(first: $0, second: counts[0]) }, confidence: 0.9)
    case .pairedDifference:
      return try PairedDifference(
        counts.map { try PairedCount(errorsA: $0.successes, errorsB: 0, of: $0.trials) },
        confidence: 0.9)
    case .normalQuantile: return try Quantiles.normal(confidence: 0.95)
    case .studentQuantile: return try Quantiles.student(confidence: 0.9, degreesOfFreedom: 7)
    case .studentTail: return try Quantiles.studentTail(1.5, degreesOfFreedom: 5)
    case .root: return try BracketedRoot.find(in: 0...2) { $0 * $0 - 2 }
    case .mixtureSequence:
      return try MixtureSequence.uniform.interval(Count(13, of: 200), confidence: 0.95)
    case .boundedSequence:
      var sequence = try BoundedSequence(confidence: 0.95)
      for index in 0..<50 { try sequence.add(0.25 * Double(index % 3)) }
      return sequence
    case .mcnemar: return try SequentialMcNemar(onlyA: 10, onlyB: 3)
    case .probabilityRatio:
      return try SequentialProbabilityRatio(
        null: 0.01, alternative: 0.02, alpha: 0.05, beta: 0.05)
    case .mixtureRatio:
      return try MixtureRatio(mean: 0.02, count: 1_000, variance: 0.09, spread: 4e-4, null: 0)
    case .sobolSequence:
      let sequence = try SobolSequence(dimensions: 40)
      return try (0..<20).map { _ in try sequence.next() }
    case .shiftedSobol:
      return try ShiftedSobol(dimensions: 3, points: 32) { $0[0] * $0[1] + $0[2] }
    case .raoBlackwell:
      return try RaoBlackwellRate(dimensions: 1, points: 16) { point throws(StatisticsError) in
        try Quantiles.normalTail(Quantiles.normal(probability: point[0]) + 1)
      }
    case .sobolIndices:
      return try SobolDesign(factors: 2, rows: 16).indices(draws: 20) { $0[0] + $0[1] * $0[0] }
    case .race: return try Race(cells: 3, confidence: 0.95)
    case .exactPairs:
      let pairs = try DiscordantPairs(onlyA: 60, onlyB: 25, of: 1_000)
      return try (McNemarTest(pairs), pairs.tango(confidence: 0.95))
    case .signFlip:
      return try SignFlip(
        (0..<30).map { try PairedCount(errorsA: $0 % 4, errorsB: $0 % 3, of: 10) }, draws: 200)
    case .betaBinomial: return try BetaBinomial(counts)
    case .nestedComponents: return try NestedComponents([[[4, 6], [9]], [[1, 2], [3, 8]]])
    case .personBootstrap:
      return try PersonBootstrap(persons: 10, draws: 100) { Double($0[0]) }
        .biasCorrected(confidence: 0.9)
    case .kolmogorov: return try UniformDeviation.kolmogorov(confidence: 0.95, count: 37)
    case .curveBand:
      let items = (0..<40).map {
        ThresholdCurve.Item(
          classIndex: $0 % 2, criticalValue: Double($0 * 7 % 11), errorIfKept: $0 % 2 == 0,
          errorIfFailed: $0 % 2 == 1)
      }
      return try PersonCurves([Array(items[..<20]), Array(items[20...])]).band(
        confidence: 0.9, draws: 50)
    case .lockBound: return try LockBound(trials: 2_000, limit: 0.02, alpha: 0.05)
    case .psychometric, .lapse:
      let levels = try zip([10.0, 20, 30, 40, 50], [1, 6, 19, 36, 45]).map {
        try PsychometricObservation(level: $0, count: Count($1, of: 50))
      }
      return self == .lapse ? try LapseCurve.fit(levels) : try PsychometricCurve.fit(levels)
    case .receiver: return try ReceiverCurve(positives: [3, 1, 4], negatives: [1, 0, 2])
    case .studentObserver:
      return try StudentObserver(
        zero: .init(location: 4, scale: 7.4, degreesOfFreedom: 5),
        one: .init(location: 80, scale: 6.5, degreesOfFreedom: 5), priorZero: 0.5)
    case .neighbours:
      return try NearestNeighbourBound(
        (0..<60).map {
          .init(features: [Double($0 * 13 % 31)], classIndex: $0 % 2, person: $0 % 7)
        }, confidence: 0.9)
    case .circular: return try CircularSummary(degrees: [4, -3, 12, 7])
    }
  }
}

@Suite("The same from any thread, whichever call comes first")
struct ConcurrencyTests {
  @Test("many tasks at once get what one gets, from every family")
  func threads() async throws {
    let alone = try EveryMethod.allCases.map { try $0.run() }
    #expect(alone.allSatisfy { !$0.contains("nan") })
    try await withThrowingTaskGroup(of: [String].self) { group in
      for start in 0..<16 {
        group.addTask {
          // Each task begins elsewhere, so that different families meet.
          let cases = EveryMethod.allCases
          var results = Array(repeating: "", count: cases.count)
          for offset in cases.indices {
            let index = (start * 3 + offset) % cases.count
            results[index] = try cases[index].run()
          }
          return results
        }
      }
      for try await results in group { #expect(results == alone) }
    }
  }

  @Test("before any call it is the one that ends the process")
  func control() async {
    await #expect(processExitsWith: .success) { #expect(!LibraryHandler.isOff) }
  }

  /// Methods that need the library; `race` and the like never call it.
  private static let callers: [EveryMethod] = [
    .wilson, .clopperPearson, .studentTail, .root, .mixtureSequence, .mcnemar, .probabilityRatio,
    .sobolSequence, .shiftedSobol, .sobolIndices,
  ]

  /// Each in a process of its own, for the handler is one for the whole process.
  @Test("the library's error handler is off after the first call", arguments: callers)
  func handler(first: EveryMethod) async {
    await #expect(processExitsWith: .success) { [first = first as EveryMethod] in
      _ = try first.run()
      // The library's default handler would end this process here.
      #expect(LibraryHandler.isOff)
    }
  }
}

/// Asks the loaded library which error handler it has.
private enum LibraryHandler {
  static var isOff: Bool {
    #if canImport(Darwin)
      let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
    #else
      let everywhere: UnsafeMutableRawPointer? = nil
    #endif
    guard let symbol = dlsym(everywhere, "gsl_set_error_handler_off") else { return false }
    typealias SwitchOff = @convention(c) () -> UnsafeMutableRawPointer?
    // It answers with the handler before: none means the default one, which aborts.
    return unsafeBitCast(symbol, to: SwitchOff.self)() != nil
  }
}
