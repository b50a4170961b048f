import LabSimulation

extension Scenario {
  /// What plays the rows on a contest: what is described, or a registered strategy on what is described.
  ///
  /// The scenes and arrangements are made anew whenever the result is called, so threads share none.
  func contenders(
    _ rows: [StrategyRow]
  ) throws(ScenarioError) -> @Sendable (Contest) -> [Contender] {
    for row in rows where row.described == nil { try tree?.checkRoom(for: row, tuning: tuning) }
    let scenario = self
    return { contest in rows.map { scenario.contender($0, contest) } }
  }

  private func contender(_ row: StrategyRow, _ contest: Contest) -> Contender {
    if playsByTimelines, let strategy = row.contestStrategy {
      return strategy.contender(for: contest, tuning: tuning)
    }
    let scene = scene(of: row)
    return .scene(scene, interruptions: interruptions(in: scene))
  }

  /// The scene in which the arena plays a row.
  ///
  /// - Throws: when the tree has no place for a registered strategy.
  public func playedScene(of row: StrategyRow) throws(ScenarioError) -> Scene {
    if row.described == nil { try tree?.checkRoom(for: row, tuning: tuning) }
    return scene(of: row)
  }

  /// What the scenario does to the touches of every stroke in a scene.
  public func interruptions(in scene: Scene) -> [Interruption] {
    interruptions.compactMap { $0.interruption(in: scene) }
  }

  /// The scene of a row: what is described, or a registered strategy on the contest.
  ///
  /// On a tree without a contest a registered strategy attaches nothing.
  public func scene(of row: StrategyRow) -> Scene {
    if let described = row.described {
      return (tree ?? SceneDescription(layout)).scene(described, tuning: tuning)
    }
    if let scene = stagedScene(of: row) { return scene }
    guard let tree, let strategy = row.contestStrategy else {
      return contest.scene(of: row.contestStrategy, tuning: tuning)
    }
    guard let contest = tree.contest else { return tree.scene(tuning: tuning) }
    return tree.parts(of: strategy, contest, tuning: tuning).scene(tuning: tuning)
  }

  /// How a row settles everything in one decision; nil where time lines do not play the scenario.
  func decisionSurface(of row: StrategyRow) -> DecisionSurface? {
    playsByTimelines ? row.contestStrategy?.decisionSurface(under: tuning) : nil
  }

  /// Whether a merge of time lines may stand in for the arena: nothing interrupts, and the tree holds
  /// no more than a layout does.
  private var playsByTimelines: Bool {
    interruptions.isEmpty && (tree?.isPlainContest ?? true)
  }
}

extension SceneDescription {
  /// The views with what is attached to them, and a registered strategy on the contest.
  ///
  /// The strategy takes the place of whatever moves the inner container. The outer scroll view's pan
  /// comes first, where strategies expect it.
  func parts(of strategy: any ContestStrategy, _ contest: Contest, tuning: Tuning) -> SceneParts {
    var parts = parts(keeping: attachmentsBesideStrategy, of: attachments, relations, tuning)
    parts.containers[contest.inner].scroll = nil
    strategy.install(in: &parts, contest, tuning: tuning)
    return parts
  }

  /// The attachments that stay when a strategy moves the inner container.
  private var attachmentsBesideStrategy: [Int] {
    guard let judged else { return Array(attachments.indices) }
    let outer = attachments.firstIndex { $0.kind == .scroll(container: judged.outer) }
    let others = attachments.indices.filter {
      $0 != outer && attachments[$0].drive?.container != judged.inner
        && attachments[$0].kind != .scroll(container: judged.inner)
    }
    return (outer.map { [$0] } ?? []) + others
  }

  /// Whether there is nothing in it but a plain scroll view with a child that a strategy moves.
  fileprivate var isPlainContest: Bool {
    guard let judged, containers.count == 2, attachmentsBesideStrategy.count == 1,
      containers[judged.outer].scroll == ScrollTraits()
    else { return false }
    return !views.contains(where: \.isControl)
      && !containers.contains { $0.scrollableAxes.contains($0.axis.other) }
  }

  /// Refuses a registered strategy that the tree has no place for.
  func checkRoom(for row: StrategyRow, tuning: Tuning) throws(ScenarioError) {
    guard let judged, let contest else { throw .noContest }
    let inner = containers[judged.inner]
    guard inner.scroll == nil || inner.page != nil else {
      throw .noPages(views[inner.view].name)
    }
    guard let strategy = row.contestStrategy else { return }
    let parts = parts(of: strategy, contest, tuning: tuning)
    guard parts.attachments.count <= Self.mostAttachments else { throw .noRoom(row.label) }
  }
}
