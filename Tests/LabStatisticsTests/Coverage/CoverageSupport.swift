import Foundation
import LabStatistics

/// Simulations and sums behind the coverage tests.
///
/// The short form always runs; `GESTURE_LAB_LONG=1` asks for the long one and prints what it finds.
enum Coverage {
  static let isLong = ProcessInfo.processInfo.environment["GESTURE_LAB_LONG"] == "1"

  /// The short or the long form of a number.
  static func size(_ short: Int, long: Int) -> Int { isLong ? long : short }

  /// A line of the long form.
  static func report(_ line: String) {
    if isLong { print("coverage: \(line)") }
  }

  /// Three standard errors of a share simulated with so many runs.
  static func allowance(_ share: Double, runs: Int) -> Double {
    3 * (share * (1 - share) / Double(runs)).squareRoot()
  }
}

/// Probabilities of all outcomes of n trials, each from its neighbour, outward from the mode.
struct BinomialLaw {
  let probabilities: [Double]

  init(_ n: Int, _ p: Double) {
    let mode = min(n, Int(Double(n + 1) * p))
    var terms = Array(repeating: 0.0, count: n + 1)
    terms[mode] = 1
    for k in stride(from: mode, to: n, by: 1) {
      terms[k + 1] = terms[k] * Double(n - k) / Double(k + 1) * p / (1 - p)
    }
    for k in stride(from: mode, to: 0, by: -1) {
      terms[k - 1] = terms[k] * Double(k) / Double(n - k + 1) * (1 - p) / p
    }
    let sum = terms.reduce(0, +)
    probabilities = terms.map { $0 / sum }
  }

  func probability(_ k: Int) -> Double { probabilities[k] }

  /// The probability that one of the intervals, by k, contains the rate.
  func coverage(_ intervals: [Interval], of rate: Double) -> Double {
    zip(probabilities, intervals).reduce(0) { $1.1.contains(rate) ? $0 + $1.0 : $0 }
  }
}

/// The exact chance that a region is ever left by the count of successes, looked at after each trial.
enum Watching {
  /// Carries the distribution of the counts that are still inside from trial to trial.
  ///
  /// Those that leave are summed up, if they are to be counted, and gone. `keeps` must hold for a
  /// contiguous run of k.
  static func chanceOfLeaving(
    rate: Double, looks: ClosedRange<Int>,
    counting: (_ k: Int, _ n: Int) throws -> Bool = { _, _ in true },
    keeps: (_ k: Int, _ n: Int) throws -> Bool
  ) throws -> Double {
    var inside = [1.0]
    var first = 0
    var left = 0.0
    for n in 1...looks.upperBound {
      var next = Array(repeating: 0.0, count: inside.count + 1)
      for index in inside.indices {
        next[index] += inside[index] * (1 - rate)
        next[index + 1] += inside[index] * rate
      }
      if n >= looks.lowerBound {
        while let last = next.last, try !keeps(first + next.count - 1, n) {
          if try counting(first + next.count - 1, n) { left += last }
          next.removeLast()
        }
        while let lowest = next.first, try !keeps(first, n) {
          if try counting(first, n) { left += lowest }
          next.removeFirst()
          first += 1
        }
      }
      inside = next
      if inside.isEmpty { break }
    }
    return left
  }
}

/// Persons whose strokes are alike: a beta-binomial urn.
///
/// Drawing stroke after stroke with the chance (a + errors so far) / (a + b + strokes so far) is
/// the same as giving each person a Beta(a, b) rate (Pólya). ICC = 1 / (a + b + 1).
struct Urn {
  let a: Double
  let b: Double

  init(rate: Double, correlation: Double) {
    let sum = 1 / correlation - 1
    a = rate * sum
    b = (1 - rate) * sum
  }

  func person(_ strokes: Int, _ generator: inout ResamplingGenerator) throws -> Count {
    var errors = 0
    for stroke in 0..<strokes {
      let draw = generator.unit() * (a + b + Double(stroke))
      if draw < a + Double(errors) { errors += 1 }
    }
    return try Count(errors, of: strokes)
  }
}

extension ResamplingGenerator {
  /// A number of [0, 1).
  mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
