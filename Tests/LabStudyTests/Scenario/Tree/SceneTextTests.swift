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
    for (number, width) in [0.1, 1.0 / 3, 97.3, 390, 834.5678].enumerated() {
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

  /// Down and across with one finger, and a second one for a while.
  private static let frames: [TouchFrame] = {
    var events = [TouchEvent(phase: .began, time: 0, location: Vector(100, 300))]
    for step in 1...20 {
      let time = 16 * Double(step)
      let way = Vector(100 + 5 * Double(step), 300 + 9 * Double(step % 13))
      events.append(
        TouchEvent(phase: step == 20 ? .ended : .moved, time: time, location: way))
      if step == 5 || step == 12 {
        events.append(
          TouchEvent(
            touch: 1, phase: step == 5 ? .began : .ended, time: time, location: Vector(200, 400)))
      }
    }
    return (try? Touches(events).frames()) ?? []
  }()

  @Test("no change of a text crashes; what is read is played, and makes a contest and a text")
  func fuzz() throws {
    #expect(!Self.frames.isEmpty)
    var generator = TextFuzzTests.Generator(state: 7)
    var (refused, read) = (0, 0)
    for round in 0..<2_000 {
      let text = Self.exchange(SceneSample.full, &generator)
      let bytes =
        round % 3 == 0
        ? TextFuzzTests.damage(Array(text.utf8), &generator) : Array(text.utf8)
      do {
        let scenario = try Scenario(bytes, file: "x")
        read += 1
        _ = scenario.rows.map { scenario.scene(of: $0).attachments.count }
        // Playing and reading once more take longer than all the rest.
        guard round % 4 == 0 else { continue }
        for row in scenario.rows {
          let scene = scenario.scene(of: row)
          var arena = Arena(recording: true)
          arena.play(
            Self.frames, in: scene,
            interruptions: scenario.interruptions.compactMap { $0.interruption(in: scene) })
          #expect(arena.containers.count == scene.containers.count)
        }
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
