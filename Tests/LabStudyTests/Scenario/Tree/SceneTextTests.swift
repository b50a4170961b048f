import LabSimulation
import LabStudy
import Testing

@Suite("The text of a tree")
struct SceneTextTests {
  @Test("reads back as the same tree")
  func roundTrip() throws {
    let texts = [
      SceneSample.full,
      SceneSample.view("scroll: { axis: 'horizontal', paging: true, contentWidth: 250, page: 2 }"),
      SceneSample.view("scroll: { axis: 'both', contentWidth: 50, offsetY: 0, bounces: false }"),
      SceneSample.view(
        "scroll: { axis: 'both', paging: true, contentWidth: 300, pages: 3, page: 1, offset: 7 }"),
      SceneSample.view(
        "contentShape: 'none', gestures: [{ name: '\\\"g\\\\', gesture: { tap: {} } }]"),
      SceneSample.view(
        """
        recognizers: [{ name: 'p', kind: 'pan', shouldBegin: 'never', shouldReceive: { inside: 'a' } },
          { name: 'q', kind: 'directionalPan', decide: 'withheld', axis: 'vertical',
            shouldBegin: { translationAlong: 'vertical', ratio: 0.5 }, shouldReceive: 'never' }],
        gestures: [{ name: 'g', gesture: { exclusively: [
          { sequenced: [{ longPress: {}, onEnded: true }, { drag: { space: 'global' } }] },
          { simultaneously: [{ magnify: {} }, { rotate: {} }], onChanged: 'both' }, { tap: {} },
        ], updating: 'x', onEnded: true } }, { name: 'h', gesture: { onLongPress: {} } }]
        """),
    ]
    for text in texts {
      let tree = try #require(try SceneSample.scenario(text).tree)
      let again = try #require(try SceneSample.scenario("{ \(tree.text) }").tree)
      #expect(again == tree)
      #expect(again.text == tree.text)
    }
  }

  @Test("a layout reads back as the same tree")
  func layout() throws {
    let tree = SceneDescription(LayoutSettings())
    #expect(try SceneSample.scenario("{ \(tree.text) }").tree == tree)
  }

  @Test("pages of any length read back as many as they were")
  func pages() throws {
    for (number, width) in [0.1, 1.0 / 3, 97.3, 390, 1234.5678].enumerated() {
      for pages in 1...1000 where pages % 7 == number {
        let text =
          "{ views: [{ name: 'a', frame: { width: \(width), height: 9 }, scroll: { "
          + "axis: 'horizontal', paging: true, contentWidth: \(width * Double(pages)) } }] }"
        #expect(try SceneSample.scenario(text).tree?.containers.first?.pages == pages)
      }
    }
  }

  /// Replaces a few words and numbers by others, which leaves the grammar whole.
  private static func exchange(
    _ text: String, _ generator: inout TextFuzzTests.Generator
  ) -> String {
    let pool = [
      "'feed'", "'carousel'", "'feed.pan'", "'carousel.drag'", "'map'", "0", "-1", "1", "1e300",
      "1000000", "0.5", "true", "false", "null", "{}", "[]", "[{}]", "'both'", "'none'", "'pan'",
      "{ tap: {} }", "{ x: 1, y: 2, width: 3, height: 4 }",
    ]
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0..<words.count, using: &generator)
      let isValue = words[place].first.map { $0 == "\"" || $0.isNumber || $0 == "t" || $0 == "f" }
      let ending = words[place].last == "," ? "," : ""
      if isValue == true { words[place] = (pool.randomElement(using: &generator) ?? "0") + ending }
    }
    return words.joined(separator: " ")
  }

  @Test("no change of a text crashes; what is read makes scenes, a contest and a text")
  func fuzz() throws {
    var generator = TextFuzzTests.Generator(state: 7)
    var (refused, read) = (0, 0)
    for round in 0..<2_000 {
      let text = Self.exchange(SceneSample.full, &generator)
      let bytes =
        round % 4 == 0
        ? TextFuzzTests.damage(Array(text.utf8), &generator) : Array(text.utf8)
      do {
        let scenario = try Scenario(bytes, file: "x")
        read += 1
        for row in scenario.rows { _ = scenario.scene(of: row)?.attachments.count }
        _ = scenario.contest.isContested(at: scenario.startArea.center)
        let tree = try #require(scenario.tree)
        #expect(
          try SceneSample.scenario("{ \(tree.text), strategies: ['described'] }").tree == tree)
      } catch let error as InputError {
        refused += 1
        #expect(error.position != nil && !error.description.isEmpty)
      }
    }
    // Otherwise the changes would not reach both ends.
    #expect(refused > 500 && read > 200, "\(refused) refused, \(read) read")
  }
}
