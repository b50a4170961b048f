import LabStatistics
import Testing

@testable import LabSimulation
@testable import LabStudy

@Suite("Densities of the direction")
struct DirectionDensityTests {
  private static let nobody = AxisDeviates(0, 0, 0, of: .rightThumb)

  private static func density(
    scroll: [Double], page: [Double], tails: Double = 5, turned: Double = 0,
    contamination: Double = 0, up: Double = 0.9, left: Double = 0.5
  ) throws -> DirectionDensity {
    var grip = Grip(
      name: "test", upTilt: 8, downTilt: 5, leftElevation: -12, rightElevation: 45 + turned,
      verticalSpread: Spread(1, 1, 1), horizontalSpread: Spread(1, 1, 1),
      curve: Curve(radius: 60, arcFactor: 0))
    grip.tails = tails
    var hand = HandSettings()
    (hand.contamination, hand.up, hand.left) = (contamination, up, left)
    var scales = LengthScales()
    scales.scroll = scroll.map { .init(share: 1 / Double(scroll.count), value: $0) }
    scales.page = page.map { .init(share: 1 / Double(page.count), value: $0) }
    return try DirectionDensity(
      grip, hand, contamination: 0, person: Self.nobody, session: Self.nobody, scales: scales)
  }

  /// Half the integral of the smaller density, in many equal steps.
  private static func sum(_ density: DirectionDensity, steps: Int) -> Double {
    var sum = 0.0
    for index in 0..<steps {
      let (scroll, page) = density.densities(at: 360 * Double(index) / Double(steps))
      sum += min(scroll, page)
    }
    return sum * 180 / Double(steps)
  }

  /// Scales of the bumps of both intents, in degrees.
  struct Scales: Sendable {
    var scroll: [Double]
    var page: [Double]
    var tails: Double
  }

  @Test(
    "wide, narrow and mixed bumps cost a bounded number of headings and agree with a fine sum",
    arguments: [
      Scales(scroll: [7], page: [6], tails: 5), Scales(scroll: [0.05], page: [0.05], tails: 5),
      Scales(scroll: [0.01, 0.1, 1, 10, 60], page: [0.02, 0.2, 2, 20], tails: 5),
      Scales(scroll: [0.05], page: [180], tails: 2.1),
      Scales(scroll: [300, 0.05, 0.05, 0.05, 0.05], page: [0.05, 30], tails: 2.1),
      Scales(scroll: [20], page: [1000], tails: 1000),
    ])
  func cost(scales: Scales) throws {
    for contamination in [0, 0.02] {
      let density = try Self.density(
        scroll: scales.scroll, page: scales.page, tails: scales.tails,
        contamination: contamination)
      let found = try density.leastError()
      #expect(found.evaluations <= DirectionDensity.mostEvaluations)
      // A sum in steps of a tenth of the smallest scale, 0.005 degrees, is good to some 1e-6 here.
      #expect(abs(found.value - Self.sum(density, steps: 72_000)) < 4e-5)
    }
  }

  @Test("the bound is 8 pieces of 39 times 15 headings")
  func bound() { #expect(DirectionDensity.mostEvaluations == 8 * 39 * 15) }

  @Test(
    "each density has the whole probability, however wide its bumps are",
    arguments: [2.1, 4, 5, 30, 1000], [5.0, 20, 45, 90, 180, 350, 360, 1400])
  func mass(tails: Double, scale: Double) throws {
    let density = try Self.density(scroll: [scale], page: [scale], tails: tails)
    var (scroll, page) = (0.0, 0.0)
    for index in 0..<3600 {
      let (up, side) = density.densities(at: Double(index) / 10)
      scroll += up / 10
      page += side / 10
    }
    #expect(abs(scroll - 1) < 1e-5)
    #expect(abs(page - 1) < 1e-5)
  }

  @Test("where nothing is known of the direction, half is wrong")
  func even() throws {
    let density = try Self.density(scroll: [1400], page: [2000])
    #expect(abs(try density.leastError().value - 0.5) < 1e-6)
  }

  @Test("headings that coincide, and headings beyond a turn, are integrated once")
  func coinciding() throws {
    // Up stands at 82 degrees, to the right at 45 + 37 - 720.
    let same = try Self.density(
      scroll: [3], page: [3], turned: 37 - 720, up: 1, left: 0)
    // Two equal densities.
    #expect(abs(try same.leastError().value - 0.5) < 1e-5)
  }
}
