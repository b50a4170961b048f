import LabSimulation

extension Benchmark {
  /// What each stage of the scenario's hand costs: the whole with it minus the whole without it.
  ///
  /// The whole is held against the random numbers of the default hand for strokes of the same lengths; a
  /// stage has its share of the whole beside it. Nothing without a population.
  public func hand(of scenario: Scenario) throws -> [BenchFigure] {
    guard
      let population = scenario.people?.population ?? Populations.named(scenario.hand.population)
    else { return [] }
    let addresses = (0..<2_000).map {
      StrokeAddress(person: $0 / 40, session: 0, stroke: $0 % 40)
    }
    func finger(_ stage: HandStage?) throws -> Finger {
      var (people, hand, glass) = (population, scenario.hand, scenario.device)
      stage?.change(&people, &hand, &glass)
      return try Finger(
        seed: scenario.seed, hand: hand, digitizer: glass,
        geometry: FingerGeometry(
          screen: scenario.screen, startArea: scenario.startArea,
          pointsPerInch: scenario.pointsPerInch),
        population: people)
    }
    var whole = try finger(nil)
    let numbers = BenchHand(
      durations: addresses.map { whole.make($0).plan.duration }, scanHz: scenario.device.scanHz)
    let fingers = try [whole] + HandStage.all.map { try finger($0) }
    let works = fingers.map { finger in
      (
        units: addresses.count,
        run: {
          var (finger, stroke) = (finger, SyntheticStroke())
          return addresses.reduce(0) { sum, address in
            finger.make(address, into: &stroke)
            return sum + stroke.touches.events.count
          }
        }
      )
    }
    let times = measure(
      [(numbers.strokes, { Int(numbers.randomNumbers()) })] + works)
    let total = times[1]
    return [
      BenchFigure("random numbers of its strokes", times[0]),
      BenchFigure(
        "hand and digitizer", total, ratio: total / times[0],
        goal: .atMost(5, "times its random numbers")),
    ]
      + zip(HandStage.all, times.dropFirst(2)).map { stage, time in
        let cost = stage.isShipped ? total - time : time - total
        return BenchFigure(
          stage.isShipped ? "  of it \(stage.name)" : "  with \(stage.name) more", cost,
          ratio: cost / total)
      }
  }
}
