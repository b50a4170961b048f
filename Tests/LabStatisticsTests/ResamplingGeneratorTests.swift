import LabStatistics
import Testing

@Suite("The generator of the bootstrap")
struct ResamplingGeneratorTests {
  @Test("splitmix64 gives its published sequence")
  func published() {
    // Seed 1234567, as in the reference implementation's checks (Vigna 2015).
    var generator = ResamplingGenerator(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    for value in expected { #expect(generator.next() == value) }
  }

  @Test("draws below a bound are evenly spread")
  func even() {
    var generator = ResamplingGenerator(seed: 3)
    var counts = Array(repeating: 0, count: 7)
    for _ in 0..<70_000 { counts[generator.next(below: 7)] += 1 }
    // Chi-square with 6 degrees of freedom passes 22.46 once in a thousand.
    let chiSquare = counts.reduce(0.0) { $0 + Double(($1 - 10_000) * ($1 - 10_000)) / 10_000 }
    #expect(chiSquare < 22.46)
    #expect(generator.next(below: 1) == 0)
  }
}
