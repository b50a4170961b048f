import Foundation
import LabSimulation
import LabTesting
import Testing

@testable import LabReport

@Suite("A trace for Perfetto")
struct TraceChromeTests {
  struct Event: Decodable {
    struct Details: Decodable {
      var name: String?
      var x: Double?
    }

    var ph: String
    var name: String
    var pid: Int
    var tid: Int
    var ts: Double?
    var dur: Double?
    var s: String?
    var args: Details
  }

  struct File: Decodable {
    var traceEvents: [Event]
  }

  private static func events(_ trace: Trace) throws -> [Event] {
    try JSONDecoder().decode(File.self, from: Data(TraceChrome(trace).text.utf8)).traceEvents
  }

  private static func traces() throws -> [Trace] {
    [try TraceExample.panned(), try TraceExample.scrolled(), TraceExample.trace([], [])]
  }

  @Test("has a named track per finger and recognizer")
  func tracks() throws {
    let events = try Self.events(try TraceExample.panned())
    let names = events.filter { $0.ph == "M" && $0.name == "thread_name" }
    #expect(
      names.compactMap(\.args.name) == [
        "scene", "finger 1", "feed.scroll", "carousel.pan", "photo.tap", "photo.press",
        "overlay.pan", "view photo",
      ])
    #expect(Set(names.map(\.tid)).count == names.count)
  }

  @Test("times do not go back, and slices of a track do not overlap")
  func nesting() throws {
    for trace in try Self.traces() {
      let events = try Self.events(trace).filter { $0.ph != "M" }
      let times = events.compactMap(\.ts)
      #expect(times.count == events.count)
      #expect(zip(times, times.dropFirst()).allSatisfy(<=))
      var ends: [Int: Double] = [:]
      for slice in events where slice.ph == "X" {
        let (start, length) = try (#require(slice.ts), #require(slice.dur))
        #expect(length >= 0)
        #expect(start >= ends[slice.tid, default: 0] - 1e-9, "\(slice.name)")
        ends[slice.tid] = start + length
      }
      #expect(events.filter { $0.ph == "i" }.allSatisfy { $0.s == "t" })
    }
  }

  @Test("the states of a recognizer are slices in microseconds")
  func states() throws {
    let events = try Self.events(try TraceExample.panned())
    let pan = try #require(events.first { $0.args.name == "carousel.pan" })
    let slices = events.filter { $0.ph == "X" && $0.tid == pan.tid }
    #expect(slices.map(\.name) == ["possible", "began", "ended", "possible"])
    #expect(slices.compactMap(\.ts) == [0, 32_000, 64_000, 64_000])
    #expect(slices.compactMap(\.dur) == [32_000, 32_000, 0, 0])
    let other = try #require(events.first { $0.args.name == "overlay.pan" })
    let names = events.filter { $0.ph == "X" && $0.tid == other.tid }.map(\.name)
    #expect(names == ["possible", "withheld", "failed"])
  }

  @Test("an offset is a counter that starts where the content stands")
  func offsets() throws {
    let events = try Self.events(try TraceExample.panned())
    let counters = events.filter { $0.ph == "C" && $0.name == "offset carousel" }
    #expect(counters.compactMap(\.args.x) == [780, 785, 810, 1170])
    #expect(counters.compactMap(\.ts) == [0, 32_000, 48_000, 64_000])
  }

  @Test("two fingers that cross in time have tracks of their own")
  func fingers() throws {
    let touches = Touches([
      TouchEvent(phase: .began, time: 0, location: Vector(100, 300)),
      TouchEvent(touch: 1, phase: .began, time: 16, location: Vector(200, 300)),
      TouchEvent(phase: .ended, time: 32, location: Vector(100, 300)),
      TouchEvent(touch: 1, phase: .cancelled, time: 48, location: Vector(200, 300)),
    ])
    let frames = try touches.frames().enumerated().map {
      TraceExample.entry($1.time, $0, .touches($1.touches))
    }
    let slices = try Self.events(TraceExample.trace(frames, [])).filter { $0.name == "down" }
    #expect(slices.compactMap(\.dur) == [32_000, 32_000])
    #expect(Set(slices.map(\.tid)).count == 2)
  }
}
