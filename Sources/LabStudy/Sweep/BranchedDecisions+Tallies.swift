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
    for line in Line.lines(points, by: \.threshold, over: \.ratio) {
      for (index, stroke) in strokes.enumerated() {
        let old = current[index]
        while stages[current[index]].below <= line.fixed { current[index] += 1 }
        guard current[index] > old else { continue }
        kept.move(
          from: stages[old].kept, to: stages[current[index]].kept, of: stroke.intent,
          person: Int(stroke.person))
      }
      let ratios = line.stops.map(\.value)
      let failing = Buckets(
        current.map { stage in
          let critical = stages[stage].critical
          return ratios.firstIndex(ascendingWhere: { $0 > critical })
        }, count: ratios.count)
      var tally = kept
      for (place, stop) in line.stops.enumerated() {
        for index in failing[place] {
          let (stroke, stage) = (strokes[Int(index)], stages[current[Int(index)]])
          tally.move(
            from: stage.kept, to: stage.failed, of: stroke.intent, person: Int(stroke.person))
        }
        for point in stop.points { try each(point, tally) }
      }
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
      let ending = Buckets(
        stages.map { stage in
          thresholds.firstIndex(ascendingWhere: { $0 >= stage.below })
        }, count: thresholds.count)
      var tally = blank
      for index in strokes.indices {
        tally.add(
          stages[stages(of: index).lowerBound].mark(at: line.fixed), of: strokes[index].intent,
          person: Int(strokes[index].person))
      }
      for (place, stop) in line.stops.enumerated() {
        for index in ending[place] {
          let stroke = strokes[Int(owners[Int(index)])]
          tally.move(
            from: stages[Int(index)].mark(at: line.fixed),
            to: stages[Int(index) + 1].mark(at: line.fixed), of: stroke.intent,
            person: Int(stroke.person))
        }
        for point in stop.points { try each(point, tally) }
      }
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

/// Numbers sorted by the bucket that each belongs to, within a bucket in ascending order.
private struct Buckets {
  private var starts: [Int]
  private var numbers: [UInt32]

  /// - Parameter buckets: the bucket of every number from 0 on; `count` for none.
  init(_ buckets: [Int], count: Int) {
    starts = Array(repeating: 0, count: count + 2)
    for bucket in buckets { starts[bucket + 1] += 1 }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    numbers = Array(repeating: 0, count: buckets.count)
    var next = starts
    for (number, bucket) in buckets.enumerated() {
      numbers[next[bucket]] = UInt32(number)
      next[bucket] += 1
    }
  }

  subscript(bucket: Int) -> ArraySlice<UInt32> { numbers[starts[bucket]..<starts[bucket + 1]] }
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
