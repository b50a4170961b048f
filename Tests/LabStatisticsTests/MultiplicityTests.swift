import LabStatistics
import LabTesting
import Testing

@Suite("Adjusted p-values of several tests")
struct MultiplicityTests {
  @Test(
    "every adjustment agrees with the vectors, in the order of the input",
    arguments: try Vectors.file("multiplicity").rows)
  func vectors(row: VectorRow) throws {
    let family = try Vectors.file("multiplicity").rows(where: "case", is: row.text("case"))
    let pValues = try family.map { try $0.number("p") }
    let index = try row.count("index")
    #expect(pValues[index] == (try row.number("p")))
    for (method, column) in [
      (Multiplicity.holm, "p_holm"), (.holmSidak, "p_holm_sidak"), (.benjaminiHochberg, "p_bh"),
    ] {
      #expect(agrees(try method.adjusted(pValues)[index], try row.number(column)), "\(column)")
    }
  }

  @Test("adjusting is blind to the order, keeps ranks, and never lowers a p", arguments: 1...20)
  func laws(seed: Int) throws {
    var generator = ResamplingGenerator(seed: UInt64(seed))
    // Few distinct values, so that ties are common; 0 and 1 among them.
    let pValues = (0..<12).map { _ in Double(generator.next(below: 9)) / 8 }
    let order = pValues.indices.sorted { (pValues[$0], $0) < (pValues[$1], $1) }
    for method in Multiplicity.allCases {
      let adjusted = try method.adjusted(pValues)
      let sorted = try method.adjusted(pValues.sorted())
      #expect(order.map { adjusted[$0] } == sorted)
      #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0 <= $1 })
      for (index, p) in pValues.enumerated() {
        #expect(adjusted[index] >= p - 1e-15 && adjusted[index] <= 1)
        for other in pValues.indices where pValues[other] == p {
          #expect(adjusted[other] == adjusted[index])
        }
      }
    }
    // From strict to lenient.
    let holm = try Multiplicity.holm.adjusted(pValues)
    let sidak = try Multiplicity.holmSidak.adjusted(pValues)
    let rate = try Multiplicity.benjaminiHochberg.adjusted(pValues)
    for index in pValues.indices {
      #expect(rate[index] <= holm[index] && sidak[index] <= holm[index])
    }
  }

  @Test("p-values far below the precision of 1 keep their digits")
  func tiny() throws {
    for method in Multiplicity.allCases {
      let adjusted = try method.adjusted([1e-200, 0.5])
      #expect(abs(adjusted[0] / 2e-200 - 1) < 1e-14)
      #expect(try method.adjusted([0, 1]) == [0, 1])
    }
  }

  @Test("no tests give no values, and one test is left alone")
  func few() throws {
    for method in Multiplicity.allCases {
      #expect(try method.adjusted([]) == [])
      #expect(agrees(try method.adjusted([0.3])[0], 0.3))
    }
  }

  @Test("a value that is no probability is refused", arguments: Multiplicity.allCases)
  func refusals(method: Multiplicity) throws {
    #expect(throws: StatisticsError.notANumber(index: 1)) { try method.adjusted([0.1, .nan]) }
    #expect(throws: StatisticsError.probability(1.5)) { try method.adjusted([0.1, 1.5]) }
    #expect(throws: StatisticsError.probability(-0.1)) { try method.adjusted([-0.1]) }
    #expect(throws: StatisticsError.probability(.infinity)) { try method.adjusted([.infinity]) }
  }
}
