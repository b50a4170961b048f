/// Decides touches between the recognizers of a scene, event by event, as UIKit and SwiftUI do.
///
/// In each event every recognizer first hears its touches and only proposes; then all proposals are
/// settled to a fixpoint; then views get their touches, handlers their calls, and what is over goes
/// back to `possible`. Timers and interruptions are events of their own. UIKit documents no order in
/// which recognizers hear of a touch, so one is fixed (deepest view first, then the order of
/// attachment), and `shuffle` takes another one to find what depends on it.
///
/// The law of the arena: in each touch sequence a recognizer is recognized, fails or is cancelled,
/// exactly one of the three, and is possible again after its last finger.
///
/// A value for one thread; its memory is reused from stroke to stroke.
public struct Arena: Sendable {
  /// One recognizer during a stroke.
  struct Seat: Sendable {
    var recognizer: any Recognizer
    var state = RecognizerState.possible
    /// What it wants in this event.
    var proposal = Proposal.stay
    /// A begin, or the end of a discrete gesture, that waits for others to fail.
    var withheld: Proposal?
    /// Whether a withheld begin came to its lift.
    var endsWhenReleased = false
    var isEnabled = true
    /// It is active only because a finger is down, and excludes nobody yet.
    var isPreliminary = false
    /// It failed after its begin, and nobody took notice: it follows the finger until the lift.
    var goesOn = false
    /// A timer that did not move on is not listened to again.
    var mutedDeadline = -Double.infinity
    /// Everybody who shares a touch with it, since its sequence began.
    var partners: UInt64 = 0
    /// When its sequence began.
    var start = 0.0
    var hasHeard = false
  }

  /// A finger, the view that it hit, and who hears of it.
  struct Binding: Sendable {
    var finger: Int
    var view: Int?
    var receivers: UInt64
    /// What its view has heard.
    var delivery = ViewDelivery.none
    var start = 0.0
    var isDown = true
    /// Where it lifted.
    var lift = Vector.zero
  }

  var scene: Scene?
  var seats: [Seat] = []
  var bindings: [Binding] = []
  var touches: [Touch] = []
  var moment = Moment(index: -1, time: 0)
  var surroundings = Surroundings()
  var removedViews: Set<Int> = []
  var movedViews: [Int: Vector] = [:]
  var cancelledFingers: Set<Int> = []
  var riders: [Rider] = []
  var order: [Int] = []
  /// What is to be told to handlers at the end of the event: the recognizer and the state.
  var news: [(seat: Int, state: RecognizerState)] = []
  var callbacks: [Callback] = []
  /// Recognizers that won something in this event, for the views that lose their touches.
  var winners: UInt64 = 0
  let isRecording: Bool
  let shuffle: UInt64?

  /// The outcome of the last stroke for each container of the scene.
  public internal(set) var containers: [ContainerOutcome] = []
  /// What happened in the last stroke, in order; empty unless recording.
  public internal(set) var trace: [TraceEntry] = []

  /// - Parameter shuffle: a seed; recognizers then hear of touches, and are settled among equals, in an
  ///   order of its own.
  public init(recording: Bool = false, shuffle: UInt64? = nil) {
    isRecording = recording
    self.shuffle = shuffle
  }

  /// Plays one stroke in a scene and leaves the outcome in `containers`.
  ///
  /// Timers run on after the last event until nothing is pending.
  public mutating func play(
    _ frames: [TouchFrame], in scene: Scene, interruptions: [Interruption] = []
  ) {
    open(scene)
    var next = 0
    let interruptions = interruptions.sorted { $0.time < $1.time }
    for frame in frames {
      while next < interruptions.count, interruptions[next].time <= frame.time {
        runTimers(scene, through: interruptions[next].time)
        interrupt(interruptions[next], scene)
        next += 1
      }
      runTimers(scene, through: frame.time)
      deliver(frame, scene)
    }
    for interruption in interruptions[next...] {
      runTimers(scene, through: interruption.time)
      interrupt(interruption, scene)
    }
    runTimers(scene, through: .infinity)
    finish(scene)
  }

  private mutating func open(_ scene: Scene) {
    trace.removeAll(keepingCapacity: true)
    bindings.removeAll(keepingCapacity: true)
    touches.removeAll(keepingCapacity: true)
    if !removedViews.isEmpty { removedViews = [] }
    if !movedViews.isEmpty { movedViews = [:] }
    if !cancelledFingers.isEmpty { cancelledFingers = [] }
    moment = Moment(index: -1, time: 0)
    if self.scene === scene, !seats.isEmpty {
      for index in seats.indices { renew(index, scene) }
    } else {
      self.scene = scene
      seats = scene.attachments.map { Seat(recognizer: $0.recognizer) }
      for index in seats.indices { renew(index, scene) }
      order = Self.order(of: scene, shuffle)
    }
    riders.removeAll(keepingCapacity: true)
    for container in scene.containers {
      riders.append(Rider(container, scene.tuning))
    }
    containers.removeAll(keepingCapacity: true)
    for container in scene.containers {
      containers.append(ContainerOutcome(resting: container))
    }
    placeViews(scene)
    if isRecording {
      for circle in scene.circles { record(.droppedCircle(circle)) }
    }
  }

  private mutating func renew(_ index: Int, _ scene: Scene) {
    var recognizer = seats[index].recognizer
    recognizer.reset()
    seats[index] = Seat(recognizer: recognizer)
    if case .uikit(let traits) = scene.attachments[index].role {
      seats[index].isEnabled = traits.isEnabled
    }
  }

  /// The order in which recognizers hear of touches.
  private static func order(of scene: Scene, _ shuffle: UInt64?) -> [Int] {
    var order = Array(scene.attachments.indices)
    if let shuffle {
      var generator = SplitMix64(seed: shuffle)
      order.shuffle(using: &generator)
      return order
    }
    func depth(_ index: Int) -> Int { scene.depths[scene.attachments[index].view] }
    // The index settles what the depth leaves open: the sort need not be stable.
    order.sort { a, b in
      guard depth(a) != depth(b) else { return a < b }
      switch scene.tuning.assumptions.equalOrder {
      case .deeper: return depth(a) > depth(b)
      case .shallower: return depth(a) < depth(b)
      case .attachment: return a < b
      }
    }
    return order
  }

  mutating func record(_ happening: TraceEntry.Happening) {
    if isRecording { trace.append(TraceEntry(moment, happening)) }
  }
}

extension Arena {
  /// Runs everything that is due until a time, each thing as an event of its own.
  private mutating func runTimers(_ scene: Scene, through end: Double) {
    while let time = nextTimer(scene), time <= end {
      moment = Moment(index: moment.index, time: time)
      var fired = false
      for index in order {
        guard seats[index].state != .possible || seats[index].hasHeard,
          let deadline = dueDeadline(index), deadline <= time
        else { continue }
        record(.timer(recognizer: index))
        seats[index].proposal = seats[index].recognizer.wake(at: time, in: surroundings)
        if seats[index].recognizer.deadline == deadline { seats[index].mutedDeadline = deadline }
        fired = true
      }
      // A wait that ends exactly with an event is looked at in that event.
      if !fired, time == end, viewTimer(scene) != time { return }
      settle(scene)
    }
  }

  private func dueDeadline(_ index: Int) -> Double? {
    guard !seats[index].state.isOver,
      let deadline = seats[index].recognizer.deadline, deadline > seats[index].mutedDeadline
    else { return nil }
    return deadline
  }

  /// The earliest of recognizers' timers, limits of waits and held content touches.
  private func nextTimer(_ scene: Scene) -> Double? {
    var next = Double.infinity
    for index in seats.indices {
      if let deadline = dueDeadline(index), seats[index].hasHeard {
        next = Swift.min(next, deadline)
      }
      guard seats[index].withheld != nil else { continue }
      for wait in scene.rules.waits[index] {
        if let limit = wait.limit, seats[index].start + limit > moment.time {
          next = Swift.min(next, seats[index].start + limit)
        }
      }
    }
    if let time = viewTimer(scene) { next = Swift.min(next, time) }
    // A deadline in the past fires now: the clock never goes back.
    return next.isFinite ? Swift.max(next, moment.time) : nil
  }

  /// All that follows when recognizers have said what they want: steps 4 to 7 of an event.
  mutating func settle(_ scene: Scene) {
    winners = 0
    resolve(scene)
    deliverToViews(scene)
    tellHandlers(scene)
    resetWhatIsOver(scene)
    placeViews(scene)
  }

  /// A recognizer whose last finger has lifted goes back to possible, without an action.
  private mutating func resetWhatIsOver(_ scene: Scene) {
    var held: UInt64 = 0
    for binding in bindings where binding.isDown { held |= binding.receivers }
    for index in seats.indices where held & (1 << UInt64(index)) == 0 {
      guard seats[index].state.isOver else { continue }
      let from = seats[index].state
      seats[index].recognizer.reset()
      seats[index].state = .possible
      seats[index].isPreliminary = false
      seats[index].goesOn = false
      seats[index].withheld = nil
      seats[index].endsWhenReleased = false
      seats[index].partners = 0
      seats[index].hasHeard = false
      seats[index].mutedDeadline = -.infinity
      if isRecording {
        record(.transition(recognizer: index, from: from, to: .possible, .reset, nil))
      }
    }
    bindings.removeAll { !$0.isDown && !$0.delivery.isPending }
  }
}
