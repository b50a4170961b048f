import LabSimulation
import LabStatistics

extension BranchedDecisions {
  /// Hands over the tally of every point with the number of the point, in any order.
  ///
  /// One tally goes from point to point at the cost of the strokes that differ: along the ratios in
  /// the order of the critical values, or along the thresholds in the order of the stages, whichever
  /// has more values. So many points cost hardly more than one. The thresholds must lie in
  /// `thresholds`. A tally that is not kept beyond the call costs no copy.
  public func forEachTally(
    at points: [Point], _ each: (Int, StrategyTally) throws -> Void
  ) rethrows {
    if Set(points.map(\.threshold)).count <= Set(points.map(\.ratio)).count {
      try alongRatios(points, each)
    } else {
      try alongThresholds(points, each)
    }
  }

  /// Threshold by threshold: all strokes kept at first, then each fails where the ratio passes its
  /// critical value.
  private func alongRatios(
    _ points: [Point], _ each: (Int, StrategyTally) throws -> Void
  ) rethrows {
    var kept = blank
    // The present stage of every stroke.
    var current = strokes.indices.map { stages(of: $0).lowerBound }
    for (index, stroke) in strokes.enumerated() {
      kept.add(stages[current[index]].kept, of: stroke.intent, person: Int(stroke.person))
    }
    var ratios: [Double] = []
    // The first ratio that fails each stroke, as a place in `ratios`.
    var failures = [Int](repeating: 0, count: strokes.count)
    for line in Line.lines(points, by: \.threshold, over: \.ratio) {
      let isNew = ratios != line.stops.map(\.value)
      if isNew { ratios = line.stops.map(\.value) }
      for (index, stroke) in strokes.enumerated() {
        let old = current[index]
        var stage = old
        while stages[stage].below <= line.fixed { stage += 1 }
        if stage > old {
          kept.move(
            from: stages[old].kept, to: stages[stage].kept, of: stroke.intent,
            person: Int(stroke.person))
          current[index] = stage
        }
        guard isNew || stage > old else { continue }
        let critical = stages[stage].critical
        failures[index] = ratios.firstIndex(ascendingWhere: { $0 > critical })
      }
      let moves = Moves(at: failures, count: ratios.count) { index in
        let (stroke, stage) = (strokes[index], stages[current[index]])
        return Move(
          person: stroke.person, intent: stroke.intent, old: stage.kept, new: stage.failed)
      }
      try walk(line, from: kept, moves, each)
    }
  }

  /// Ratio by ratio: every stroke in its first stage at first, then it goes over into the next one
  /// where the threshold passes its end.
  private func alongThresholds(
    _ points: [Point], _ each: (Int, StrategyTally) throws -> Void
  ) rethrows {
    var owners: [UInt32] = []
    owners.reserveCapacity(stages.count)
    for (index, stroke) in strokes.enumerated() {
      while owners.count < stroke.end { owners.append(UInt32(index)) }
    }
    for line in Line.lines(points, by: \.ratio, over: \.threshold) {
      let thresholds = line.stops.map(\.value)
      let ends = stages.map { stage in
        thresholds.firstIndex(ascendingWhere: { $0 >= stage.below })
      }
      let moves = Moves(at: ends, count: thresholds.count) { index in
        let stroke = strokes[Int(owners[index])]
        return Move(
          person: stroke.person, intent: stroke.intent, old: stages[index].mark(at: line.fixed),
          new: stages[index + 1].mark(at: line.fixed))
      }
      var tally = blank
      for index in strokes.indices {
        tally.add(
          stages[stages(of: index).lowerBound].mark(at: line.fixed), of: strokes[index].intent,
          person: Int(strokes[index].person))
      }
      try walk(line, from: tally, moves, each)
    }
  }

  /// Stop by stop: makes its moves and hands over the tally.
  private func walk(
    _ line: Line, from start: StrategyTally, _ moves: Moves,
    _ each: (Int, StrategyTally) throws -> Void
  ) rethrows {
    var tally = start
    for (place, stop) in line.stops.enumerated() {
      for move in moves[place] {
        tally.move(from: move.old, to: move.new, of: move.intent, person: Int(move.person))
      }
      for point in stop.points { try each(point, tally) }
    }
  }
}

/// The points that share one parameter, in the order of the other one.
private struct Line {
  struct Stop {
    var value: Double
    /// The numbers of the points; more than one where a point is repeated.
    var points: [Int]
  }

  var fixed: Double
  var stops: [Stop] = []

  typealias Parameter = KeyPath<BranchedDecisions.Point, Double>

  static func lines(
    _ points: [BranchedDecisions.Point], by fixed: Parameter, over varied: Parameter
  ) -> [Line] {
    var lines: [Line] = []
    let order = points.indices.sorted { a, b in
      let (first, second) = (points[a], points[b])
      return first[keyPath: fixed] != second[keyPath: fixed]
        ? first[keyPath: fixed] < second[keyPath: fixed]
        : first[keyPath: varied] < second[keyPath: varied]
    }
    for index in order {
      let (own, value) = (points[index][keyPath: fixed], points[index][keyPath: varied])
      if lines.last?.fixed != own { lines.append(Line(fixed: own)) }
      let line = lines.count - 1
      if let last = lines[line].stops.last, last.value == value {
        lines[line].stops[lines[line].stops.count - 1].points.append(index)
      } else {
        lines[line].stops.append(Stop(value: value, points: [index]))
      }
    }
    return lines
  }
}

/// A stroke that counts otherwise from a stop on.
private struct Move {
  var person: Int32
  var intent: Int
  var old: Tally.Mark
  var new: Tally.Mark
}

/// Moves sorted by their stop, within a stop in the order of their numbers: copied next to each
/// other, because looking them up all over the memory would take several times as long.
private struct Moves {
  private var starts: [Int]
  private var moves: [Move]

  /// - Parameters:
  ///   - stops: the stop of every number from 0 on; `count` for none.
  ///   - move: the move of a number.
  init(at stops: [Int], count: Int, _ move: (Int) -> Move) {
    starts = Array(repeating: 0, count: count + 1)
    for stop in stops where stop < count { starts[stop + 1] += 1 }
    for stop in 1..<starts.count { starts[stop] += starts[stop - 1] }
    var next = starts
    let total = starts[count]
    moves = Array(unsafeUninitializedCapacity: total) { room, size in
      for (number, stop) in stops.enumerated() where stop < count {
        room.initializeElement(at: next[stop], to: move(number))
        next[stop] += 1
      }
      size = total
    }
  }

  subscript(stop: Int) -> ArraySlice<Move> { moves[starts[stop]..<starts[stop + 1]] }
}

extension [Double] {
  /// The first place at which a test holds that holds for all later ones too; else the end.
  fileprivate func firstIndex(ascendingWhere holds: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
