import LabSimulation

/// Gathers what single fingers do into strokes: a stroke lasts from the first touch-down until no
/// finger is left.
///
/// Times are whole microseconds on any clock; in a stroke they count from its first event. Strokes
/// are named by their numbers in the file, from 1. What a finger does that never came down is not
/// heard.
struct StrokeGatherer {
  private let file: String
  private let labels: ImportedLabels
  private(set) var strokes: [ImportedStroke] = []

  /// The fingers that are down, by the name that the format gives them.
  private var fingers: [Int: (number: Int32, location: Vector)] = [:]
  private var touches = Touches()
  private var fingersOfStroke: Int32 = 0
  private var lastLine = 0
  private var start = 0
  private var latest = Int.min

  init(_ source: ImportSource) throws(InputError) {
    file = source.file
    labels = try ImportedLabels(source)
  }

  func isDown(_ finger: Int) -> Bool { fingers[finger] != nil }

  /// The fingers that are down, in order.
  var down: [Int] { fingers.keys.sorted() }

  mutating func begin(
    _ finger: Int, at location: Vector, _ time: Int, _ position: SourcePosition
  ) throws(InputError) {
    guard !isDown(finger) else {
      throw InputError(
        file: file, position: position, .custom("finger \(finger) comes down a second time"))
    }
    if fingers.isEmpty {
      fingersOfStroke = 0
      start = time
    }
    fingers[finger] = (fingersOfStroke, location)
    try append(fingersOfStroke, .began, at: location, time, position)
    fingersOfStroke += 1
  }

  mutating func move(
    _ finger: Int, to location: Vector, _ time: Int, _ position: SourcePosition
  ) throws(InputError) {
    guard let number = fingers[finger]?.number else { return }
    fingers[finger] = (number, location)
    try append(number, .moved, at: location, time, position)
  }

  /// Lifts a finger, at its last place when it is given none, or takes it away.
  mutating func end(
    _ finger: Int, _ phase: TouchPhase = .ended, at location: Vector? = nil, _ time: Int,
    _ position: SourcePosition
  ) throws(InputError) {
    guard let last = fingers.removeValue(forKey: finger) else { return }
    try append(last.number, phase, at: location ?? last.location, time, position)
    if fingers.isEmpty { close() }
  }

  /// Forgets the stroke under way; false when there is none.
  mutating func drop() -> Bool {
    defer {
      fingers = [:]
      touches.removeAll()
    }
    return !fingers.isEmpty
  }

  /// Ends a stroke that the file breaks off.
  mutating func finish() {
    if !fingers.isEmpty { close() }
    fingers = [:]
  }

  private mutating func append(
    _ finger: Int32, _ phase: TouchPhase, at location: Vector, _ time: Int,
    _ position: SourcePosition
  ) throws(InputError) {
    guard time >= latest else {
      throw InputError(file: file, position: position, .custom("time runs backwards"))
    }
    latest = time
    lastLine = position.line
    touches.append(
      TouchEvent(
        touch: finger, phase: phase, time: Double(time - start) / 1000, location: location))
  }

  private mutating func close() {
    strokes.append(
      ImportedStroke(
        name: StrokeName(
          person: labels.person, session: labels.session, stroke: "\(strokes.count + 1)"),
        aim: labels.aim, touches: touches, lastLine: lastLine))
    touches.removeAll()
  }
}
