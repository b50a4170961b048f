import LabSimulation
import LabStatistics

/// Estimates a population from recorded strokes by simulated moments.
///
/// Rule:
/// 1. One statistic per parameter is computed from the recorded strokes (`FitSample.moments`), and from
///    resamples of their persons, which gives its standard error.
/// 2. Beginning with the statistics themselves as parameters, the real finger and the real glass draw
///    strokes of many persons in the design of the recorded ones; these are measured by the same code,
///    and every parameter moves by the difference of recorded and simulated statistic, divided by what
///    the statistic was seen to move with it. So all that sampling, short sessions and strays do to a
///    statistic is in both and drops out (simulated moments: McFadden 1989; indirect inference:
///    Gourieroux, Monfort and Renault 1993).
///    Means of angles, variance components (but those of bends, which go with lengths) and correlations of
///    persons are unbiased and are left alone.
/// 3. What the strokes cannot tell stays as the preset has it.
/// 4. The replicates are the resamples moved likewise and reflected at the estimate (basic bootstrap,
///    Davison and Hinkley 1997, section 5.2), on a scale where they spread evenly, and widened for few
///    persons (Hesterberg 2015) and for the simulated ones.
public struct PopulationFit: Sendable {
  /// The population that fills the gaps: one grip, one class per intent.
  public var preset: Population
  /// The glass: its settings are the first guess, and stay where the strokes tell nothing.
  ///
  /// Nobody sees scans that were not delivered, so that as many of them make a delivery as here (assumed: 2,
  /// 120 and 60 Hz).
  public var device = DigitizerSettings()
  /// The name of the population.
  public var name: String
  /// Points per inch in which the strokes were read.
  public var pointsPerInch = 153.3
  public var seed: UInt64 = Scenario.defaultSeed
  /// Replicates of the population, 200 by default.
  public var replicates = Self.defaultReplicates
  /// Strokes of a simulation, about.
  public var simulatedStrokes = Self.defaultSimulatedStrokes
  /// The most simulations, apart from those that measure derivatives.
  public var rounds = 12

  public static let defaultPreset = Population.touchalyticsMix.name
  public static let confidence = 0.95
  public static let defaultReplicates = 200
  public static let defaultSimulatedStrokes = 100_000

  /// The registered populations that can be fitted from.
  public static let presets: [String] = Populations.all.filter(isSimple).map(\.name)

  public init(
    name: String = "fitted", preset: Population = .touchalyticsMix
  ) {
    self.name = name
    self.preset = preset
  }

  /// Locations in pixels lie on the grid of the pixels, of which so many make an inch.
  public mutating func setPixels(perInch density: Double) {
    device.scale = min(density / pointsPerInch, 10)
  }

  /// The glass scans so many times for each delivery, 1 to 16.
  public mutating func setScans(perDelivery scans: Int) {
    device.scanHz = min(device.deliveryHz * Double(scans), Self.fastestScan)
  }

  /// Gives the glass another rate of deliveries, with as many scans for each as before.
  func deliver(_ rate: Double, by device: inout DigitizerSettings) {
    let scans = self.device.scanHz / self.device.deliveryHz
    device.deliveryHz = rate
    device.scanHz = min(max(rate, rate * scans), max(rate, Self.fastestScan))
  }

  /// In Hz, as `DigitizerSettings` has it.
  private static let fastestScan = 1000.0

  private static func isSimple(_ population: Population) -> Bool {
    population.grips.count == 1 && population.scrollClasses.count == 1
      && population.pageClasses.count == 1
  }

  /// Fits the strokes.
  ///
  /// - Parameters:
  ///   - jobs: how many threads simulate; changes no byte of the result.
  ///   - progress: hears of each finished round.
  /// - Throws: `FitError`, and `CancellationError` when the task is cancelled.
  public func fit(
    _ table: StrokeTable, jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> FittedPopulation {
    guard Self.isSimple(preset) else {
      throw FitError.mixture(preset: preset.name, choices: Self.presets)
    }
    var search = try FitSearch(table, self)
    try await search.run(jobs: jobs, progress: progress)
    var fitted = try search.fitted()
    fitted.origin = search.origin
    return fitted
  }
}
