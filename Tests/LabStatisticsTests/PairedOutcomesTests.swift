import LabStatistics
import LabTesting
import Testing

@Suite("The interval of a paired difference of independent trials")
struct PairedOutcomesTests {
  private func intervals(
    _ outcomes: PairedOutcomes, confidence: Double
  ) throws -> [(name: String, interval: Interval)] {
    [
      ("newcombe10", try outcomes.newcombe(confidence: confidence)),
      ("tango", try outcomes.pairs.tango(confidence: confidence)),
      ("wald", try outcomes.pairs.wald(confidence: confidence)),
      ("bonettprice", try outcomes.pairs.bonettPrice(confidence: confidence)),
    ]
  }

  @Test(
    "the difference, phi and all intervals agree with the vectors",
    arguments: try Vectors.file("paired_difference").rows)
  func vectors(row: VectorRow) throws {
    let outcomes = try PairedOutcomes(
      both: row.count("a_both"), onlyA: row.count("b_onlyA"), onlyB: row.count("c_onlyB"),
      neither: row.count("d_neither"))
    #expect(agrees(outcomes.difference, try row.number("diff")))
    #expect(agrees(outcomes.correctedPhi, try row.number("phi_corrected")))
    for (name, interval) in try intervals(outcomes, confidence: row.number("conf")) {
      #expect(agrees(interval.lower, try row.number("\(name)_lo")), "\(name) lower")
      #expect(agrees(interval.upper, try row.number("\(name)_hi")), "\(name) upper")
    }
  }

  @Test(
    "Tango's limits solve the score equation, bisected with 60 digits",
    arguments: [
      (0, 0, 1, 0.95, -0.79345068562276255, 0.79345068562276255),
      (1, 0, 1, 0.95, -0.5869013712455251, 1),
      (0, 1, 1, 0.95, -1, 0.5869013712455251),
      (1, 0, 2, 0.95, -0.48642965874002031, 0.90546879426576926),
      (3, 0, 3, 0.9, 0.051608851684974096, 1),
      (0, 0, 1_000_000_000, 0.95, -3.8414588059373187e-9, 3.8414588059373187e-9),
      (1_000_000_000, 0, 1_000_000_000, 0.95, 0.99999999231708239, 1),
      (1, 0, 1_000_000_000, 0.95, -2.8414588097787775e-9, 5.6649342432974379e-9),
      (999_999_999, 0, 1_000_000_000, 0.95, 0.99999999131708239, 0.99999999982347545),
      (999_999_999, 1, 1_000_000_000, 0.95, 0.99999998867013151, 0.99999999964695089),
      (123_456, 123_000, 1_000_000_000, 0.99, -8.2276439938853242e-7, 1.7347766660585961e-6),
      (
        400_000_000, 300_000_000, 1_000_000_000, 0.95, 0.099948515657364164, 0.10005148374136402
      ),
      (5, 2, 50, 0.999999999999, -0.49553160574582985, 0.57762755022493295),
      (5, 2, 50, 1e-06, 0.05999993453908152, 0.060000065460926595),
      (12, 2, 50, 1e-12, 0.19999999999991317, 0.20000000000008683),
      (7, 0, 200, 0.95, 0.015495087199529099, 0.070470611522290721),
      (0, 7, 9, 0.999, -0.96871718654075638, 0.19304266281184199),
    ])
  func tango(b: Int, c: Int, n: Int, confidence: Double, lower: Double, upper: Double) throws {
    let interval = try DiscordantPairs(onlyA: b, onlyB: c, of: n).tango(confidence: confidence)
    // Limits of 1e-9 as relative numbers: the absolute tolerance would pass anything.
    #expect(abs(interval.lower - lower) <= 1e-10 * abs(lower))
    #expect(abs(interval.upper - upper) <= 1e-10 * abs(upper))
  }

  @Test(
    "Newcombe and Bonett-Price at the edges agree with a calculation of 40 digits",
    arguments: [
      (
        [400_000_000, 200_000_000, 100_000_000, 300_000_000], 0.40824828842262156,
        0.099966622812193482, 0.10003337678009818, 0.099966622815994477, 0.10003337678400552
      ),
      (
        [1, 0, 0, 0], 0, -0.79345068562276255, 0.79345068562276255, -0.92393588289978512,
        0.92393588289978512
      ),
      // The upper limit of Bonett and Price is 1.4 before the cut.
      ([0, 1, 0, 0], 0, -0.12210872068194173, 1, -0.73353592807895764, 1),
      (
        [3, 1, 0, 2], 0.35355339059327376, -0.22197062586532472, 0.48492957148175748,
        -0.2904100780684899, 0.5404100780684899
      ),
    ])
  func edges(
    cells: [Int], phi: Double, lower: Double, upper: Double, simpleLower: Double,
    simpleUpper: Double
  ) throws {
    let outcomes = try PairedOutcomes(
      both: cells[0], onlyA: cells[1], onlyB: cells[2], neither: cells[3])
    #expect(agrees(outcomes.correctedPhi, phi))
    let newcombe = try outcomes.newcombe(confidence: 0.95)
    #expect(agrees(newcombe.lower, lower))
    #expect(agrees(newcombe.upper, upper))
    let simple = try outcomes.pairs.bonettPrice(confidence: 0.95)
    #expect(agrees(simple.lower, simpleLower))
    #expect(agrees(simple.upper, simpleUpper))
  }

  @Test("identical methods: Wald is a false point, every other interval spans zero")
  func identical() throws {
    let outcomes = try PairedOutcomes(both: 480, onlyA: 0, onlyB: 0, neither: 20)
    for (name, interval) in try intervals(outcomes, confidence: 0.95) {
      #expect(agrees(interval.lower, -interval.upper))
      #expect((interval.width == 0) == (name == "wald"), "\(name)")
    }
  }

  @Test("exchanging the methods, or right and wrong, mirrors every interval")
  func mirrors() throws {
    for cells in [[36, 12, 2, 0], [0, 3, 9, 0], [5, 0, 0, 1], [900, 60, 25, 15], [7, 8, 1, 4]] {
      let (a, b, c, d) = (cells[0], cells[1], cells[2], cells[3])
      let one = try intervals(
        PairedOutcomes(both: a, onlyA: b, onlyB: c, neither: d), confidence: 0.9)
      for mirrored in [
        try PairedOutcomes(both: a, onlyA: c, onlyB: b, neither: d),
        try PairedOutcomes(both: d, onlyA: c, onlyB: b, neither: a),
      ] {
        for (left, right) in zip(one, try intervals(mirrored, confidence: 0.9)) {
          #expect(agrees(left.interval.lower, -right.interval.upper), "\(left.name)")
          #expect(agrees(left.interval.upper, -right.interval.lower), "\(left.name)")
        }
      }
    }
  }

  @Test(
    "Tango's interval excludes zero exactly when McNemar's chi-square does",
    arguments: [0.5, 0.9, 0.95, 0.999])
  func agreesWithTest(confidence: Double) throws {
    for b in 0...12 {
      for c in 0...12 {
        let pairs = try DiscordantPairs(onlyA: b, onlyB: c, of: 30)
        let p = try McNemarTest(pairs).chiSquareP
        #expect(try pairs.tango(confidence: confidence).contains(0) == (p >= 1 - confidence))
      }
    }
  }

  @Test(
    "every interval of every small table is ordered, within [-1, 1] and not a NaN",
    arguments: [1e-300, 1e-16, 1e-6, 0.5, 0.95, 1 - 1e-12, 1 - 1e-16])
  func smallTables(confidence: Double) throws {
    for n in 1...6 {
      for a in 0...n {
        for b in 0...(n - a) {
          for c in 0...(n - a - b) {
            let outcomes = try PairedOutcomes(both: a, onlyA: b, onlyB: c, neither: n - a - b - c)
            for (name, interval) in try intervals(outcomes, confidence: confidence) {
              #expect(-1 <= interval.lower, "\(name)")
              #expect(interval.lower <= interval.upper, "\(name)")
              #expect(interval.upper <= 1, "\(name)")
              if name != "bonettprice" {
                #expect(interval.contains(outcomes.difference), "\(name)")
              }
            }
          }
        }
      }
    }
  }

  @Test("a higher confidence gives a wider interval around the lower one")
  func nested() throws {
    let outcomes = try PairedOutcomes(both: 30, onlyA: 6, onlyB: 1, neither: 3)
    let levels = try [0.1, 0.5, 0.9, 0.99, 0.999999].map {
      try intervals(outcomes, confidence: $0)
    }
    for (narrow, wide) in zip(levels, levels.dropFirst()) {
      for (inner, outer) in zip(narrow, wide) {
        #expect(outer.interval.lower < inner.interval.lower)
        #expect(inner.interval.upper < outer.interval.upper)
      }
    }
  }

  @Test("with many trials all four intervals meet")
  func manyTrials() throws {
    let outcomes = try PairedOutcomes(
      both: 1_000_000_000, onlyA: 400_000_000, onlyB: 300_000_000, neither: 400_000_000)
    let all = try intervals(outcomes, confidence: 0.95)
    for (name, interval) in all {
      #expect(abs(interval.width / all[1].interval.width - 1) < 1e-6, "\(name)")
    }
  }

  @Test("impossible tables and confidences are refused")
  func refusals() throws {
    #expect(throws: StatisticsError.count(successes: -2, trials: -2)) {
      try PairedOutcomes(both: 3, onlyA: 1, onlyB: 1, neither: -2)
    }
    #expect(throws: StatisticsError.noTrials) {
      try PairedOutcomes(both: 0, onlyA: 0, onlyB: 0, neither: 0)
    }
    #expect(throws: StatisticsError.tooManyTrials(limit: Count.maximumTotal)) {
      try PairedOutcomes(both: .max, onlyA: .max, onlyB: 1, neither: 1)
    }
    let outcomes = try PairedOutcomes(both: 1, onlyA: 1, onlyB: 0, neither: 0)
    for confidence in [0, 1, 95, -Double.infinity] {
      #expect(throws: StatisticsError.confidence(confidence)) {
        try outcomes.newcombe(confidence: confidence)
      }
      #expect(throws: StatisticsError.confidence(confidence)) {
        try outcomes.pairs.tango(confidence: confidence)
      }
    }
    #expect(throws: StatisticsError.self) { try outcomes.pairs.wald(confidence: .nan) }
    #expect(throws: StatisticsError.self) { try outcomes.pairs.bonettPrice(confidence: .nan) }
  }
}
