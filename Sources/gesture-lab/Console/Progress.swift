import Synchronization

/// What the user sees of long work: a bar or lines on standard error, and notes.
///
/// `auto` draws a bar when standard error is a terminal (and `TERM` is not `dumb`), for stages that
/// take longer than one second; it is rewritten in place ten times a second and erased at the end.
/// `plain` writes a line every second. Nothing is drawn into a pipe unless `plain` asks for it.
///
/// Any task may call `advance`; a call that draws nothing costs one atomic addition and one look at
/// the clock, so call it for each batch and not for each stroke.
final class Progress: Sendable {
  /// The choices of `--progress`.
  enum Mode: String, Sendable, CaseIterable {
    case auto
    case plain
    case never
  }

  /// How progress is drawn.
  enum Style: Sendable, Equatable {
    case none
    case bar(coloured: Bool)
    case lines
  }

  private struct Stage {
    var title: String
    var total: Int
    var unit: String
    var start: Duration
    var isDrawn = false
  }

  private let style: Style
  private let isQuiet: Bool
  private let now: @Sendable () -> Duration
  private let write: @Sendable (String) -> Void
  private let done = Atomic<Int>(0)
  /// When to draw next, in nanoseconds of `now`.
  private let due = Atomic<Int64>(.max)
  private let stage = Mutex<Stage?>(nil)

  /// - Parameters:
  ///   - now: the time since a fixed moment.
  ///   - write: takes what is meant for standard error.
  init(
    style: Style, isQuiet: Bool, now: @escaping @Sendable () -> Duration,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.style = style
    self.isQuiet = isQuiet
    self.now = now
    self.write = write
  }

  /// The progress that the options `--progress` and `--quiet` ask for.
  convenience init(_ arguments: ParsedArguments) {
    let start = ContinuousClock.now
    self.init(
      style: Style(
        arguments.progress, isTerminal: System.isTerminal(System.errorOutput),
        variable: System.variable),
      isQuiet: arguments.flag("quiet"), now: { start.duration(to: .now) }, write: System.report)
  }

  deinit { finish() }

  // MARK: Verbs

  /// Begins a stage of the work; a stage before it ends.
  func begin(_ title: String, total: Int, unit: String = "strokes") {
    finish()
    guard style != .none else { return }
    let start = now()
    done.store(0, ordering: .relaxed)
    stage.withLock { $0 = Stage(title: title, total: total, unit: unit, start: start) }
    due.store((start + .seconds(1)).nanoseconds, ordering: .relaxed)
  }

  /// Tells that so many more units of the stage are done.
  func advance(by count: Int) {
    guard style != .none else { return }
    done.wrappingAdd(count, ordering: .relaxed)
    let time = now()
    guard time.nanoseconds >= due.load(ordering: .relaxed) else { return }
    stage.withLock { stage in
      // Another task may have drawn while this one waited for the lock.
      guard var current = stage, time.nanoseconds >= due.load(ordering: .relaxed) else { return }
      draw(&current, at: time)
      stage = current
      let pause: Duration = style == .lines ? .seconds(1) : .milliseconds(100)
      due.store((time + pause).nanoseconds, ordering: .relaxed)
    }
  }

  /// Ends the stage and erases its bar.
  func finish() {
    due.store(.max, ordering: .relaxed)
    stage.withLock { stage in
      if stage?.isDrawn == true { write(ProgressLine.erasure) }
      stage = nil
    }
  }

  /// Writes a note on a line of its own; silent under `--quiet`.
  func note(_ text: String) {
    guard !isQuiet else { return }
    stage.withLock { stage in
      let erasure = stage?.isDrawn == true ? ProgressLine.erasure : ""
      stage?.isDrawn = false
      write(erasure + text + "\n")
    }
  }

  private func draw(_ stage: inout Stage, at time: Duration) {
    let line = ProgressLine(
      title: stage.title, done: done.load(ordering: .relaxed), total: stage.total,
      unit: stage.unit, elapsed: time - stage.start)
    switch style {
    case .none: break
    case .lines: write(line.plain + "\n")
    case .bar(let coloured):
      write(ProgressLine.erasure + line.bar(coloured: coloured))
      stage.isDrawn = true
    }
  }
}

extension Progress.Style {
  /// The style for a mode, given where standard error goes and the environment.
  init(_ mode: Progress.Mode, isTerminal: Bool, variable: (String) -> String?) {
    switch mode {
    case .never: self = .none
    case .plain: self = .lines
    case .auto where !isTerminal || variable("TERM") == "dumb": self = .none
    // https://no-color.org (2017): any text that is not empty switches colour off.
    case .auto: self = .bar(coloured: variable("NO_COLOR") == nil)
    }
  }
}

extension Duration {
  /// Whole nanoseconds; enough for 292 years.
  fileprivate var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
