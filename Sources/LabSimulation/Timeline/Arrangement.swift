/// A recognizer on a view, and what it moves when it has won.
public struct TimelineAttachment: Sendable {
  public var name: String
  /// The index of the view in the layout.
  public var view: Int
  public var recognizer: any TimelineRecognizer
  public var drive: Drive?

  public init(
    _ name: String, on view: Int, _ recognizer: any TimelineRecognizer, drives drive: Drive?
  ) {
    self.name = name
    self.view = view
    self.recognizer = recognizer
    self.drive = drive
  }
}

/// One recognizer waits until another has failed.
public struct FailureRequirement: Sendable, Hashable {
  /// The index of the attachment that waits.
  public var waiter: Int
  /// The index of the attachment that must fail.
  public var blocker: Int
  /// Milliseconds after the delivery of the touch-down at which the wait ends by itself; nil for
  /// never.
  public var limit: Double?

  public init(_ waiter: Int, waitsFor blocker: Int, atMost limit: Double? = nil) {
    self.waiter = waiter
    self.blocker = blocker
    self.limit = limit
  }

  /// Whether the one that it waits for waits for its own waiter in the end; a limit breaks a circle.
  fileprivate func isCircular(among requirements: [FailureRequirement]) -> Bool {
    guard limit == nil else { return false }
    var reached = [blocker]
    var next = 0
    while next < reached.count {
      if reached[next] == waiter { return true }
      for further in requirements
      where further.limit == nil && further.waiter == reached[next]
        && !reached.contains(further.blocker)
      {
        reached.append(further.blocker)
      }
      next += 1
    }
    return false
  }
}

/// A strategy as the arena sees it: recognizers on views, and the relations between them.
///
/// Up to 64 recognizers. By default no two of them recognize at once; a permission from either side
/// is enough for both to run. It never changes, and is a class because the arena hands it about for
/// every stroke: copying its arrays would cost more than deciding.
public final class Arrangement: Sendable {
  public let layout: Layout
  public let attachments: [TimelineAttachment]
  public let requirements: [FailureRequirement]
  /// Requirements that were left out because they wait for each other in a circle, without a limit.
  ///
  /// Nobody in such a circle could ever begin.
  public let circularRequirements: [FailureRequirement]
  public let tuning: Tuning
  /// Bit j of entry i: i and j may recognize together.
  let permissions: [UInt64]
  /// Which recognizers see a touch that came down on each view: its own and those of its ancestors.
  private let audiences: [UInt64]
  /// The outcome of each container that nothing touches.
  let resting: [ContainerOutcome]
  /// The recognizers and drives of the attachments, without their names.
  let recognizers: [any TimelineRecognizer]
  let drives: [Drive?]
  let scrollAxes: [Axis?]
  /// How deep each recognizer's view lies; of two that could begin at once the deeper one does.
  let depths: [Int]

  /// - Parameter simultaneous: pairs of attachment indices that may recognize together.
  public init(
    on layout: Layout, _ attachments: [TimelineAttachment], requirements: [FailureRequirement] = [],
    simultaneous: [(Int, Int)] = [], tuning: Tuning
  ) {
    precondition(attachments.count <= 64, "\(attachments.count) recognizers, at most 64")
    self.layout = layout
    self.attachments = attachments
    let circular = requirements.filter { $0.isCircular(among: requirements) }
    circularRequirements = circular
    self.requirements = requirements.filter { !circular.contains($0) }
    self.tuning = tuning
    recognizers = attachments.map(\.recognizer)
    drives = attachments.map(\.drive)
    scrollAxes = attachments.map(\.recognizer.scrollAxis)
    depths = attachments.map { layout.depth(of: $0.view) }
    var permissions = [UInt64](repeating: 0, count: attachments.count)
    for (a, b) in simultaneous {
      permissions[a] |= 1 << UInt64(b)
      permissions[b] |= 1 << UInt64(a)
    }
    self.permissions = permissions
    audiences = layout.views.indices.map { view in
      attachments.enumerated().reduce(into: 0) { mask, attachment in
        if layout.isView(view, inside: attachment.element.view) {
          mask |= 1 << UInt64(attachment.offset)
        }
      }
    }
    resting = layout.containers.map(ContainerOutcome.init(resting:))
  }

  func allows(_ a: Int, with b: Int) -> Bool { permissions[a] & (1 << UInt64(b)) != 0 }

  /// Which recognizers see a touch that came down on a view, as bits.
  func participants(hit view: Int?) -> UInt64 { view.map { audiences[$0] } ?? 0 }
}
