import LabStatistics

extension DeviceCheck {
  /// Models that agree with the device on exactly the same strokes: nothing in the log tells them apart.
  public struct Group: Sendable {
    /// The places of the models, in their order.
    public var models: [Int]
    /// On how many strokes they agree with the device.
    public var agree: Int
  }

  /// The groups, those that agree most first.
  public var groups: [Group] {
    var groups: [Group] = []
    for model in models.indices {
      let place = groups.firstIndex { group in
        zip(trials[group.models[0]], trials[model]).allSatisfy { $0.agrees == $1.agrees }
      }
      if let place {
        groups[place].models.append(model)
      } else {
        groups.append(Group(models: [model], agree: agreement(model).agree))
      }
    }
    // The place settles equal counts: the sort need not be stable.
    return groups.sorted { ($1.agree, $0.models[0]) < ($0.agree, $1.models[0]) }
  }

  /// The best group against another one, stroke by stroke.
  public struct Duel: Sendable {
    public var best: Group
    public var other: Group
    /// Strokes that only one of them explains.
    public var onlyBest: Int
    public var onlyOther: Int
    /// McNemar's exact p, and the same adjusted for all the groups that the best one was chosen from.
    public var exactP: Double
    public var holmP: Double
  }

  /// The best two groups held against each other; nil when all models agree on the same strokes.
  ///
  /// The best one was picked after the fact, so its p is adjusted by Holm over all other groups.
  public func duel() throws(StatisticsError) -> Duel? {
    let groups = groups
    guard groups.count > 1 else { return nil }
    var pairs: [DiscordantPairs] = []
    var pValues: [Double] = []
    for other in groups.dropFirst() {
      let pair = try discordance(groups[0], other)
      pairs.append(pair)
      pValues.append(try McNemarTest(pair).exactP)
    }
    return Duel(
      best: groups[0], other: groups[1], onlyBest: pairs[0].onlyA, onlyOther: pairs[0].onlyB,
      exactP: pValues[0], holmP: try Multiplicity.holm.adjusted(pValues)[0])
  }

  private func discordance(_ a: Group, _ b: Group) throws(StatisticsError) -> DiscordantPairs {
    let pairs = zip(trials[a.models[0]], trials[b.models[0]]).map { ($0.agrees, $1.agrees) }
    return try DiscordantPairs(
      onlyA: pairs.count { $0 && !$1 }, onlyB: pairs.count { !$0 && $1 }, of: pairs.count)
  }

  /// The interval of a model's agreement (Wilson, 95 %), as if every stroke stood for itself.
  public func interval(_ model: Int) throws(StatisticsError) -> Interval {
    let (agree, strokes) = agreement(model)
    return try Proportion(agree, of: strokes).wilson(confidence: RateSummary.confidence)
  }
}
