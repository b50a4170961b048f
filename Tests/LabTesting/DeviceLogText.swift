import LabSimulation
import LabStudy

/// Writes device logs line by line, on the shipped layout.
public struct DeviceLogText: Sendable {
  public private(set) var text = ""
  private var number = 0

  /// - Parameter system: the version of the operating system that the device says it has.
  public init(system: String = "18.2") {
    let layout = LayoutSettings()
    write("log version=1")
    write(
      "device model=iPhone17,1 os=\(system) width_pt=390 height_pt=844 scale=3 max_fps=60 "
        + "coalescing=true points_per_inch=")
    write("session person=ann session=1")
    write(
      "layout feed_x_pt=0 feed_y_pt=0 feed_width_pt=\(layout.width) "
        + "feed_height_pt=\(layout.height) feed_length_pt=\(layout.feedLength) "
        + "feed_offset_pt=\(layout.feedOffset) carousel_x_pt=\(layout.carouselX) "
        + "carousel_y_pt=\(layout.carouselY) carousel_width_pt=\(layout.carouselWidth) "
        + "carousel_height_pt=\(layout.carouselHeight) pages=5 page=2")
  }

  public var bytes: [UInt8] { Array(text.utf8) }

  public mutating func write(_ line: String) { text += line + "\n" }

  /// A line that begins the next stroke.
  public mutating func startStroke(_ strategy: String, _ aim: String = "", ui: String = "uikit") {
    number += 1
    write("stroke stroke=\(number) strategy=\(strategy) ui=\(ui) \(aim)")
  }

  public mutating func write(_ touches: Touches) {
    for event in touches.events {
      write(
        "touch finger=\(event.touch) phase=\(event.phase) time_ms=\(event.time) "
          + "x_pt=\(event.location.x) y_pt=\(event.location.y)")
    }
  }
}

extension DeviceLogText {
  /// What a person notes of a stroke on a device.
  public struct Noted {
    /// The states of the two recognizers, with the number of the event from 0 at which they came.
    public var feed: [(RecognizerState, Int)]
    public var child: [(RecognizerState, Int)]
    /// The movements before the lift, in points.
    public var feedMoved: Double
    public var carouselMoved: Double
    public var page: Int

    public init(
      feed: [(RecognizerState, Int)] = [], child: [(RecognizerState, Int)] = [],
      feedMoved: Double = 0, carouselMoved: Double = 0, page: Int = 2
    ) {
      self.feed = feed
      self.child = child
      self.feedMoved = feedMoved
      self.carouselMoved = carouselMoved
      self.page = page
    }
  }

  /// A stroke with what was noted of it; the recognizers wait in `possible` until something is noted.
  public mutating func add(_ strategy: String, _ touches: Touches, _ noted: Noted) {
    let isDrag = strategy.hasPrefix("high-priority") || strategy.hasPrefix("simultaneous")
    startStroke(strategy, ui: isDrag ? "swiftui" : "uikit")
    write(touches)
    let times = touches.events.map(\.time)
    write("state recognizer=feed.pan state=possible time_ms=0")
    for (state, event) in noted.feed {
      write("state recognizer=feed.pan state=\(state) time_ms=\(times[event])")
    }
    if isDrag {
      for (state, event) in noted.child where state != .cancelled && state != .failed {
        let kind = state == .ended ? "ended" : "changed"
        write("drag event=\(kind) time_ms=\(times[event]) dx_pt=0 dy_pt=0")
      }
    } else {
      write("state recognizer=carousel.pan state=possible time_ms=0")
      for (state, event) in noted.child {
        write("state recognizer=carousel.pan state=\(state) time_ms=\(times[event])")
      }
    }
    let layout = LayoutSettings()
    let last = times[max(0, times.count - 2)]
    write(
      "offset time_ms=\(last) feed_pt=\(layout.feedOffset + noted.feedMoved) "
        + "carousel_pt=\(780 + noted.carouselMoved)")
    write("rest feed_pt=\(layout.feedOffset + noted.feedMoved) page=\(noted.page)")
  }

  /// A stroke with what the arena does with it: as a device would log it, if the assumptions were true.
  public mutating func add(
    _ strategy: any ContestStrategy, _ touches: Touches, under tuning: Tuning
  ) {
    let contest = Contest.feedWithCarousel(LayoutSettings())
    let scene = strategy.scene(for: contest, tuning: tuning)
    var arena = Arena(recording: true)
    arena.play((try? touches.frames()) ?? [], in: scene)
    let isDrag = scene.attachments.contains { $0.name == "carousel.drag" }
    startStroke(strategy.specification, ui: isDrag ? "swiftui" : "uikit")
    write(touches)
    write("state recognizer=feed.pan state=possible time_ms=0")
    if !isDrag { write("state recognizer=carousel.pan state=possible time_ms=0") }
    var offsets = scene.containers.map { $0.offset[$0.axis] }
    var moved: Moment?
    func offsetLine(_ moment: Moment) -> String {
      "offset time_ms=\(moment.time) feed_pt=\(offsets[contest.outer]) "
        + "carousel_pt=\(offsets[contest.inner])"
    }
    for entry in arena.trace {
      let time = "time_ms=\(entry.moment.time)"
      // One line for all that moves in an event.
      if let last = moved, last != entry.moment {
        write(offsetLine(last))
        moved = nil
      }
      switch entry.happening {
      case .transition(let recognizer, _, let state, _, _):
        let name = scene.recognizerName(recognizer)
        if name != "carousel.drag" {
          write("state recognizer=\(name) state=\(state) \(time)")
        } else if state == .began || state == .changed || state == .ended {
          write("drag event=\(state == .ended ? "ended" : "changed") \(time) dx_pt=0 dy_pt=0")
        }
      case .offset(let container, let offset):
        offsets[container] = offset[scene.containers[container].axis]
        moved = entry.moment
      default:
        break
      }
    }
    if let moved { write(offsetLine(moved)) }
    write("offset time_ms=-1 feed_pt=\(LayoutSettings().feedOffset) carousel_pt=780")
    write(
      "rest feed_pt=\(arena.containers[contest.outer].offset) "
        + "page=\(arena.containers[contest.inner].page ?? 0)")
  }
}
