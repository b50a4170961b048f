import LabSimulation
import LabStudy
import Testing

/// A scenario that must be refused: its text, the place, the key, and words of the message.
struct WrongScenario: Sendable, CustomTestStringConvertible {
  var what: String
  var text: String
  var place: String
  var key: String
  var words: [String]

  var testDescription: String { what }

  init(_ what: String, _ text: String, _ place: String, _ key: String, _ words: String...) {
    self.what = what
    self.text = text
    self.place = place
    self.key = key
    self.words = words
  }

  /// Two lines before the fault, so that a place of 1:1 is never right by chance.
  static let all: [WrongScenario] = [
    // Keys nobody knows, level by level.
    .init("root key", "{ strategies: ['native'],\n persns: 3 }", "2:2", "", "\"persons\""),
    .init(
      "key of layout", "{ strategies: ['native'], layout: {\n  carousell: {} } }", "2:3", "layout",
      "\"carousel\""),
    .init(
      "key of layout.carousel",
      "{ strategies: ['native'], layout: { carousel: {\n widht: 3 } } }", "2:2", "layout.carousel",
      "\"width\""),
    .init(
      "key of hand", "{ strategies: ['native'],\n hand: { motr: 'x' } }", "2:10", "hand",
      "\"motor\""),
    .init(
      "key of device", "{ strategies: ['native'],\n device: { pointPerInch: 3 } }", "2:12",
      "device", "\"pointsPerInch\""),
    .init(
      "key of tuning", "{ strategies: ['native'],\n tuning: { scrolSlop: 3 } }", "2:12", "tuning",
      "\"scrollSlop\""),
    .init(
      "key of a strategy",
      "{ strategies: [\n 'native',\n { name: 'early-direction-failure', ratoi: 1 } ] }", "3:37",
      "strategies[1]", "\"ratio\""),
    .init(
      "key of a strategy's page",
      "{ strategies: [\n { name: 'native', page: { rul: 'half' } } ] }", "2:28",
      "strategies[0].page", "\"rule\""),
    .init(
      "key of another strategy", "{ strategies: [\n { name: 'native', ratio: 1 } ] }", "2:20",
      "strategies[0]", "\"ratio\"", "page"),
    // Words nobody knows.
    .init(
      "strategy as a name", "{ strategies: [\n 'native', 'natvie'] }", "2:12", "strategies[1]",
      "\"natvie\"", "mean \"native\""),
    .init(
      "strategy as an object", "{ strategies: [\n { name: 'high-prioriti' } ] }", "2:10",
      "strategies[0].name", "mean \"high-priority\""),
    .init(
      "population", "{ strategies: ['native'],\n hand: { population: 'everday' } }", "2:22",
      "hand.population", "mean \"everyday\""),
    .init(
      "page rule", "{ strategies: [\n { name: 'native', page: { rule: 'flik' } } ] }", "2:34",
      "strategies[0].page.rule", "mean \"flick\""),
    .init(
      "decision",
      "{ strategies: [\n { name: 'early-direction-failure', decide: 'witheld' } ] }", "2:45",
      "strategies[0].decide", "mean \"withheld\""),
    // Values out of range and of the wrong kind.
    .init("no persons", "{ strategies: ['native'],\n persons: 0 }", "2:11", "persons", "1000000"),
    .init(
      "broken persons", "{ strategies: ['native'],\n persons: 2.5 }", "2:11", "persons",
      "whole number"),
    .init(
      "negative size", "{ strategies: ['native'],\n layout: { viewport: { width: -390 } } }",
      "2:31", "layout.viewport.width", "-390", "10000 pt"),
    .init(
      "screen below 10 pt",
      "{ strategies: ['native'],\n layout: { viewport: { height: 9 } } }", "2:32",
      "layout.viewport.height", "from 10 to"),
    .init(
      "ratio of zero", "{ strategies: [\n { name: 'early-direction-failure', ratio: 0 } ] }",
      "2:44", "strategies[0].ratio", "0.001"),
    .init(
      "angle beyond the vertical", "{ strategies: ['native'],\n hand: { angles: [30, 91] } }",
      "2:23", "hand.angles[1]", "91", "0 to 90"),
    .init("NaN", "{ strategies: ['native'],\n persons: NaN }", "2:11", "", "NaN"),
    .init(
      "infinity", "{ strategies: ['native'],\n hand: { length: Infinity } }", "2:18", "",
      "Infinity"),
    .init("overflow", "{ strategies: ['native'],\n hand: { length: 1e999 } }", "2:18", "", "1e999"),
    .init("text for a number", "{ strategies: ['native'],\n persons: 'many' }", "2:11", "persons"),
    .init(
      "number for an object", "{ strategies: ['native'],\n layout: 3 }", "2:10", "layout",
      "an object"),
    .init("text for a list", "{\n strategies: 'native' }", "2:14", "strategies", "an array"),
    .init(
      "number for a strategy", "{ strategies: [\n 3 ] }", "2:2", "strategies[0]", "an object"),
    .init(
      "number for a name", "{ strategies: ['native'],\n name: 3 }", "2:8", "name", "a string"),
    .init("negative seed", "{ strategies: ['native'],\n seed: -1 }", "2:8", "seed", "-1"),
    .init(
      "seed beyond 64 bits", "{ strategies: ['native'],\n seed: 18446744073709551616 }", "2:8",
      "seed", "18446744073709551615"),
    .init("no object", "\n[]", "2:1", "", "an object"),
    // Names that cannot be shown.
    .init(
      "line break in a name", "{ strategies: ['native'],\n name: 'a\\r\\nb' }", "2:8", "name",
      "U+000D"),
    .init(
      "escape in a label", "{ strategies: [\n { name: 'native', label: 'a\\u001B[31m' } ] }",
      "2:27", "strategies[0].label", "U+001B"),
    .init(
      "empty label", "{ strategies: [\n { name: 'native', label: '' } ] }", "2:27",
      "strategies[0].label", "empty"),
    // What is there twice, or not at all.
    .init(
      "key twice", "{ strategies: ['native'], persons: 1,\n persons: 2 }", "2:2", "", "\"persons\"",
      "1:27"),
    .init("no strategies", "{\n strategies: [] }", "2:14", "strategies", "at least one"),
    .init(
      "strategies left out", "\n{ persons: 3 }", "2:1", "strategies", "at least one"),
    .init(
      "strategy without a name", "{ strategies: [\n { label: 'a' } ] }", "2:2", "strategies[0]",
      "\"name\""),
    .init(
      "strategy twice", "{ strategies: [ 'native',\n 'native' ] }", "2:2", "strategies[1]",
      "native", "label"),
    .init(
      "label twice",
      "{ strategies: [ { name: 'native', label: 'a' },\n { name: 'simultaneous', label: 'a' } ] }",
      "2:2", "strategies[1]", "called a"),
    // What is possible alone and not together.
    .init(
      "page beyond the pages",
      "{ strategies: ['native'], layout: { carousel: {\n pages: 3, page: 3 } } }", "2:18",
      "layout.carousel.page", "0 to 2"),
    .init(
      "too few pages for the default page",
      "{ strategies: ['native'], layout: {\n carousel: { pages: 2 } } }", "2:12",
      "layout.carousel.page", "0 to 1"),
    .init(
      "carousel beyond the right edge",
      "{ strategies: ['native'], layout: {\n carousel: { x: 1 } } }", "2:12", "layout.carousel",
      "inside the viewport"),
    .init(
      "carousel above the screen",
      "{ strategies: ['native'], layout: {\n carousel: { y: -1 } } }", "2:12", "layout.carousel",
      "inside the viewport"),
    .init(
      "feed beyond its end",
      "{ strategies: ['native'], layout: { feed: {\n contentLength: 1000, offset: 157 } } }",
      "2:31", "layout.feed.offset", "end"),
    .init(
      "delivery above the scan",
      "{ strategies: ['native'], device: { scanHz: 60,\n deliveryHz: 61 } }", "2:14",
      "device.deliveryHz", "scanned"),
    .init(
      "more strokes than can be counted",
      "{ strategies: ['native'],\n persons: 1000000, sessions: 10000, strokesPerSession: 1000000 }",
      "2:11", "persons", "2^31"),
  ]
}

@Suite("Refusing a scenario")
struct ScenarioFaultTests {
  @Test(
    "a wrong scenario is refused with place, key and the way out", arguments: WrongScenario.all)
  func wrong(_ wrong: WrongScenario) throws {
    let error = try #require(throws: InputError.self) {
      try Scenario(Array(wrong.text.utf8), file: "s.json5")
    }
    #expect(error.position?.description == wrong.place, "\(error)")
    #expect(error.key ?? "" == wrong.key, "\(error)")
    #expect(error.description.hasPrefix("s.json5:\(wrong.place): "))
    for word in wrong.words { #expect(error.description.contains(word), "\(error)") }
  }

  @Test("what lies exactly at a limit is no contradiction")
  func limits() throws {
    let text = """
      { strategies: ['native'],
        layout: { feed: { contentLength: 1000, offset: 156 }, carousel: { y: 444, page: 4 } },
        device: { scanHz: 60, deliveryHz: 60 } }
      """
    #expect(try Scenario(Array(text.utf8), file: "s").contradiction?.key == nil)
  }
}
