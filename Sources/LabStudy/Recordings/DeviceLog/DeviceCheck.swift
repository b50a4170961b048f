import LabSimulation

/// What the lab says of the strokes of one generation of devices under every profile and hypothesis,
/// held against what the devices did.
///
/// Model and device agree on a stroke when nothing that the log tells differs.
public struct DeviceCheck: Sendable {
  /// One stroke under one model.
  public struct Trial: Sendable {
    public var lab: DeviceOutcome
    public var differences: [DeviceDifference]

    public var agrees: Bool { differences.isEmpty }
  }

  /// The profile of the devices.
  public let profile: Int
  public let strokes: [DeviceStroke]
  /// What the device did, stroke by stroke.
  public let observed: [DeviceOutcome]
  public let models: [DeviceModel]
  /// By model, then by stroke.
  public let trials: [[Trial]]

  /// - Parameter progress: hears of every model that is done.
  init(
    _ strokes: [DeviceStroke], profile: Int, models: [DeviceModel],
    progress: (Int) -> Void = { _ in }
  ) {
    let observed = strokes.map(\.outcome)
    self.profile = profile
    self.strokes = strokes
    self.observed = observed
    self.models = models
    trials = models.map { model in
      defer { progress(strokes.count) }
      return zip(strokes, observed).map { stroke, device in
        let lab = model.outcome(of: stroke)
        return Trial(lab: lab, differences: stroke.differences(lab, from: device))
      }
    }
  }

  /// The strategies of the strokes, in the order of their first appearance.
  public var strategies: [String] {
    var labels: [String] = []
    for stroke in strokes where !labels.contains(stroke.setting) { labels.append(stroke.setting) }
    return labels
  }

  /// On how many strokes a model agrees with the device, of how many.
  public func agreement(_ model: Int, strategy: String? = nil) -> (agree: Int, strokes: Int) {
    let places = strokes.indices.filter { strategy == nil || strokes[$0].setting == strategy }
    return (places.count { trials[model][$0].agrees }, places.count)
  }

  /// The strokes that no model explains.
  public var unexplained: [Int] {
    strokes.indices.filter { stroke in !trials.contains { $0[stroke].agrees } }
  }

  /// The strokes on which two models at least do not agree alike: only these tell models apart.
  public var telling: [Int] {
    strokes.indices.filter { stroke in Set(trials.map { $0[stroke].agrees }).count > 1 }
  }
}

extension DeviceStroke {
  /// The strategy with what the screen was built with: `native (uikit)`.
  public var setting: String { "\(strategy.label) (\(interface.rawValue))" }
}

extension DeviceLog {
  /// The strokes that say what the device did.
  var comparable: [DeviceStroke] { strokes.filter { !$0.outcome.isEmpty } }

  /// How many plays a check takes, for the progress.
  public var plays: Int { comparable.count * DeviceModel.all.count }

  /// A check for each generation of the operating system in the log, the oldest first.
  ///
  /// - Throws: when no stroke says what the device did.
  public func checks(
    file: String, progress: (Int) -> Void = { _ in }
  ) throws(InputError) -> [DeviceCheck] {
    let comparable = comparable
    guard !comparable.isEmpty else {
      throw InputError(
        file: file, position: nil,
        .custom(
          "no stroke says what the device did: record state, offset or rest lines below its touches"
        ))
    }
    return DeviceModel.profiles.compactMap { profile in
      let strokes = comparable.filter { $0.device.profile == profile }
      guard !strokes.isEmpty else { return nil }
      return DeviceCheck(
        strokes, profile: profile, models: DeviceModel.all, progress: progress)
    }
  }

  /// How many strokes say nothing of what the device did.
  public var silent: Int { strokes.count - comparable.count }
}
