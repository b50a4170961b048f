import LabSimulation

/// A part of a hand or its glass that can be left out or put in, to see what it costs.
struct HandStage: Sendable {
  let name: String
  /// Whether the default hand has it, so that it is left out; otherwise it is put in.
  let isShipped: Bool
  let change: @Sendable (inout Population, inout HandSettings, inout DigitizerSettings) -> Void

  static let all: [HandStage] = [
    micro("tremor", isShipped: true) { $0.tremor = 0 },
    micro("roll", isShipped: true) { $0.roll = 0 },
    micro("hook", isShipped: true) { $0.hook = 0 },
    hand("dwell") { $0.dwell = 0 },
    glass("noise of the centroid", isShipped: true) { $0.noise = 0 },
    glass("clock that is not regular", isShipped: true) {
      ($0.clockJitter, $0.doubled, $0.missing) = (0, 0, 0)
    },
    hand("arc") { $0.arc = 0 },
    hand("log-normal motion, against constant speed") { $0.motor = "constant" },
    micro("shake", isShipped: false) { $0.shake = 0.6 },
    micro("bumps", isShipped: false) { $0.bump = 3 },
    grip("bends and sways", isShipped: false) {
      ($0.curve.verticalBend, $0.curve.horizontalBend) = (Spread(5, 5, 10), Spread(5, 5, 10))
      $0.curve.sway = 8
    },
    HandStage(name: "three movements", isShipped: false) { population, _, _ in
      for index in population.scrollClasses.indices {
        population.scrollClasses[index].value.submovements = 3
      }
      for index in population.pageClasses.indices {
        population.pageClasses[index].value.submovements = 3
      }
    },
    glass("one-euro smoothing", isShipped: false) { $0.smoothing = .oneEuro },
  ]

  private static func micro(
    _ name: String, isShipped: Bool, _ change: @escaping @Sendable (inout MicroMotion) -> Void
  ) -> HandStage {
    grip(name, isShipped: isShipped) { change(&$0.micro) }
  }

  private static func grip(
    _ name: String, isShipped: Bool, _ change: @escaping @Sendable (inout Grip) -> Void
  ) -> HandStage {
    HandStage(name: name, isShipped: isShipped) { population, _, _ in
      for index in population.grips.indices { change(&population.grips[index].value) }
    }
  }

  private static func hand(
    _ name: String, _ change: @escaping @Sendable (inout HandSettings) -> Void
  ) -> HandStage {
    HandStage(name: name, isShipped: true) { _, hand, _ in change(&hand) }
  }

  private static func glass(
    _ name: String, isShipped: Bool,
    _ change: @escaping @Sendable (inout DigitizerSettings) -> Void
  ) -> HandStage {
    HandStage(name: name, isShipped: isShipped) { _, _, glass in change(&glass) }
  }
}
