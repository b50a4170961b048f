extension Arena {
  /// Sends the calls of the event to handlers, after all states are settled, and moves what they move.
  mutating func tellHandlers(_ scene: Scene) {
    for index in seats.indices
    where seats[index].state == .possible && seats[index].withheld == nil
      && seats[index].recognizer.hasNews
    {
      tell(index, .possible, scene)
    }
    guard !news.isEmpty else { return }
    let now = news
    news.removeAll(keepingCapacity: true)
    for (index, state) in now { tell(index, state, scene) }
  }

  private mutating func tell(_ index: Int, _ state: RecognizerState, _ scene: Scene) {
    let attachment = scene.attachments[index]
    if case .scroll(let container) = attachment.role {
      scroll(container, index, state)
      return
    }
    // UIKit sends no action for a failure.
    if case .uikit = attachment.role, state == .failed { return }
    callbacks.removeAll(keepingCapacity: true)
    seats[index].recognizer.report(state, at: moment.time, into: &callbacks)
    if isRecording {
      for callback in callbacks { record(.callback(recognizer: index, callback)) }
    }
    guard let drive = attachment.drive else { return }
    if case .swiftUI = attachment.role {
      moveBySwiftUI(drive, state)
    } else {
      moveByUIKit(drive, index, state)
    }
  }

  private mutating func moveByUIKit(_ drive: Drive, _ index: Int, _ state: RecognizerState) {
    let translation = seats[index].recognizer.translation
    let place = drive.container
    switch state {
    case .began, .changed:
      riders[place].follow(drive, translation, moment, &containers[place])
      recordOffset(of: place)
    case .ended:
      riders[place].commit(
        drive, translation, seats[index].recognizer.velocity, moment, &containers[place])
      recordOffset(of: place)
    case .cancelled:
      containers[place].atLift = 0
      if drive.commitOnCancel {
        riders[place].commit(
          drive, translation, seats[index].recognizer.velocity, moment, &containers[place])
      } else {
        riders[place].restore()
      }
      recordOffset(of: place)
    case .possible, .failed:
      break
    }
  }

  /// A SwiftUI handler moves its view by the values that it receives, and by nothing else.
  private mutating func moveBySwiftUI(_ drive: Drive, _ state: RecognizerState) {
    let place = drive.container
    var hasEnded = false
    for callback in callbacks {
      switch callback.kind {
      case .updating, .changed:
        guard let drag = callback.value.dragValue else { continue }
        riders[place].follow(drive, drag.translation, moment, &containers[place])
      case .ended:
        // A drag and what it is part of may both have an `onEnded`: the view is moved once.
        guard !hasEnded, let drag = callback.value.dragValue else { continue }
        hasEnded = true
        riders[place].commit(drive, drag.translation, drag.velocity, moment, &containers[place])
      case .action, .reset, .pressing, .perform:
        break
      }
    }
    // What no GestureState holds stays where it is.
    if state.isOver, !hasEnded, drive.storage == .gestureState {
      containers[place].atLift = 0
      riders[place].restore()
    }
    recordOffset(of: place)
  }

  private mutating func scroll(_ place: Int, _ index: Int, _ state: RecognizerState) {
    let axis = riders[place].container.axis
    let time = moment.time
    switch state {
    case .began:
      containers[place].claim = containers[place].claim ?? moment
      riders[place].dragStart = riders[place].offset(at: time)
      riders[place].scroll?.beginDrag(at: time)
      record(.scroll(container: place, .willBeginDragging))
      dragScroll(place, index, axis)
    case .changed:
      dragScroll(place, index, axis)
    case .ended:
      let isStale = age(ofMovesOf: index) > riders[place].tuning.staleVelocity
      let velocity = isStale ? .zero : seats[index].recognizer.velocity
      let continues = riders[place].scroll?.endDrag(velocity: velocity, at: time) ?? false
      record(.scroll(container: place, .didEndDragging(willDecelerate: continues)))
    case .cancelled:
      riders[place].scroll?.cancelDrag(at: time)
      record(.scroll(container: place, .didEndDragging(willDecelerate: false)))
    case .failed:
      letGo(place, index)
    case .possible:
      break
    }
  }

  /// Content that a finger stopped past an edge or between pages, and that no drag took hold of.
  private mutating func letGo(_ place: Int, _ index: Int) {
    guard let pan = seats[index].recognizer as? ScrollPan, pan.isCatching else { return }
    riders[place].scroll?.cancelDrag(at: moment.time)
  }

  private mutating func dragScroll(_ place: Int, _ index: Int, _ axis: Axis) {
    riders[place].scroll?.drag(translation: seats[index].recognizer.translation)
    let offset = riders[place].offset(at: moment.time)[axis]
    let displacement = riders[place].dragStart[axis] - offset
    containers[place].maximum = Swift.max(containers[place].maximum, displacement.magnitude)
    containers[place].atLift = displacement
    recordOffset(of: place)
  }

  /// Milliseconds since the last move of a recognizer's fingers.
  private func age(ofMovesOf index: Int) -> Double {
    let bit: UInt64 = 1 << UInt64(index)
    var age = Double.infinity
    for touch in touches
    where receivers(of: touch.finger) & bit != 0 {
      age = Swift.min(age, touch.time - touch.previousTime)
    }
    return age
  }

  /// A finger on a scroll view in motion stops it at once; its pan then begins without any slop.
  ///
  /// A scroll view inside another one that scrolls along the same axis begins only where it has room.
  mutating func catchMoving(_ receivers: UInt64, _ scene: Scene) {
    for index in seats.indices where receivers & (1 << UInt64(index)) != 0 {
      guard case .scroll(let place) = scene.attachments[index].role,
        var pan = seats[index].recognizer as? ScrollPan, var state = riders[place].scroll
      else { continue }
      if state.isMoving(at: moment.time) {
        state.catchMotion(at: moment.time)
        riders[place].scroll = state
        pan.isCatching = true
      }
      pan.movable = .all
      for axis in Axis.allCases where hasOuterScroll(around: index, along: axis, receivers, scene) {
        for sign in [-1, 1] where !state.canMove(axis, towards: sign, at: moment.time) {
          pan.movable.subtract(FingerDirections(Double(sign), along: axis))
        }
      }
      seats[index].recognizer = pan
    }
  }

  private func hasOuterScroll(
    around index: Int, along axis: Axis, _ receivers: UInt64, _ scene: Scene
  ) -> Bool {
    for other in seats.indices
    where other != index && receivers & (1 << UInt64(other)) != 0 {
      guard case .scroll(let place) = scene.attachments[other].role else { continue }
      if scene.depths[scene.attachments[other].view] < scene.depths[scene.attachments[index].view],
        scene.containers[place].scrollableAxes.contains(axis)
      {
        return true
      }
    }
    return false
  }

  mutating func recordOffset(of place: Int) {
    if isRecording { record(.offset(container: place, riders[place].offset(at: moment.time))) }
  }

  /// Everything comes to rest.
  mutating func finish(_ scene: Scene) {
    for place in containers.indices {
      riders[place].settle(&containers[place])
      guard isRecording, let scroll = riders[place].scroll, let end = scroll.motionEnd,
        end > moment.time
      else { continue }
      let moment = Moment(index: moment.index, time: end)
      trace.append(TraceEntry(moment, .offset(container: place, scroll.rest)))
      trace.append(TraceEntry(moment, .scroll(container: place, .didEndDecelerating)))
    }
  }
}

extension GestureValue {
  /// The drag in a value, however deep it lies in a composition.
  var dragValue: DragValue? {
    switch self {
    case .drag(let value): value
    case .first(let value), .second(let value): value.dragValue
    case .sequence(let first, let second): second?.dragValue ?? first.dragValue
    case .both(let first, let second): first?.dragValue ?? second?.dragValue
    case .none, .tap, .pressed, .pan, .scale, .rotation, .swipe: nil
    }
  }
}
