import Synchronization
import Testing

@testable import gesture_lab

/// A progress on a clock that the test turns, writing into a list.
private final class Screen: Sendable {
  private let clock = Mutex<Duration>(.zero)
  private let texts = Mutex<[String]>([])

  func progress(_ style: Progress.Style, isQuiet: Bool = false) -> Progress {
    Progress(
      style: style, isQuiet: isQuiet, now: { self.clock.withLock { $0 } },
      write: { text in self.texts.withLock { $0.append(text) } })
  }

  func wait(_ duration: Duration) { clock.withLock { $0 += duration } }

  /// What was written since the last look.
  func look() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}

@Suite("Progress")
struct ProgressTests {
  private let screen = Screen()

  @Test("of work shorter than a second shows nothing")
  func shortWork() {
    let progress = screen.progress(.bar(coloured: false))
    progress.begin("compare", total: 100)
    screen.wait(.milliseconds(999))
    progress.advance(by: 100)
    progress.finish()
    #expect(screen.look() == [])
  }

  @Test("of longer work draws a bar in place and erases it at the end")
  func bar() {
    let progress = screen.progress(.bar(coloured: false))
    progress.begin("compare", total: 1000)
    screen.wait(.seconds(1))
    progress.advance(by: 250)
    // A quarter took one second, so the rest takes three.
    let first = "compare [#####...............]  25 %  250 of 1000 strokes  3 s left"
    #expect(screen.look() == ["\r\u{1B}[K" + first])
    screen.wait(.seconds(1))
    progress.advance(by: 250)
    let second = "compare [##########..........]  50 %  500 of 1000 strokes  2 s left"
    #expect(screen.look() == ["\r\u{1B}[K" + second])
    progress.finish()
    #expect(screen.look() == ["\r\u{1B}[K"])
  }

  @Test("is redrawn at most ten times a second")
  func rate() {
    let progress = screen.progress(.bar(coloured: false))
    progress.begin("compare", total: 1000)
    screen.wait(.seconds(1))
    for _ in 0..<100 {
      progress.advance(by: 1)
      screen.wait(.milliseconds(10))
    }
    // From 1000 to 1990 ms: at 1000, 1100, ... 1900.
    #expect(screen.look().count == 10)
  }

  @Test("in plain form writes a line every second")
  func lines() {
    let progress = screen.progress(.lines)
    progress.begin("sweep", total: 3000)
    for _ in 0..<30 {
      screen.wait(.milliseconds(100))
      progress.advance(by: 100)
    }
    #expect(
      screen.look() == [
        "sweep: 1000 of 3000 strokes, 33 %, 2 s left\n",
        "sweep: 2000 of 3000 strokes, 66 %, 1 s left\n",
        "sweep: 3000 of 3000 strokes, 100 %\n",
      ])
  }

  @Test("writes a note on a clean line")
  func note() {
    let progress = screen.progress(.bar(coloured: false))
    progress.begin("compare", total: 10)
    progress.note("first")
    screen.wait(.seconds(2))
    progress.advance(by: 5)
    _ = screen.look()
    progress.note("second")
    progress.note("third")
    #expect(screen.look() == ["\r\u{1B}[Ksecond\n", "third\n"])
  }

  @Test("keeps notes to itself when quiet")
  func quiet() {
    screen.progress(.none, isQuiet: true).note("nobody reads this")
    #expect(screen.look() == [])
  }

  @Test("erases its bar when it is forgotten, as after an error")
  func erasure() {
    do {
      let progress = screen.progress(.bar(coloured: false))
      progress.begin("compare", total: 10)
      screen.wait(.seconds(2))
      progress.advance(by: 5)
      _ = screen.look()
    }
    #expect(screen.look() == ["\r\u{1B}[K"])
  }

  @Test("counts what many tasks tell it")
  func tasks() async {
    let progress = screen.progress(.lines)
    progress.begin("compare", total: 8000)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<999 { progress.advance(by: 1) } }
      }
    }
    screen.wait(.seconds(1))
    progress.advance(by: 8)
    #expect(screen.look() == ["compare: 8000 of 8000 strokes, 100 %\n"])
  }

  @Test(
    "is drawn as a bar only on a terminal, as lines only when asked for",
    arguments: [
      (Progress.Mode.auto, true, [:], Progress.Style.bar(coloured: true)),
      (.auto, true, ["NO_COLOR": "1"], .bar(coloured: false)),
      (.auto, true, ["TERM": "dumb"], .none),
      (.auto, false, [:], .none),
      (.plain, false, [:], .lines),
      (.plain, true, [:], .lines),
      (.never, true, [:], .none),
    ])
  func style(
    mode: Progress.Mode, isTerminal: Bool, variables: [String: String], style: Progress.Style
  ) {
    #expect(Progress.Style(mode, isTerminal: isTerminal) { variables[$0] } == style)
  }

  @Test("has colour only when asked for")
  func colour() {
    let line = ProgressLine(title: "t", done: 1, total: 2, unit: "u", elapsed: .seconds(1))
    #expect(line.bar(coloured: true).contains("\u{1B}["))
    #expect(!line.bar(coloured: false).contains("\u{1B}["))
  }

  @Test(
    "says the time that is left in words",
    arguments: [
      // One of so many units took ten seconds.
      (7, "1 min 0 s left"), (13, "2 min 0 s left"), (371, "1 h 1 min left"),
      (100_001, "over 100 h left"),
    ])
  func remaining(total: Int, words: String) {
    let line = ProgressLine(title: "t", done: 1, total: total, unit: "u", elapsed: .seconds(10))
    #expect(line.plain.hasSuffix(", " + words))
  }

  @Test("does not say what it cannot know", arguments: [(0, 5), (7, 0)])
  func unknown(total: Int, done: Int) {
    let line = ProgressLine(title: "t", done: done, total: total, unit: "u", elapsed: .seconds(1))
    #expect(!line.plain.contains("left"))
  }
}
