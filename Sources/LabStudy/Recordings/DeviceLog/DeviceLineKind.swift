/// The kinds of lines in a device log, with their keys.
///
///     log version=1
///     device model=iPhone17,1 os=18.2 width_pt=402 height_pt=874 scale=3 max_fps=120 coalescing=true
///     session person=ann session=1
///     layout feed_x_pt=0 feed_y_pt=0 feed_width_pt=390 ... carousel_x_pt=0 ... pages=5 page=2
///     stroke stroke=1 strategy=native ui=uikit intent=page direction=left
///     touch finger=0 phase=began time_ms=0 x_pt=195 y_pt=400
///     state recognizer=carousel.pan state=began time_ms=24.1 event_ms=16.7
///     offset time_ms=24.1 event_ms=16.7 feed_pt=400 carousel_pt=782
///     drag event=changed time_ms=24.1 event_ms=16.7 dx_pt=-12 dy_pt=3
///     rest feed_pt=400 page=3
///
/// The first five hold for what stands below them, the others belong to the stroke above them.
enum DeviceLineKind: String, CaseIterable {
  /// The version of the format; the first line.
  case log
  case device
  /// Who moves the finger: a new line for every person and every session.
  case session
  /// Where feed and carousel stand at touch-down.
  case layout
  /// A stroke begins: the strategy it is made under, and what the person was asked to do.
  case stroke
  case touch
  case state
  case offset
  case drag
  case rest

  /// The keys that every line of the kind has.
  var required: [String] {
    switch self {
    case .log: ["version"]
    case .device: ["model", "os", "width_pt", "height_pt", "scale", "max_fps"]
    case .session: ["person", "session"]
    case .layout:
      [
        "feed_x_pt", "feed_y_pt", "feed_width_pt", "feed_height_pt", "feed_length_pt",
        "feed_offset_pt", "carousel_x_pt", "carousel_y_pt", "carousel_width_pt",
        "carousel_height_pt", "pages", "page",
      ]
    case .stroke: ["stroke", "strategy", "ui"]
    case .touch: ["phase", "time_ms", "x_pt", "y_pt"]
    case .state: ["recognizer", "state", "time_ms"]
    case .offset: ["time_ms", "feed_pt", "carousel_pt"]
    case .drag: ["event", "time_ms", "dx_pt", "dy_pt"]
    case .rest: ["feed_pt", "page"]
    }
  }

  /// The keys that may be left out, or be empty.
  var optional: [String] {
    switch self {
    case .log, .session, .layout: []
    case .device: ["coalescing", "points_per_inch"]
    case .stroke: ["intent", "direction"]
    case .touch: ["finger", "coalesced"]
    case .state, .offset, .drag: ["event_ms"]
    case .rest: ["time_ms"]
    }
  }

  static let names = allCases.map(\.rawValue)

  /// Whether a line can stand in a device log: it is empty, a comment, or begins like one of a kind.
  static func begins(_ line: String) -> Bool {
    guard let word = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).first else {
      return true
    }
    return word.hasPrefix("#") || names.contains(String(word))
  }
}
