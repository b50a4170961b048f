import LabSimulation
import LabTesting
import Testing

@Suite("The recognizers that a scenario can name")
struct RecognizerRegistryTests {
  @Test("every name is there once and gives its recognizer")
  func names() {
    #expect(Set(Recognizers.names).count == Recognizers.all.count)
    for name in Recognizers.names {
      let recognizer = Recognizers.named(name, tuning: Tuning())
      #expect(recognizer.map { type(of: $0).name } == name)
    }
    #expect(Recognizers.named("pam", tuning: Tuning()) == nil)
  }

  @Test("every default lies in the range of its parameter and reads back as it was written")
  func defaults() throws {
    func check<Subject: NamedRecognizer>(_ type: Subject.Type) throws {
      var recognizer = Subject(tuning: Tuning())
      #expect(Set(Subject.parameters.map(\.key)).count == Subject.parameters.count)
      for setting in recognizer.settings {
        #expect(try recognizer.set(setting.key, to: setting.value))
        #expect(Subject.kind(of: setting.key) != nil)
      }
      #expect(recognizer.settings == Subject(tuning: Tuning()).settings)
      #expect(try !recognizer.set("nothing", to: .flag(true)))
    }
    for type in Recognizers.all { try check(type) }
  }

  @Test("no limit of fingers is written as 100, and a limit as itself")
  func touchLimit() throws {
    var pan = Pan(tuning: Tuning())
    #expect(try pan.set("maximumTouches", to: .number(3)))
    #expect(pan.maximumTouches == 3)
    #expect(try pan.set("maximumTouches", to: .number(100)))
    #expect(pan.maximumTouches == .max)
  }

  @Test("the assumptions about pans reach them by the tuning")
  func assumptions() {
    var tuning = Tuning()
    tuning.assumptions.panShape = .axis
    tuning.assumptions.panStrict = true
    tuning.assumptions.panOrigin = .zero
    tuning.assumptions.scrollShape = .radial
    tuning.assumptions.scrollRatio = 2
    let pan = DirectionalPan(tuning: tuning).pan
    #expect(pan.shape == .axis && pan.isStrict && pan.origin == .zero)
    let scroll = ScrollPan(axes: .both, tuning: tuning)
    #expect(scroll.shape == .radial && scroll.ratio == 2)
  }
}
