import LabSimulation
import LabStudy
import Testing

@Suite("What is to be tuned")
struct TunePlanTests {
  private let early = EarlyDirectionFailure()

  private func refusal(_ text: String, _ strategy: any Strategy) -> String {
    do {
      _ = try TunePlan(text, for: strategy)
      return "accepted"
    } catch {
      return "\(error)"
    }
  }

  @Test("a number without a range is sought from a quarter to four times its present value")
  func around() throws {
    let plan = try TunePlan("ratio,threshold=4:30", for: early)
    #expect(
      plan.keys == [
        TuneKey("ratio", .numbers(0.425...6.8), isGiven: false),
        TuneKey("threshold", .numbers(4...30), isGiven: true),
      ])
  }

  @Test("a number that is 0 now is sought everywhere, and a limit of the parameter holds")
  func limits() throws {
    #expect(try TunePlan("hold", for: HighPriority()).keys[0].numbers == 0...5000)
    var far = HighPriority()
    far.distance = 400
    #expect(try TunePlan("distance", for: far).keys[0].numbers == 100...500)
    #expect(try TunePlan("hold=none:150ms", for: HighPriority()).keys[0].numbers == 0...150)
  }

  @Test("flags and words are tried one by one")
  func listed() throws {
    let plan = try TunePlan("feedWaits,page.rule,ratio", for: early)
    #expect(plan.keys[0].domain == .values([.flag(false), .flag(true)]))
    #expect(plan.keys[1].domain == .values([.word("flick"), .word("projected"), .word("half")]))
    #expect(plan.numbers.map(\.key) == ["ratio"])
  }

  @Test("all numbers of a strategy are its default")
  func every() {
    #expect(TunePlan.everyNumber(of: early) == "ratio,threshold")
    #expect(TunePlan.everyNumber(of: Native()) == "")
  }

  @Test(
    "what makes no sense is refused in words",
    arguments: [
      ("ratoi", "did you mean ratio?"), ("ratio=2:1", "must be below"),
      ("ratio=1:1", "must be below"),
      ("ratio=1", "write KEY or KEY=a:b"), ("", "write KEY or KEY=a:b"),
      ("ratio,ratio", "given twice"), ("ratio=0:3", "expected is a number from 0.001 to 1000"),
      ("ratio=a:b", "\"a\" is not possible"), ("ratio=1:2:3", "write KEY or KEY=a:b"),
      ("ratio=1:nan", "\"nan\" is not possible"),
    ])
  func refused(text: String, words: String) {
    let refusal = refusal(text, early)
    #expect(refusal.contains(words), "\(refusal)")
  }

  @Test("an unknown population is named with the nearest, and none may stand twice")
  func populations() throws {
    var plan = try TunePlan("ratio", for: early)
    plan.populations = ["indx"]
    #expect(throws: TuneError.unknownPopulation("indx", known: Populations.names)) {
      try plan.checkPopulations()
    }
    #expect(
      "\(TuneError.unknownPopulation("indx", known: Populations.names))".contains("mean index?"))
    plan.populations = ["index", "index"]
    #expect(throws: TuneError.populationTwice("index")) { try plan.checkPopulations() }
  }
}
