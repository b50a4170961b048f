import Foundation
import LabSimulation

@testable import LabStudy

/// Recordings that lie outside of the package; nothing of them is kept in it.
enum RecordedPeople {
  /// The folder that `GESTURE_LAB_RECORDINGS` names.
  static let folder = ProcessInfo.processInfo.environment["GESTURE_LAB_RECORDINGS"]

  private static let pointsPerMillimetre = 163 / 25.4

  /// The rows of a compressed CSV file without its header.
  private static func rows(_ file: String) throws -> [[Substring]] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "gzip -dc \"$0\"", "\(folder ?? "")/\(file)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
  }

  private static func number(_ text: Substring) -> Double { Double(text) ?? .nan }

  /// The strokes of Touchalytics in portrait, as summaries.
  static func touchalytics() throws -> StrokeTable {
    var persons: [Substring: Int] = [:]
    var sessions: [[Substring]: Int] = [:]
    var strokes: [MeasuredStroke] = []
    for row in try rows("touchalytics_features/strokes.csv.gz") where row.last == "1" {
      let person = persons[row[0]] ?? persons.count
      persons[row[0]] = person
      let session = sessions[[row[0], row[1]]] ?? sessions.keys.filter { $0[0] == row[0] }.count
      sessions[[row[0], row[1]]] = session
      let displacement = Vector(
        (number(row[7]) - number(row[5])) * pointsPerMillimetre,
        (number(row[8]) - number(row[6])) * pointsPerMillimetre)
      let intent: Intent = row[2] == "V" ? .scroll : .page
      strokes.append(
        MeasuredStroke(
          person: person, session: session, intent: intent,
          direction: Direction(of: displacement),
          measures: StrokeMeasures(
            displacement: displacement, duration: number(row[4]) * 1000,
            path: number(row[26]) * pointsPerMillimetre,
            deviation: number(row[21]) * pointsPerMillimetre)))
    }
    return StrokeTable(
      strokes: strokes, persons: persons.sorted { $0.value < $1.value }.map { String($0.key) },
      isRaw: false)
  }

  /// The reading strokes of HMOG in portrait, sample by sample.
  static func reading() throws -> StrokeTable {
    var aims: [Substring: (person: Int, session: Int)] = [:]
    var persons: [Substring: Int] = [:]
    for row in try rows("hmog_touch/strokes.csv.gz")
    where row[3] == "read" && row[5] == "0" && row[9] == "0" {
      let person = persons[row[1]] ?? persons.count
      persons[row[1]] = person
      aims[row[0]] = (person, Int(row[2]) ?? 0)
    }
    var samples: [Substring: [TouchEvent]] = [:]
    var order: [Substring] = []
    for row in try rows("hmog_touch/samples.csv.gz") where aims[row[0]] != nil {
      if samples[row[0]] == nil { order.append(row[0]) }
      let phase: TouchPhase = row[5] == "0" ? .began : row[5] == "1" ? .ended : .moved
      samples[row[0], default: []].append(
        TouchEvent(
          phase: phase, time: number(row[2]),
          location: Vector(number(row[3]) * 163 / 441, number(row[4]) * 163 / 441)))
    }
    let strokes = order.compactMap { name in
      aims[name].map { aim in
        let measures = StrokeMeasures(Touches(samples[name] ?? []))
        return MeasuredStroke(
          person: aim.person, session: aim.session, intent: .scroll,
          direction: measures.displacement.y > 0 ? .down : .up, measures: measures)
      }
    }
    return StrokeTable(
      strokes: strokes, persons: persons.sorted { $0.value < $1.value }.map { String($0.key) },
      isRaw: true)
  }
}
