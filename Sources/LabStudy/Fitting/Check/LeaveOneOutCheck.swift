import LabSimulation
import LabStatistics

/// A population fitted without each person in turn, checked against the strokes of that person.
///
/// Descriptive: one person differs from a population by nature. The measure is how much that person
/// differs from the other recorded ones.
public struct LeaveOneOutCheck: Sendable {
  /// A quantity over the persons for whom it exists.
  public struct Range: Sendable, Hashable {
    public var least: Double
    public var median: Double
    public var greatest: Double
    public var persons: Int
  }

  public struct Row: Sendable {
    public var quantity: CheckQuantity
    /// From the population that was fitted to the others.
    public var fitted: Range
    /// From the others themselves.
    public var recorded: Range
  }

  public var rows: [Row]
  public var persons: Int

  /// - Parameter progress: hears how many more persons are done.
  /// - Throws: `CheckError.tooFewPersons` for fewer than three persons.
  public init(
    of table: StrokeTable, from source: CheckedPopulation.Source, by synthesis: StrokeSynthesis,
    jobs: Int, progress: @Sendable (Int) -> Void = { _ in }
  ) async throws {
    let persons = try table.personsToHoldOut()
    let samples = try CheckSamples(table)
    var fitted: [CheckQuantity: [Double]] = [:]
    var recorded: [CheckQuantity: [Double]] = [:]
    for person in persons {
      let people = try await source(table.only(Set(persons).subtracting([person])))
      let own = table.only([person])
      let drawn = try CheckSamples(own)
      let made = try CheckSamples(
        try await synthesis.strokes(of: people, as: own, jobs: jobs), like: drawn)
      for (quantity, value) in drawn.quantities(against: made) {
        fitted[quantity, default: []].append(value)
        if let value = samples.values(of: quantity, between: [[person]])[0] {
          recorded[quantity, default: []].append(value)
        }
      }
      progress(1)
    }
    self.persons = persons.count
    rows = try CheckQuantity.all.compactMap { quantity in
      guard let own = try Range(fitted[quantity] ?? []),
        let others = try Range(recorded[quantity] ?? [])
      else { return nil }
      return Row(quantity: quantity, fitted: own, recorded: others)
    }
  }
}

extension LeaveOneOutCheck.Range {
  /// Nil without values.
  init?(_ values: [Double]) throws {
    guard let least = values.min(), let greatest = values.max() else { return nil }
    self.least = least
    self.greatest = greatest
    median = try Quantiles.sample(values, probability: 0.5)
    persons = values.count
  }
}

extension CheckSamples {
  /// The quantities between these strokes and others, without what they are worth.
  fileprivate func quantities(
    against other: CheckSamples
  ) -> [(key: CheckQuantity, value: Double)] {
    comparableCells(with: other).pairs.map { pair in
      (.distance(pair.cell), pair.recorded.distance(to: pair.synthetic).distance)
    }
      + CurveCell.all.flatMap { cell -> [(key: CheckQuantity, value: Double)] in
        guard let own = ratios[cell], let made = other.ratios[cell] else { return [] }
        let points = zip(
          ErrorCurve.ratios,
          zip(ErrorCurve.rates(cell, own), ErrorCurve.rates(cell, made)).map { abs($0 - $1) })
        return [true, false].compactMap { inCore in
          points.filter { ErrorCurve.core.contains($0.0) == inCore }.map(\.1).max().map {
            (.curve(cell, inCore: inCore), $0)
          }
        }
      }
  }
}

extension CheckQuantity {
  /// Every quantity there is, in the order of tables.
  public static let all: [CheckQuantity] =
    Intent.allCases.flatMap { intent in
      CheckFeature.all.flatMap { CheckCell.all($0, intent) }.map(CheckQuantity.distance)
    }
    + CurveCell.all.flatMap { cell in
      [true, false].map { CheckQuantity.curve(cell, inCore: $0) }
    }
}
