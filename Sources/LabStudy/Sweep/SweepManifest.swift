import LabSimulation
import LabStatistics

/// What a sweep is, key by key, as text: two sweeps with the same manifest have the same cells with
/// the same results.
public struct SweepManifest: Sendable, Hashable {
  public private(set) var lines: [Condition]

  /// - Parameter keepsStrokes: whether one row per stroke is kept too.
  public init(_ plan: SweepPlan, keepsStrokes: Bool = false) {
    lines =
      [
        Condition(key: "version", value: Version.text),
        Condition(key: "gsl", value: NumericLibrary.version),
        Condition(key: "scenario", value: plan.scenario.name),
        Condition(key: "strategy", value: plan.base.name),
      ]
      + plan.base.strategy.settings.map {
        Condition(key: "strategy " + $0.key, value: $0.value.description)
      }
      + plan.scenario.conditions + Self.replicates(of: plan)
      + plan.axes.map { Condition(key: "vary " + $0.key, value: $0.range) }
      + [
        Condition(key: "keys", value: plan.keys.map(\.name).joined(separator: " ")),
        Condition(key: "pairing", value: plan.isZipped ? "zip" : "cartesian"),
        Condition(key: "points", value: plan.points.map { "\($0)" } ?? "none"),
        Condition(key: "strokes", value: keepsStrokes ? "one row each" : "counted"),
      ]
  }

  /// The replicates by which the cells have intervals about people.
  private static func replicates(of plan: SweepPlan) -> [Condition] {
    guard plan.replicates > 0, let people = plan.scenario.people else { return [] }
    return [
      Condition(
        key: "population replicates",
        value: "\(people.replicates.count), digest \(people.replicatesDigest)")
    ]
  }

  /// Reads what `text` wrote; nil for anything else.
  public init?(_ text: String) {
    lines = []
    for line in text.split(separator: "\n") {
      guard let colon = line.firstRange(of: ": ") else { return nil }
      lines.append(
        Condition(
          key: String(line[..<colon.lowerBound]), value: String(line[colon.upperBound...])))
    }
  }

  public var text: String { lines.map { "\($0.key): \($0.value)\n" }.joined() }

  public var digest: String { Digest.of(text) }

  /// The same, of a part of the cells only.
  public func of(_ cells: Range<Int>) -> Self {
    var part = self
    part.lines.append(
      Condition(key: "cells", value: "\(cells.lowerBound + 1) to \(cells.upperBound)"))
    return part
  }

  /// What is another now than in an earlier manifest, as "seed was 1, is 2".
  public func differences(from earlier: Self) -> [String] {
    var differences: [String] = []
    for line in lines {
      let was = earlier.lines.first { $0.key == line.key }?.value
      if was != line.value {
        differences.append("\(line.key) was \(was ?? "not given"), is \(line.value)")
      }
    }
    for line in earlier.lines where !lines.contains(where: { $0.key == line.key }) {
      differences.append("\(line.key) was \(line.value), is not given")
    }
    return differences
  }
}

extension SweepUnits {
  /// A name for the results of a unit: the digest of everything that determines them.
  public func name(of unit: Int, _ manifest: SweepManifest) throws -> String {
    var text = manifest.lines.filter { !$0.key.hasPrefix("vary ") && $0.key != "points" }
      .map { "\($0.key)=\($0.value)\n" }.joined()
    for piece in pieces(of: unit) {
      text += "scenario \(try plan.scenario(of: piece[0]).digest)\n"
      for cell in piece { text += "cell \(cell) \(plan.words(of: cell))\n" }
    }
    return Digest.of(text)
  }
}
