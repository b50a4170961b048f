import LabSimulation

/// A generation of the operating system under one hypothesis about it: one answer of the lab.
public struct DeviceModel: Sendable {
  public var profile: Int
  public var hypothesis: Hypothesis
  let tuning: Tuning

  public static let profiles = [17, 18, 26]

  /// Every hypothesis of every generation, the default of each generation first.
  public static let all: [DeviceModel] = profiles.flatMap { profile in
    Hypotheses.all.compactMap { hypothesis in
      hypothesis.tuning(profile: profile).map {
        DeviceModel(profile: profile, hypothesis: hypothesis, tuning: $0)
      }
    }
  }

  public var name: String { "\(hypothesis.name) on \(profile)" }

  /// What the lab makes of a stroke.
  public func outcome(of stroke: DeviceStroke) -> DeviceOutcome {
    let contest = stroke.layout.contest
    let scene = contest.scene(of: stroke.strategy.contestStrategy, tuning: tuning)
    var arena = Arena(recording: true)
    arena.play((try? stroke.touches.frames()) ?? [], in: scene)
    var feed = DeviceOutcome.Course()
    var child = DeviceOutcome.Course()
    for entry in arena.trace {
      guard case .transition(let recognizer, _, let state, _, _) = entry.happening else { continue }
      let name = scene.recognizerName(recognizer)
      if name == DeviceOutcome.feedName {
        feed.enter(state, at: entry.moment.time)
      } else if DeviceOutcome.childNames.contains(name) {
        child.enter(state, at: entry.moment.time)
      }
    }
    let carousel = arena.containers[contest.inner]
    return DeviceOutcome(
      feedMoved: arena.containers[contest.outer].maximum, carouselMoved: carousel.maximum,
      page: carousel.page, feedPan: feed.fate, child: child.fate,
      claim: DeviceOutcome.claim(feed, child))
  }
}
