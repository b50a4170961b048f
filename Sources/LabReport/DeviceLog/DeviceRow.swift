import LabStudy

/// One stroke of a device log under one profile and hypothesis.
struct DeviceRow: Sendable {
  var stroke: DeviceStroke
  var model: DeviceModel
  var device: DeviceOutcome
  var trial: DeviceCheck.Trial

  static let columns: [Column<Self>] =
    [
      Column("person") { .text($0.stroke.name.person) },
      Column("session") { .text($0.stroke.name.session) },
      Column("stroke") { .text($0.stroke.name.stroke) },
      Column("intent") { .text($0.stroke.intent?.rawValue) },
      Column("direction") { .text($0.stroke.direction?.rawValue) },
      Column("strategy") { .text($0.stroke.strategy.label) },
      Column("ui") { .text($0.stroke.interface.rawValue) },
      Column("model") { .text($0.stroke.device.model) },
      Column("os") { .text($0.stroke.device.system) },
      Column("profile") { .whole($0.model.profile) },
      Column("hypothesis") { .text($0.model.hypothesis.name) },
      Column("agrees") { .text($0.trial.agrees ? "true" : "false") },
      Column("differs") {
        .text($0.trial.differences.map(\.kind.rawValue).joined(separator: " "))
      },
    ] + outcome("device", \.device) + outcome("lab", \.trial.lab)

  /// The same columns for the device and for the lab; what the log does not tell is empty.
  private static func outcome(
    _ name: String, _ outcome: @escaping @Sendable (Self) -> DeviceOutcome
  ) -> [Column<Self>] {
    [
      Column("\(name)_feed_moved_pt") { .number(outcome($0).feedMoved) },
      Column("\(name)_carousel_moved_pt") { .number(outcome($0).carouselMoved) },
      Column("\(name)_page") { .whole(outcome($0).page) },
      Column("\(name)_feed_pan") { .text(outcome($0).feedPan?.rawValue) },
      Column("\(name)_child") { .text(outcome($0).child?.rawValue) },
      Column("\(name)_claim_ms") { row in
        if case .at(let time)? = outcome(row).claim { .number(time) } else { .empty }
      },
    ]
  }
}
