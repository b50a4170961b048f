import LabSimulation
import LabTesting
import Testing

@testable import LabReport

@Suite("The table of a trace")
struct TraceTableTests {
  @Test("shows what happened, to whom and why, in columns")
  func layout() throws {
    let panned = TraceTable(try TraceExample.panned()).text
    #expect(Golden.check(panned, "trace-panned.txt") == nil)
    let scrolled = TraceTable(try TraceExample.scrolled()).text
    #expect(Golden.check(scrolled, "trace-scrolled.txt") == nil)
  }

  @Test("has no line for a finger that rests or an offset that stays")
  func quiet() throws {
    let lines = TraceTable(try TraceExample.panned()).text.split(separator: "\n")
    #expect(!lines.contains { $0.contains("stationary") })
    #expect(lines.count { $0.contains(" offset ") } == 3)
  }

  @Test("of no entries is its header alone")
  func empty() {
    let trace = TraceExample.trace([], [])
    #expect(TraceTable(trace).text == "ms  what  who  change  detail\n")
  }

  @Test("shows names from a file without steering the terminal")
  func printable() {
    let scene = TraceExample.scene { $0[TraceExample.Who.pan].name = "p\u{1B}[2J" }
    let trace = TraceExample.trace(
      [], [TraceExample.entry(0, 0, .timer(recognizer: TraceExample.Who.pan))], in: scene)
    #expect(TraceTable(trace).text.contains("pU+001B[2J"))
  }

  @Test("an index without a part is shown as a number")
  func unknown() {
    let trace = TraceExample.trace(
      [],
      [
        TraceExample.entry(0, 0, .timer(recognizer: 99)),
        TraceExample.entry(0, 0, .fired(view: -1)),
        TraceExample.entry(0, 0, .scroll(container: 7, .willBeginDragging)),
      ])
    let text = TraceTable(trace).text
    for name in ["recognizer 99", "view -1", "container 7"] { #expect(text.contains(name)) }
    #expect(!TraceChrome(trace).text.isEmpty && !TraceLines(trace).text.isEmpty)
    #expect(!TraceExplanation(trace).text.isEmpty)
  }
}
