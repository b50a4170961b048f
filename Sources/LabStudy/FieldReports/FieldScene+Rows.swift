import LabSimulation

extension FieldScene {
  /// A vertical feed with a row that a SwiftUI drag moves.
  static func row(
    _ modifier: Attachment.Modifier, _ distance: Double, cone: Double? = nil
  ) -> Builder {
    making { scene in
      let row = scene.addRow()
      scene.drag(row.child, modifier, distance, cone: cone)
    }
  }

  /// A vertical feed with a row that a UIKit recognizer moves.
  ///
  /// - Parameter feed: how the feed stands to it: exclusive, beside it, or waiting for it.
  static func row(
    shouldBegin: UIKitTraits.ShouldBegin = .always, feed: FeedRelation = .exclusive,
    _ recognizer: @escaping @Sendable (FieldScene) -> (any Recognizer)? = { _ in nil }
  ) -> Builder {
    making { scene in
      let row = scene.addRow()
      let pan = scene.pan(row.child, recognizer(scene), shouldBegin: shouldBegin)
      switch feed {
      case .exclusive: break
      case .beside: scene.allow(pan, beside: row.feed.pan)
      case .waits: scene.hold(row.feed.pan, until: pan)
      }
    }
  }

  enum FeedRelation {
    case exclusive
    case beside
    case waits
  }

  /// Apple's advice: a UIKit pan that fails early.
  static let rowWithEarlyPan = row { $0.earlyPan }

  /// A vertical feed with a carousel of pages that a SwiftUI drag moves.
  static func carousel(_ modifier: Attachment.Modifier, _ distance: Double) -> Builder {
    making { scene in
      let feed = scene.addScroll("feed")
      let carousel = scene.addPager("carousel", frame: scene.frame(in: feed), in: feed.view)
      scene.drag(carousel, modifier, distance)
    }
  }

  /// The same with a UIKit pan.
  static func carousel(
    feedWaits: Bool, shouldBegin: UIKitTraits.ShouldBegin = .always,
    _ recognizer: @escaping @Sendable (FieldScene) -> (any Recognizer)? = { _ in nil }
  ) -> Builder {
    making { scene in
      let feed = scene.addScroll("feed")
      let carousel = scene.addPager("carousel", frame: scene.frame(in: feed), in: feed.view)
      let pan = scene.pan(carousel, recognizer(scene), shouldBegin: shouldBegin)
      if feedWaits { scene.hold(feed.pan, until: pan) }
    }
  }

  /// A button in a feed that presses, drags and presses long at once, and counts from touch-down on.
  static func button(_ modifier: Attachment.Modifier) -> Builder {
    making { scene in
      let feed = scene.addScroll("feed")
      let button = scene.add("button", scene.frame(in: feed), in: feed.view)
      scene.parts.attach(
        Attachment(
          "button.press", on: button,
          .simultaneously(
            .drag(minimumDistance: 0, space: .local),
            with: .longPress(minimumDuration: 500, maximumDistance: 10)), modifier,
          tuning: scene.tuning))
    }
  }

  /// A feed and a row in it that something may move.
  mutating func addRow() -> (feed: Place, child: Place) {
    let feed = addScroll("feed")
    return (feed, addMovable("row", frame: frame(in: feed), in: feed.view))
  }

  /// A screen whose left edge leads back, with a feed in it.
  mutating func addNavigation() -> (edge: Int, screen: Place, feed: Place) {
    let screen = addMovable("screen")
    let edge = parts.attach(
      Attachment(
        "screen.edge", on: screen.view, ScreenEdgePan(tuning: tuning),
        drives: Drive(screen.container, as: .handler(nil))))
    return (edge, screen, addScroll("feed", in: screen.view))
  }
}

extension FieldScene {
  /// A handler's cone of so many degrees on either side of its axis, as a ratio of the components.
  static func cone(_ degrees: Double) -> Double {
    let edge = Vector(length: 1, degrees: degrees)
    return edge.x / edge.y
  }
}
