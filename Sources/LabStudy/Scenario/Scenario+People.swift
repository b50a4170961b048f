import LabSimulation

extension Scenario {
  static let populationKey = "hand.population"
  static let adjustmentPrefix = "hand.adjust."

  /// The name of the people whose strokes are made, for tables and file heads.
  public var populationName: String { inhabitants + (adjustments.isEmpty ? "" : ", adjusted") }

  /// The people whose strokes are made, with the shares and the numbers that the scenario gives; nil
  /// when nobody has the name.
  public var population: Population? { unadjustedPopulation.map(adjusted) }

  /// The value of `hand.population`: another registered population takes the place of a file.
  var inhabitants: String {
    get { people?.population.name ?? hand.population }
    set {
      people = nil
      hand.population = newValue
    }
  }

  private var unadjustedPopulation: Population? {
    (people?.population ?? Populations.named(hand.population)).map(hand.shares.applied)
  }

  /// Lets these people live in the scenario; what their file says of the device becomes the default.
  mutating func inhabit(_ source: PopulationSource) {
    switch source {
    case .registered(let name):
      inhabitants = name
    case .file(let file):
      people = file
      device = file.applied(to: device)
    }
  }

  /// The keys of the device that the scenario sets to something else than the population file: they
  /// hide what the strokes of the file were recorded with.
  public var hiddenDeviceKeys: [String] {
    (people?.device ?? []).filter { setting in
      DigitizerSettings.parameters.first { $0.key == setting.key }
        .map { $0.value(in: device) != setting.value } ?? false
    }.map { "device." + $0.key }
  }

  /// What a run should say of them; nil when there are none.
  public var deviceNote: String? {
    let keys = hiddenDeviceKeys
    guard !keys.isEmpty, let name = people?.population.name else { return nil }
    return "the scenario's \(keys.joined(separator: ", ")) "
      + (keys.count == 1 ? "stands" : "stand")
      + " in place of what the population file \(name) says"
      + " of its device: leave \(keys.count == 1 ? "it" : "them") out to use the file's"
  }

  /// Which strokes of a fitted population nobody recorded; nil when both intents were.
  public var originNote: String? {
    guard let people, let origin = people.origin else { return nil }
    let missing = [(origin.scrolls, "scrolls"), (origin.pages, "page swipes")].filter { $0.0 == 0 }
    guard let intent = missing.first?.1 else { return nil }
    return
      "\(people.population.name) was fitted to no \(intent): every figure about them, with its pop, is "
      + "the preset's"
  }
}

// MARK: Numbers of the population

extension Scenario {
  /// Every settable key, with those of the population's own numbers: `hand.adjust.contamination`,
  /// `hand.adjust.grips.right_thumb.upTilt`.
  public var settableParameters: [Parameter<Scenario>] { ownParameters + adjustmentParameters }

  /// The numbers of the population as keys of the scenario.
  ///
  /// A number that is given is the same in every replicate of the population: it carries no
  /// uncertainty about people any more.
  var adjustmentParameters: [Parameter<Scenario>] {
    (unadjustedPopulation?.parameters ?? []).map { parameter in
      let key = parameter.key
      return Parameter(Self.adjustmentPrefix + key, parameter.summary, parameter.kind) { scenario in
        scenario.value(ofPopulation: key) ?? .word("none")
      } write: { scenario, value in
        scenario.adjustments.removeAll { $0.key == key }
        scenario.adjustments.append(Setting(key, value))
      }
    }
  }

  private func value(ofPopulation key: String) -> ParameterValue? {
    guard let population else { return nil }
    return population.parameters.first { $0.key == key }?.value(in: population)
  }

  private func adjusted(_ population: Population) -> Population {
    guard !adjustments.isEmpty else { return population }
    var adjusted = population
    let table = population.parameters
    for setting in adjustments {
      // Keys and values that do not fit are a contradiction of the scenario.
      try? table.first { $0.key == setting.key }?.set(setting.value, in: &adjusted)
    }
    return adjusted
  }

  /// The given numbers in the order of the population's table, which is none of the order in which
  /// they were given.
  var adjustmentConditions: [Condition] {
    guard !adjustments.isEmpty, let table = unadjustedPopulation?.parameters else { return [] }
    return table.compactMap { parameter in
      adjustments.first { $0.key == parameter.key }.map {
        Condition(key: Self.adjustmentPrefix + $0.key, value: $0.value.description)
      }
    }
  }

  /// Given numbers that do not fit the population, as key and sentence.
  var adjustmentContradiction: (key: String, sentence: String)? {
    guard !adjustments.isEmpty, let table = unadjustedPopulation?.parameters else { return nil }
    let keys = table.map(\.key)
    if let other = adjustments.first(where: { !keys.contains($0.key) }) {
      let nearest = NearestWord.nearest(to: other.key, in: keys)
      return (
        Self.adjustmentPrefix + other.key,
        "the population \(inhabitants) has no number \(other.key)"
          + (nearest.map { "; did you mean \($0)?" } ?? "")
          + " (`gesture-lab list populations --keys \(inhabitants)` shows all)"
      )
    }
    if hand.contamination != nil, adjustments.contains(where: { $0.key == "contamination" }) {
      return (
        "hand.contamination", "hand.adjust.contamination says the same of the population: give one"
      )
    }
    guard let contradiction = population?.contradiction else { return nil }
    let given = contradiction.keys.first { key in adjustments.contains { $0.key == key } }
    return (given.map { Self.adjustmentPrefix + $0 } ?? "hand.adjust", contradiction.sentence)
  }
}
