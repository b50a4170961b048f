/// Options that belong together, under one heading in help.
struct OptionGroup: Sendable {
  let title: String
  let options: [Option]

  init(_ title: String, _ options: [Option]) {
    self.title = title
    self.options = options
  }

  /// The options that only this verb has.
  static func own(_ options: [Option]) -> OptionGroup { OptionGroup("options", options) }
}

extension OptionGroup {
  /// How many synthetic strokes are played, and from which seed.
  static let strokes = OptionGroup(
    "strokes",
    [
      Option(
        "seed", "N", .seed, fallback: .described("from the scenario"),
        "seed of all random numbers; the same seed gives the same bytes"
      ),
      Option(
        "persons", "N", .integer(1...1_000_000), fallback: .described("from the scenario"),
        "persons drawn from the population"),
      Option(
        "sessions", "N", .integer(1...10_000), fallback: .described("from the scenario"),
        "sessions of each person"),
      Option(
        "strokes-per-session", "N", .integer(1...1_000_000),
        fallback: .described("from the scenario"), "strokes of each session"),
    ])

  /// How the work runs; none of these changes a byte of the data.
  static let running = OptionGroup(
    "running",
    [
      Option(
        "jobs", short: "j", "N", .integer(1...1024), fallback: .described("one per processor"),
        "tasks that work at the same time; the data do not depend on it"),
      Option(
        "progress", "WHEN", .choices(Progress.Mode.allCases.map(\.rawValue)), fallback: "auto",
        "auto draws a bar on a terminal only, plain writes a line every second"),
      .flag("quiet", short: "q", "no progress and no notes on standard error"),
    ])
}
