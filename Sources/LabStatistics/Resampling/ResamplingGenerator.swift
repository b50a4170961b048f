/// The generator behind every bootstrap: splitmix64 (Steele, Lea and Flood 2014).
///
/// Whole-number arithmetic only, so a bootstrap gives the same draws on every platform. Not for the
/// simulation, which has addressable streams of its own.
package struct ResamplingGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0 up to, not including, `bound`, without bias (Lemire 2019).
  package mutating func next(below bound: Int) -> Int {
    precondition(bound > 0, "a draw below \(bound) does not exist")
    let range = UInt64(bound)
    let threshold = (0 &- range) % range
    while true {
      let product = next().multipliedFullWidth(by: range)
      if product.low >= threshold { return Int(product.high) }
    }
  }
}
