import LabSimulation
import Testing

@Suite("Generators")
struct GeneratorTests {
  @Test("splitmix64 yields its published outputs")
  func splitMix64() {
    var zero = SplitMix64(seed: 0)
    #expect(zero.next() == 0xE220_A839_7B1D_CDAF)
    #expect(zero.next() == 0x6E78_9E6A_A1B9_65F4)
    // The sequence that the generator's many ports test against.
    var other = SplitMix64(seed: 1_234_567)
    let published: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    for expected in published { #expect(other.next() == expected) }
  }

  @Test("xoshiro256++ yields its published outputs")
  func xoshiro256() {
    var generator = Xoshiro256(state: (1, 2, 3, 4))
    let published: [UInt64] = [
      41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386,
      9_228_616_714_210_784_205, 9_973_669_472_204_895_162, 14_011_001_112_246_962_877,
      12_406_186_145_184_390_807, 15_849_039_046_786_891_736, 10_450_023_813_501_588_000,
    ]
    for expected in published { #expect(generator.next() == expected) }
  }

  @Test("a seed fills the state with four outputs of splitmix64")
  func seeding() {
    var filler = SplitMix64(seed: 42)
    let state = (filler.next(), filler.next(), filler.next(), filler.next())
    #expect(Xoshiro256(seed: 42) == Xoshiro256(state: state))
  }

  @Test("uniform numbers lie in [0, 1) on the grid of 2^-53 and have the moments of a uniform")
  func uniform() {
    var generator = Xoshiro256(seed: 7)
    let count = 200_000
    var sum = 0.0
    var squares = 0.0
    for _ in 0..<count {
      let u = generator.uniform()
      guard u >= 0, u < 1, (u * 0x1p53).rounded() == u * 0x1p53 else {
        Issue.record("\(u) is no multiple of 2^-53 in [0, 1)")
        return
      }
      sum += u
      squares += u * u
    }
    // Four standard errors: SD .2887 of u, .2981 of u².
    let root = Double(count).squareRoot()
    #expect((sum / Double(count) - 0.5).magnitude < 4 * 0.2887 / root)
    #expect((squares / Double(count) - 1.0 / 3).magnitude < 4 * 0.2981 / root)
  }
}
