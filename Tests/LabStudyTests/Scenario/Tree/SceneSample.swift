import LabSimulation
import LabStudy

/// Scenario texts that several suites read.
enum SceneSample {
  /// A screen with a feed and a carousel, in which every form of every key appears.
  static let full = """
    {
      profile: 18,
      views: [
        {
          name: "feed", frame: { x: 0, y: 0, width: 390, height: 844 },
          scroll: {
            axis: "vertical", contentHeight: 6000, offset: 400, bounces: false,
            alwaysBounceVertical: true, alwaysBounceHorizontal: true, directionalLock: true,
            delaysContentTouches: false, canCancelContentTouches: false, deceleration: "fast",
            velocityX: 1, velocityY: -200, pageRule: "half",
          },
          recognizers: [
            {
              name: "edge", kind: "screenEdgePan", edges: { left: true }, edgeWidth: 30,
              enabled: false, cancelsTouchesInView: false, delaysTouchesBegan: true,
              delaysTouchesEnded: false, canExcludeActive: true,
              shouldBegin: { velocityAlong: "horizontal", ratio: 2 },
              shouldReceive: { outside: "carousel" },
              waitsFor: ["carousel.drag", { name: "feed.pan", atMost: 150 }],
              simultaneousWith: ["feed.pan"], neverPrevents: ["carousel.drag"],
            },
          ],
          children: [
            {
              name: "carousel", frame: { y: 600, width: 390, height: 400 },
              carousel: { axis: "horizontal", pages: 5, page: 2 },
              contentShape: { x: 10, y: 20, width: 300, height: 200 },
              hidden: false, alpha: 0.5, interactive: true, control: false,
              gestures: [
                {
                  name: "drag", as: "highPriorityGesture", mask: "gesture",
                  gesture: {
                    drag: { minimumDistance: 30, space: "feed" },
                    onEnded: "turn", updating: "offset", onChanged: true,
                  },
                  moves: "carousel", pageRule: "half", commitOnCancel: true, state: "state",
                  filter: { ratio: 2, at: "end" },
                },
                { name: "off", enabled: false, gesture: { tap: {} } },
              ],
              children: [
                {
                  name: "photo", frame: { width: 390, height: 400 }, contentShape: "none",
                  children: [
                    {
                      name: "like", frame: { x: 10, y: 20, width: 44, height: 44 }, control: true,
                      hidden: true, interactive: false,
                    },
                  ],
                },
              ],
            },
            {
              name: "box", frame: { y: 1000, width: 100, height: 100 },
              movable: { axis: "vertical" },
            },
            {
              name: "map", frame: { y: 2000, width: 390, height: 300 },
              scroll: {
                axis: "both", judged: "horizontal", contentWidth: 1000, contentHeight: 900,
                offsetX: 610, offsetY: 5,
              },
            },
          ],
        },
      ],
      relations: [
        { waiter: "feed.pan", waitsFor: "carousel.drag", atMost: 200 },
        { simultaneous: ["map.pan", "feed.pan"] },
        { neverPrevents: ["feed.pan", "feed.edge"] },
      ],
      contest: { outer: "feed", inner: "carousel" },
      interruptions: [
        { at: 100, what: "systemCancel" }, { at: 120.5, what: "removeView", view: "photo" },
        { at: 1, what: "disable", recognizer: "feed.edge" },
        { at: 2, what: "enable", recognizer: "feed.pan" },
        { at: 3, what: "mask", recognizer: "carousel.drag" },
        { at: 4, what: "moveView", view: "box", x: 1, y: -2 }, { at: 5, what: "pinch" },
      ],
      strategies: ["described", "native"],
    }
    """

  static func scenario(_ text: String) throws -> Scenario {
    try Scenario(Array(text.utf8), file: "s.json5")
  }

  /// A screen with one view, and what stands in it besides name and frame.
  static func view(_ members: String, _ rest: String = "") -> String {
    "{ views: [{ name: 'a', frame: { width: 100, height: 100 },\n \(members) }],\n \(rest) }"
  }

  /// The gesture that the text describes, on the only view of a tree.
  static func gesture(_ text: String) throws -> Gesture? {
    let tree = try scenario(view("gestures: [{ name: 'g', gesture: \(text) }]")).tree
    guard case .gesture(let gesture, _, _)? = tree?.attachments.first?.kind else { return nil }
    return gesture
  }
}
