import LabSimulation

/// The strokes from which an ideal observer is estimated: what could be seen of each at its first move
/// 10 pt out, what it meant, and which rows erred.
///
/// Decided strokes only. Of more than `largest` strokes every second, third ... pair is taken, a pair
/// being two strokes that follow each other, so that both intents remain.
public struct ObserverSample: Sendable {
  struct Stroke: Sendable {
    var person: Int
    var intent: Intent
    var opening: Track.Event
  }

  /// More strokes would not make the bound better than a tenth of a point.
  public static let largest = 24_000

  private(set) var strokes: [Stroke] = []
  /// Stroke by stroke, whether each row erred.
  private(set) var errors: [Bool] = []
  let rows: Int
  private let stride: Int
  private var seen = 0

  /// - Parameter strokes: how many strokes will be added at most.
  public init(rows: Int, strokes: Int) {
    self.rows = rows
    stride = max(1, (strokes + Self.largest - 1) / Self.largest)
  }

  public mutating func add(_ batch: TrialBatch) {
    for (number, stroke) in batch.strokes.enumerated() {
      defer { seen += 1 }
      let results = batch.results[number * rows..<(number + 1) * rows]
      guard (seen / 2).isMultiple(of: stride), let opening = stroke.opening, let aim = stroke.aim,
        results.first?.verdict.isDecided == true
      else { continue }
      strokes.append(
        Stroke(
          person: stroke.address.person, intent: aim.intent, opening: opening))
      errors += results.map(\.verdict.isArbitrationError)
    }
  }
}
