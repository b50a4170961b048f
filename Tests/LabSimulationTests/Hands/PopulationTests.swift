import LabSimulation
import Testing

@Suite("Populations")
struct PopulationTests {
  @Test("every registered population is possible and has a name of its own")
  func registry() {
    #expect(Set(Populations.names).count == Populations.all.count)
    #expect(Populations.names.contains(HandSettings().population))
    #expect(Populations.named("nobody") == nil)
    for population in Populations.all { #expect(population.isValid, "\(population.name)") }
  }

  @Test("the shares of everyday are those of the grips and classes seen in the field")
  func everyday() {
    let grips = Population.everyday.grips
    // Right .33, left .16, cradled .36, and two thumbs .15 divided 2 : 1.
    #expect(grips.map(\.value.name) == ["right_thumb", "left_thumb", "index"])
    for (part, share) in zip(grips, [0.33 + 0.10, 0.16 + 0.05, 0.36]) {
      #expect((part.share - share).magnitude < 1e-12)
    }
    #expect(Population.everyday.scrollClasses.map(\.share) == [0.26, 0.63, 0.11])
    #expect(Population.everyday.pageClasses.map(\.share) == [0.85, 0.15])
    #expect(Population.everyday.pageClasses.map(\.value.asksForTurn) == [true, false])
  }

  @Test("a class's log SD is the total, whatever the proportions of the levels")
  func totals() {
    for (spread, total) in [
      (StrokeClass.readingDrag.chordSpread, 0.58), (StrokeClass.scrollFlick.chordSpread, 0.45),
      (StrokeClass.hardFling.chordSpread, 0.3), (StrokeClass.carouselFlick.chordSpread, 0.55),
      (StrokeClass.slowPeek.chordSpread, 0.5),
    ] {
      #expect((spread.total - total).magnitude < 1e-12)
    }
    let flick = StrokeClass.carouselFlick.chordSpread
    #expect((flick.person / flick.stroke - 0.22 / 0.28).magnitude < 1e-12)
    #expect((flick.session / flick.stroke - 0.13 / 0.28).magnitude < 1e-12)
  }

  @Test("the canonical text changes with every number and not with the summary")
  func canonicalText() {
    let original = Population.everyday
    var texts: Set = [original.canonicalText]
    func variant(_ change: (inout Population) -> Void) {
      var population = original
      change(&population)
      texts.insert(population.canonicalText)
    }
    variant { $0.grips[1].share += 1e-12 }
    variant { $0.grips[0].value.upTilt += 1e-12 }
    variant { $0.grips[0].value.horizontalSpread.session += 1e-12 }
    variant { $0.grips[2].value.isMirrored.toggle() }
    variant { $0.grips[2].value.micro.tremor += 1e-12 }
    variant { $0.scrollClasses[2].value.duration += 1e-9 }
    variant { $0.pageClasses[0].value.lift.upper -= 1e-12 }
    variant { $0.pageClasses[1].value.asksForTurn.toggle() }
    variant { $0.pageClasses.removeLast() }
    variant { $0.name = "others" }
    #expect(texts.count == 11)
    variant { $0.summary = "other words" }
    #expect(texts.count == 11)
    #expect(Set(Populations.all.map(\.canonicalText)).count == Populations.all.count)
  }

  @Test("an impossible population is recognised")
  func impossible() {
    func isValid(_ change: (inout Population) -> Void) -> Bool {
      var population = Population.everyday
      change(&population)
      return population.isValid
    }
    #expect(!isValid { $0.grips = [] })
    #expect(
      !isValid {
        $0.pageClasses[0].share = 0; $0.pageClasses[1].share = 0
      })
    #expect(!isValid { $0.grips[0].share = -1 })
    #expect(!isValid { $0.grips[0].value.curve.radius = 0 })
    #expect(!isValid { $0.grips[0].value.upTilt = .nan })
    #expect(!isValid { $0.scrollClasses[0].value.chord = .infinity })
    #expect(!isValid { $0.scrollClasses[0].value.landing.upper = 0.95 })
  }
}
