import LabSimulation
import LabStatistics

/// What a population does to the bare ratio rule: the figures by which hands are compared.
///
/// The rule looks at the first event more than 10 pt from touch-down on one axis, and calls the stroke
/// horizontal when |dx| >= ratio · |dy|. Strokes that never come so far are in no rate.
public struct HandFigures: Sendable, Hashable {
  /// Share of the scrolls that are called horizontal, and of the page strokes that are not, at 1.7.
  public var stolenAtWide: Double
  public var lostAtWide: Double
  /// The same at 1.
  public var stolenAtOne: Double
  public var lostAtOne: Double
  /// The ratio with the smallest balanced error, and that error.
  public var bestRatio: Double
  public var bestError: Double
  /// Share of the page strokes whose planned chord is not horizontal at 1.7.
  public var lostByChord: Double

  public init(
    _ stolenAtWide: Double, _ lostAtWide: Double, _ stolenAtOne: Double, _ lostAtOne: Double,
    bestRatio: Double, bestError: Double, lostByChord: Double
  ) {
    self.stolenAtWide = stolenAtWide
    self.lostAtWide = lostAtWide
    self.stolenAtOne = stolenAtOne
    self.lostAtOne = lostAtOne
    self.bestRatio = bestRatio
    self.bestError = bestError
    self.lostByChord = lostByChord
  }

  /// The ratio that the published recognizer has.
  static let wideRatio = 1.7

  /// All figures in the order of the table, with their names.
  public static let columns: [(name: String, path: KeyPath<HandFigures, Double> & Sendable)] = [
    ("FP 1.7", \.stolenAtWide), ("FN 1.7", \.lostAtWide), ("FP 1", \.stolenAtOne),
    ("FN 1", \.lostAtOne), ("best ratio", \.bestRatio), ("error there", \.bestError),
    ("FN 1.7 chord", \.lostByChord),
  ]
}

extension HandFigures {
  /// Measures a population on one stroke of each intent per person, which makes all strokes
  /// independent.
  ///
  /// Scan and delivery at 60 Hz, no contamination; `shipped` places otherwise.
  ///
  /// - Throws: `FingerFault` for an impossible population, `StatisticsError` when no stroke is decided.
  public init(_ population: Population, persons: Int, seed: UInt64) throws {
    let shipped = Scenario.shipped
    var hand = HandSettings()
    hand.contamination = 0
    var glass = DigitizerSettings()
    (glass.scanHz, glass.deliveryHz) = (60, 60)
    var finger = try Finger(
      seed: seed, hand: hand, digitizer: glass,
      geometry: FingerGeometry(
        screen: shipped.screen, startArea: shipped.startArea, pointsPerInch: shipped.pointsPerInch),
      population: population)
    var items: [ThresholdCurve.Item] = []
    var flatPages = 0
    var stroke = SyntheticStroke()
    for person in 0..<persons {
      for number in 0..<2 {
        finger.make(StrokeAddress(person: person, session: 0, stroke: number), into: &stroke)
        let isPage = stroke.aim.intent == .page
        if isPage, Self.ratio(stroke.plan.displacement) >= Self.wideRatio { flatPages += 1 }
        guard let seen = StrokeMeasures(stroke.touches).decision else { continue }
        items.append(
          ThresholdCurve.Item(
            classIndex: isPage ? 1 : 0, criticalValue: Self.ratio(seen.displacement),
            errorIfKept: !isPage, errorIfFailed: isPage))
      }
    }
    let curve = try ThresholdCurve(items)
    let (wide, one) = (try curve.cell(at: Self.wideRatio), try curve.cell(at: 1))
    let best = curve.balancedOptimum()
    let (scrolls, pages) = (Double(curve.firstItems), Double(curve.secondItems))
    self.init(
      Double(wide.firstErrors) / scrolls, Double(wide.secondErrors) / pages,
      Double(one.firstErrors) / scrolls, Double(one.secondErrors) / pages,
      bestRatio: best.recommended, bestError: best.value,
      lostByChord: 1 - Double(flatPages) / Double(persons))
  }

  /// Horizontal by vertical extent; infinite for a level stroke.
  private static func ratio(_ displacement: Vector) -> Double {
    displacement.x.magnitude / displacement.y.magnitude
  }
}
