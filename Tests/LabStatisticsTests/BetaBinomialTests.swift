import Foundation
import LabStatistics
import LabTesting
import Testing

@Suite("The beta-binomial model")
struct BetaBinomialTests {
  @Test(
    "the maximum agrees with the vectors", arguments: try Vectors.file("cluster_proportion").rows)
  func vectors(row: VectorRow) throws {
    let counts = try Vectors.file("cluster_data").rows(where: "case", is: row.text("case")).map {
      try Count($0.count("k"), of: $0.count("n"))
    }
    let model = try BetaBinomial(counts)
    #expect(model.persons == (try row.count("m")))
    #expect(model.overdispersion == .estimated)
    #expect(agrees(model.mean, try row.number("bb_mu_mle"), within: 1e-7))
    #expect(agrees(try #require(model.correlation), try row.number("bb_rho_mle"), within: 1e-7))
    #expect(agrees(model.logLikelihood, try row.number("bb_loglik")))
    let padded = try BetaBinomial([.zero] + counts + [.zero])
    #expect(padded == model)
  }

  /// Counts with the mean, correlation and log-likelihood of a root of the score with 40 digits.
  static let references: [([(Int, Int)], Double, Double, Double)] = [
    (
      [
        (100_000_000, 400_000_000), (110_000_000, 400_000_000), (90_000_000, 400_000_000),
        (105_000_000, 400_000_000),
      ], 0.253119515103823021, 0.00183468299065961014, -68.9672217077780983
    ),
    (
      [-3000, 2500, 1800, -2000, -900, 1600].map { (1_000_000 + $0, 2_000_000) },
      0.49999999977911205, 3.80999014439345508e-6, -54.3429672780776844
    ),
    (
      [(0, 3), (1, 4), (4, 5), (2, 2), (0, 6)],
      0.379814974984286339, 0.514355252010479116, -7.23818193746052403
    ),
    // Some persons never, others often, at counts where differences of ψ would have no digits left.
    (
      [(7_418_904, 18_925_017), (39_878_334, 79_756_669), (0, 8_301_380)],
      0.157150799001737224, 0.626692396510812431, -39.5050372856926916
    ),
    (
      [(1, 86_116_754), (2, 13), (0, 2), (3, 19), (0, 11), (1, 19), (0, 5)],
      0.050890591961563855, 0.234655180722207514, -13.7231450748379663
    ),
    // One huge person at the very middle: the likelihood falls from ρ = 0 on, and yet its
    // highest point lies at large ρ, where the small persons are.
    (
      [(500_000, 1_000_000)] + Array(repeating: (0, 2), count: 50)
        + Array(repeating: (2, 2), count: 50) + Array(repeating: (1, 2), count: 10),
      0.5, 0.800447980147788157, -118.229907157604084
    ),
  ]

  @Test("the maximum is that of 40 digits", arguments: references.indices)
  func reference(index: Int) throws {
    let (pairs, mean, correlation, likelihood) = Self.references[index]
    let model = try BetaBinomial(pairs.map { try Count($0.0, of: $0.1) })
    #expect(agrees(model.mean, mean, within: 1e-8))
    #expect(agrees(try #require(model.correlation), correlation, within: 1e-7))
    #expect(agrees(model.logLikelihood, likelihood))
    #expect(model.overdispersion == .estimated)
  }

  @Test("exchanging success and failure mirrors the mean alone")
  func symmetry() throws {
    let pairs = [(0, 9), (4, 12), (1, 7), (6, 8), (3, 30)]
    let one = try BetaBinomial(pairs.map { try Count($0.0, of: $0.1) })
    let other = try BetaBinomial(pairs.map { try Count($0.1 - $0.0, of: $0.1) })
    #expect(agrees(one.mean, 1 - other.mean, within: 1e-9))
    #expect(
      agrees(try #require(one.correlation), try #require(other.correlation), within: 1e-8))
    #expect(agrees(one.logLikelihood, other.logLikelihood))
  }

  @Test("persons who differ no more than chance have no correlation and the binomial likelihood")
  func noOverdispersion() throws {
    let model = try BetaBinomial([Count(5, of: 10), Count(5, of: 10), Count(6, of: 10)])
    #expect(model.overdispersion == .none)
    #expect(model.correlation == 0)
    #expect(agrees(model.mean, 16.0 / 30))
    // C(10,5)² C(10,6) p^16 q^14.
    var product = 252.0 * 252 * 210
    for _ in 0..<16 { product *= 16.0 / 30 }
    for _ in 0..<14 { product *= 14.0 / 30 }
    #expect(agrees(exp(model.logLikelihood), product))
  }

  @Test("persons who always or never succeed have a correlation of one")
  func complete() throws {
    let model = try BetaBinomial([
      Count(0, of: 4), Count(3, of: 3), Count(0, of: 1), Count(9, of: 9),
    ])
    #expect(model.overdispersion == .complete)
    #expect(model.correlation == 1)
    #expect(model.mean == 0.5)
    #expect(agrees(exp(model.logLikelihood), 1.0 / 16))
  }

  @Test("without variation, or with single trials, no correlation is claimed")
  func notIdentified() throws {
    for successes in [0, 5] {
      let model = try BetaBinomial([Count(successes, of: 5), Count(successes, of: 5)])
      #expect(model.overdispersion == .notIdentified)
      #expect(model.correlation == nil)
      #expect(model.mean == Double(successes) / 5)
      #expect(model.logLikelihood == 0)
    }
    let single = try BetaBinomial([Count(1, of: 1), Count(0, of: 1), Count(0, of: 1), .zero])
    #expect(single.overdispersion == .notIdentified)
    #expect(agrees(exp(single.logLikelihood), 1.0 / 3 * 4 / 9))
  }

  @Test("any counts have a maximum, no lower than the binomial likelihood")
  func law() throws {
    var generator = ResamplingGenerator(seed: 4)
    for round in 0..<60 {
      let largest = [2, 5, 40, 1_000, 1_000_000][round % 5]
      let counts = try (0..<(2 + generator.next(below: 6))).map { _ in
        let n = 1 + generator.next(below: largest)
        return try Count(generator.next(below: n + 1), of: n)
      }
      let model = try BetaBinomial(counts)
      #expect(model.logLikelihood <= 0)
      let rate =
        Double(counts.reduce(0) { $0 + $1.successes }) / Double(counts.reduce(0) { $0 + $1.trials })
      let binomial = counts.reduce(0.0) { sum, count in
        let (k, n) = (Double(count.successes), Double(count.trials))
        let choose = lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)
        return sum + choose + (k == 0 ? 0 : k * log(rate)) + (k == n ? 0 : (n - k) * log(1 - rate))
      }
      #expect(model.logLikelihood >= binomial - 1e-6)
      #expect(0 <= model.mean && model.mean <= 1)
      if let correlation = model.correlation { #expect(0 <= correlation && correlation <= 1) }
      #expect(try BetaBinomial(counts.reversed()).overdispersion == model.overdispersion)
    }
  }

  @Test("fewer than two persons and totals beyond the limit are refused")
  func refusals() throws {
    #expect(throws: StatisticsError.tooFewPersons(0)) { try BetaBinomial([]) }
    #expect(throws: StatisticsError.tooFewPersons(1)) {
      try BetaBinomial([Count(1, of: 4), .zero])
    }
    #expect(throws: StatisticsError.tooManyTrials(limit: 1 << 31)) {
      try BetaBinomial([Count(1, of: .max), Count(1, of: .max)])
    }
  }
}
