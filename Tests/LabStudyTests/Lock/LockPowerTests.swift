import LabStatistics
import Testing

@testable import LabStudy

@Suite("What a lock can tell apart")
struct LockPowerTests {
  private static func estimate(
    _ rate: Double, _ error: Double, _ interval: ClosedRange<Double>? = nil
  ) -> RateEstimate {
    RateEstimate(
      rate: rate, error: error,
      interval: Interval(
        lower: interval?.lowerBound ?? rate - 2.5758293 * error,
        upper: interval?.upperBound ?? rate + 2.5758293 * error),
      decided: 1000, persons: 100, correlation: 0.2)
  }

  private static func power(_ claim: String, _ estimate: RateEstimate) throws -> LockPower {
    LockPower(try LockClaim(claim), estimate)
  }

  @Test("the tolerance is four errors, so that a reshuffle stays within 2.83 of its own errors")
  func tolerance() throws {
    let near = try Self.power("error ~ recorded", Self.estimate(0.1, 0.003))
    #expect(near.tolerance == 4 * 0.003)
    // P(|Z| > 2.8284) = 0.00468 and P(Z > 2.8284) = 0.00234, from a table of the normal distribution.
    #expect(abs(try near.passes - 0.99532) < 1e-5)
    let atMost = try Self.power("error <= recorded", Self.estimate(0.1, 0.003))
    #expect(abs(try atMost.passes - 0.99766) < 1e-5)
  }

  @Test("the power is that of a difference of two draws, each with the error at its own rate")
  func power() throws {
    let power = try Self.power("error ~ recorded", Self.estimate(0.1, 0.0034))
    // At 0.12 the error is 0.0034 sqrt(0.12 * 0.88 / (0.1 * 0.9)) = 0.0034 * 1.083205 = 0.003683;
    // (0.02 - 0.0136) / sqrt(0.0034² + 0.003683²) = 0.0064 / 0.0050124 = 1.27683; P(Z < 1.27683).
    #expect(abs(try power.power - 0.89918) < 2e-5)
    #expect(try !power.suffices)
    let change = try #require(try power.detectableChange)
    #expect(change > 0.2 && change < 0.201)
    #expect(abs(try power.catches(change) - 0.9) < 1e-9)
  }

  @Test("no change at all is caught as rarely as a reshuffle fails")
  func nothing() throws {
    let power = try Self.power("error <= recorded", Self.estimate(0.1, 0.0034))
    #expect(abs(try power.catches(0) - (1 - (try power.passes))) < 1e-12)
  }

  @Test("with the persons that it asks for the power is the planned one")
  func persons() throws {
    for claim in ["error ~ recorded", "error <= recorded + 35%", "error >= recorded - 30%"] {
      let pilot = try Self.power(claim, Self.estimate(0.05, 0.008))
      let factor = try pilot.personsFactor
      let enough = try Self.power(claim, Self.estimate(0.05, 0.008 / factor.squareRoot()))
      #expect(abs(try enough.power - LockPower.plannedPower) < 1e-9)
      #expect(try enough.suffices)
    }
  }

  @Test("twenty percent of a rate of 0.1 takes some three thousand persons at an ICC of 0.264")
  func publishedSize() throws {
    // SE² = 0.09 / (m n) (1 + (n - 1) 0.264) with n = 10 strokes of an intent.
    let design = try NestedDesign(rate: 0.1, correlation: 0.264)
    let pilot = try Self.power(
      "lost_swipe ~ recorded",
      Self.estimate(0.1, try design.standardError(persons: 500, strokes: 10)))
    let persons = 500 * (try pilot.personsFactor)
    #expect(persons > 2500 && persons < 4000)
  }

  @Test("against a limit the interval must leave it on the far side")
  func limit() throws {
    let power = try Self.power("error <= 0.1", Self.estimate(0.05, 0.004))
    #expect(power.tolerance == 0)
    // 0.05 / 0.004 = 12.5 errors of room, less 2.58.
    #expect(try power.passes > 0.999999)
    // At 0.12 the error is 0.004 sqrt(0.12 * 0.88 / (0.05 * 0.95)) = 0.0059642; 0.02 of it are
    // 3.35334 errors, less 2.57583 = 0.77751; P(Z < 0.77751) = 0.78157.
    #expect(abs(try power.power - 0.78157) < 2e-5)
    let mirrored = try Self.power("error >= 0.1", Self.estimate(0.15, 0.004))
    #expect(try mirrored.passes > 0.999999)
    #expect(try mirrored.catches(0.5) > 0.99)
  }

  @Test("a rate near its limit needs persons until the proof succeeds again")
  func nearLimit() throws {
    let power = try Self.power("error <= 0.055", Self.estimate(0.05, 0.004))
    #expect(try power.passes < 0.1)
    let factor = try power.personsFactor
    let enough = try Self.power(
      "error <= 0.055", Self.estimate(0.05, 0.004 / factor.squareRoot()))
    #expect(try enough.passes > 0.99)
  }

  @Test("without any error nothing relative can be caught, and a limit is held by persons")
  func zero() throws {
    let recorded = try Self.power("error ~ recorded", Self.estimate(0, 0, 0...0.06))
    #expect(recorded.tolerance == 0.06)
    #expect(try recorded.passes == 1)
    #expect(try recorded.power == 0)
    #expect(try recorded.detectableChange == nil)
    let limit = try Self.power("error <= 0.1", Self.estimate(0, 0, 0...0.06))
    #expect(try limit.passes == 1)
    // All strokes of a person alike: sqrt(0.12 * 0.88 / 100) = 0.0325, far too much for 0.02.
    #expect(try limit.power < 0.1)
  }

  @Test("a fall is caught like a rise, and nothing below 0 is asked for")
  func fall() throws {
    let power = try Self.power("error >= recorded - 100%", Self.estimate(0.05, 0.02))
    // A true rate of 0 has no error: 0.05 - 0.08 is 1.5 of the recorded errors short; P(Z > 1.5).
    #expect(abs(try power.power - 0.066807) < 1e-6)
    #expect(try power.detectableChange == nil)
    #expect(try Self.power("error >= recorded", Self.estimate(0.05, 0.001)).power > 0.99)
  }
}
