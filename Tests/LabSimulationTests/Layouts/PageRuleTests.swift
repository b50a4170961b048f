import LabSimulation
import LabTesting
import Testing

@Suite("Page rules: which page a lifted finger leads to")
struct PageRuleTests {
  private static func turn(_ rule: PageRule, _ shift: Double, _ velocity: Double) -> Int {
    let tuning = Tuning()
    return rule.turn(
      shift: shift, velocity: velocity, width: 390, flick: tuning.pageFlick,
      projection: tuning.projection)
  }

  @Test(
    "a paging scroll view follows a flick and else goes to the nearest page",
    arguments: [
      (150.0, 0.0, 0), (200, 0, 1), (60, 500, 1), (200, -500, 0), (195, 0, 1), (194.999, 0, 0),
      (60, 199.999, 0), (60, 200, 1), (-60, 500, 0), (0, 500, 1), (1000, 0, 1), (500, 900, 1),
      (0, 0, 0),
    ])
  func flick(shift: Double, velocity: Double, turn: Int) {
    #expect(Self.turn(.flick, shift, velocity) == turn)
    #expect(Self.turn(.flick, -shift, -velocity) == -turn)
  }

  @Test(
    "the projected rest turns the page strictly beyond half of the width",
    arguments: [
      (195.0, 0.0, 0), (195.001, 0, 1), (-54.5, 500, 0), (-54.499, 500, 1), (100, -600, -1),
      (100, -500, 0), (0, 390.8, 1), (0, 390.7, 0), (2000, 0, 1),
    ])
  func projected(shift: Double, velocity: Double, turn: Int) {
    #expect(Self.turn(.projected, shift, velocity) == turn)
    #expect(Self.turn(.projected, -shift, -velocity) == -turn)
  }

  @Test(
    "half of the width decides by the translation alone",
    arguments: [(195.0, 9000.0, 0), (195.001, -9000, 1), (100, 9000, 0), (2000, 0, 1)])
  func half(shift: Double, velocity: Double, turn: Int) {
    #expect(Self.turn(.half, shift, velocity) == turn)
    #expect(Self.turn(.half, -shift, -velocity) == -turn)
  }

  @Test("every rule is symmetric under sign and never turns more than one page")
  func symmetric() {
    var random = Xoshiro256(seed: 18)
    for number in 0..<5000 {
      let shift = (random.normal() * 300 * 3).rounded() / 3
      let velocity = number.isMultiple(of: 5) ? 0 : random.normal() * 800
      for rule in PageRule.allCases {
        for flick in [0.0, 200] {
          let turn = rule.turn(
            shift: shift, velocity: velocity, width: 390, flick: flick, projection: 0.499)
          let mirror = rule.turn(
            shift: -shift, velocity: -velocity, width: 390, flick: flick, projection: 0.499)
          #expect(abs(turn) <= 1)
          #expect(mirror == -turn, "\(rule) \(shift) \(velocity) \(flick)")
        }
      }
    }
  }

  @Test("with a flick speed of 0 a finger at rest still has no direction")
  func restWithoutFlick() {
    for (shift, turn) in [(0.0, 0), (60, 0), (-60, 0), (200, 1), (-200, -1)] {
      let rule = PageRule.flick
      #expect(rule.turn(shift: shift, velocity: 0, width: 390, flick: 0, projection: 0) == turn)
    }
  }

  @Test("at the first and the last page the turn stops there", arguments: PageRule.allCases)
  func clamped(rule: PageRule) {
    var strategy = Native()
    strategy.pageRule = rule
    for (page, displacement) in [(0, 300.0), (4, -300)] {
      var settings = LayoutSettings()
      settings.page = page
      var tester = ArenaTester(strategy, contest: .feedWithCarousel(settings))
      tester.play(ScriptedStroke.through([(displacement / 2, 0), (displacement, 0)]))
      #expect(tester.carousel.page == page)
      #expect(!tester.carousel.turned)
      #expect(tester.carousel.offset == 390 * Double(page))
      tester.play(ScriptedStroke.through([(-displacement / 2, 0), (-displacement, 0)]))
      #expect(tester.carousel.page == (page == 0 ? 1 : 3))
      #expect(tester.carousel.turned)
    }
  }

  @Test("a drag that stops for 150 ms before the lift goes to the nearest page")
  func stopped() {
    // 60 pt to the left at 1250 pt/s.
    let stroke = ScriptedStroke.through([(-20, 0), (-40, 0), (-60, 0)], lift: 0)
    let stopped = ScriptedStroke.through([(-20, 0), (-40, 0), (-60, 0)], lift: 150)
    var tester = ArenaTester(Native())
    tester.play(stroke)
    #expect(tester.carousel.page == 3)
    tester.play(stopped)
    #expect(tester.carousel.page == 2)
  }
}
