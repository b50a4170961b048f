import LabSimulation

extension SceneDescription {
  /// The tree as it would stand in a scenario file, with what differs from the defaults.
  ///
  /// Equal trees have equal texts, and a text that was read reads back as the same tree.
  public var text: String {
    var text = "views: [\n"
    for index in views.indices where views[index].parent == nil { text += view(index, "  ") }
    text += "],\n"
    if !relations.isEmpty { text += relationsText(relations, among: attachments) }
    if let judged {
      let names = [judged.outer, judged.inner].map { views[containers[$0].view].name }
      text += "contest: { outer: \(names[0].inQuotes), inner: \(names[1].inQuotes) },\n"
    }
    return text
  }

  /// What a row changes, as it would stand in the row; empty when it changes nothing.
  func text(of row: DescribedGestures) -> String {
    let all = attachments + row.attachments
    var text = ""
    if !row.without.isEmpty {
      text += "without: [" + row.without.map { all[$0].name.inQuotes }.joined(separator: ", ")
      text += "],\n"
    }
    for attachment in row.attachments {
      text += "\(views[attachment.view].name.inQuotes): \(attachmentText(attachment)),\n"
    }
    if !row.relations.isEmpty { text += relationsText(row.relations, among: all) }
    return text
  }

  private func view(_ index: Int, _ margin: String) -> String {
    let view = views[index]
    var lines = [
      "name: \(view.name.inQuotes), frame: \(view.frame.text)"
        + changes(view, from: SceneView(view.name, frame: view.frame), SceneView.parameters)
    ]
    switch view.contentShape {
    case .bounds: break
    case .none: lines.append("contentShape: \"none\"")
    case .rect(let rect): lines.append("contentShape: \(rect.text)")
    }
    if let container = container(of: index) { lines.append(containers[container].text) }
    let own = attachments.filter { $0.view == index }
    for key in ["recognizers", "gestures"] {
      let texts = own.filter { $0.listKey == key }.map(attachmentText)
      guard !texts.isEmpty else { continue }
      lines.append("\(key): [\n" + texts.map { "\(margin)    \($0),\n" }.joined() + "\(margin)  ]")
    }
    let children = views.indices.filter { views[$0].parent == index }
    if !children.isEmpty {
      lines.append(
        "children: [\n" + children.map { self.view($0, margin + "    ") }.joined() + "\(margin)  ]")
    }
    return "\(margin){\n" + lines.map { "\(margin)  \($0),\n" }.joined() + "\(margin)},\n"
  }

  private func relationsText(
    _ relations: [Relation], among attachments: [AttachmentDescription]
  ) -> String {
    func pair(_ key: String, _ first: Int, _ second: Int) -> String {
      "\(key): [\(attachments[first].name.inQuotes), \(attachments[second].name.inQuotes)]"
    }
    let lines = relations.map { relation in
      switch relation {
      case .failure(let blocker, let waiter, let limit):
        "waiter: \(attachments[waiter].name.inQuotes), waitsFor: "
          + attachments[blocker].name.inQuotes
          + (limit.map { ", atMost: \(ParameterValue.text($0))" } ?? "")
      case .simultaneous(let first, let second): pair("simultaneous", first, second)
      case .neverPrevents(let first, let second): pair("neverPrevents", first, second)
      }
    }
    return "relations: [\n" + lines.map { "  { \($0) },\n" }.joined() + "],\n"
  }
}

// MARK: Attachments

extension AttachmentDescription {
  /// The list of a view in which it stands; nil for a scroll view's own pan, which stands in none.
  fileprivate var listKey: String? {
    switch kind {
    case .scroll: nil
    case .gesture: "gestures"
    case .recognizer: "recognizers"
    }
  }
}

extension SceneDescription {
  private func attachmentText(_ attachment: AttachmentDescription) -> String {
    let ownName = attachment.name.dropFirst(views[attachment.view].name.count + 1)
    var text = "{ name: \(String(ownName).inQuotes)"
    switch attachment.kind {
    case .scroll: break
    case .gesture(let gesture, let modifier, let mask):
      if modifier != .gesture { text += ", as: \(modifier.rawValue.inQuotes)" }
      if mask != .all { text += ", mask: \(mask.rawValue.inQuotes)" }
      text += ", gesture: \(gestureText(gesture))"
    case .recognizer(let recognizer, let traits):
      text += ", kind: \(recognizer.kind.inQuotes)"
      for setting in recognizer.settings {
        text += ", \(setting.key.inQuotes): \(setting.value.inJSON)"
      }
      text += changes(traits, from: UIKitTraits(), UIKitTraits.parameters) + rules(traits)
    }
    guard let drive = attachment.drive, attachment.listKey != nil else { return text + " }" }
    text += ", moves: \(views[containers[drive.container].view].name.inQuotes)"
    if case .handler(let filter?) = drive.kind {
      text += ", filter: { ratio: \(ParameterValue.text(filter.ratio)), at: "
      text += "\(filter.timing.rawValue.inQuotes) }"
    }
    let plain = Drive(drive.container, as: drive.kind, pageRule: .projected)
    text += changes(drive, from: plain, Drive.parameters + Drive.stateParameters)
    return text + " }"
  }

  private func rules(_ traits: UIKitTraits) -> String {
    var text = ""
    switch traits.shouldBegin {
    case .always: break
    case .never: text += ", shouldBegin: \"never\""
    case .velocity(let axis, let ratio):
      text += ", shouldBegin: { velocityAlong: \(axis.rawValue.inQuotes), ratio: "
      text += "\(ParameterValue.text(ratio)) }"
    case .translation(let axis, let ratio):
      text += ", shouldBegin: { translationAlong: \(axis.rawValue.inQuotes), ratio: "
      text += "\(ParameterValue.text(ratio)) }"
    }
    switch traits.shouldReceive {
    case .always: break
    case .never: text += ", shouldReceive: \"never\""
    case .inside(let view): text += ", shouldReceive: { inside: \(views[view].name.inQuotes) }"
    case .outside(let view): text += ", shouldReceive: { outside: \(views[view].name.inQuotes) }"
    }
    return text
  }

  private func gestureText(_ gesture: Gesture) -> String { "{ \(members(of: gesture)) }" }

  private func members(of gesture: Gesture) -> String {
    func number(_ value: Double) -> String { ParameterValue.text(value) }
    func pair(_ key: String, _ first: Gesture, _ second: Gesture) -> String {
      "\(key): [\(gestureText(first)), \(gestureText(second))]"
    }
    switch gesture {
    case .tap(let count): return "tap: { count: \(count) }"
    case .longPress(let duration, let distance):
      return
        "longPress: { minimumDuration: \(number(duration)), maximumDistance: \(number(distance)) }"
    case .onLongPress(let duration, let distance):
      return
        "onLongPress: { minimumDuration: \(number(duration)), maximumDistance: \(number(distance)) }"
    case .drag(let distance, let space):
      return "drag: { minimumDistance: \(number(distance)), space: \(word(space).inQuotes) }"
    case .magnify(let delta): return "magnify: { minimumScaleDelta: \(number(delta)) }"
    case .rotate(let delta): return "rotate: { minimumAngleDelta: \(number(delta)) }"
    case .exclusively(let first, let second): return pair("exclusively", first, second)
    case .simultaneously(let first, let second): return pair("simultaneously", first, second)
    case .sequenced(let first, let second): return pair("sequenced", first, second)
    case .handled(let gesture, let handlers):
      return ([members(of: gesture)] + handlers.map { "\($0.kind.rawValue): \($0.name.inQuotes)" })
        .joined(separator: ", ")
    }
  }

  private func word(_ space: Gesture.CoordinateSpace) -> String {
    switch space {
    case .local: "local"
    case .global: "global"
    case .view(let view): views[view].name
    }
  }
}

// MARK: Values

/// `, key: value` for every key of a table that differs between two values.
private func changes<Root>(_ value: Root, from plain: Root, _ table: [Parameter<Root>]) -> String {
  table.filter { $0.value(in: value) != $0.value(in: plain) }
    .map { ", \($0.key): \($0.value(in: value).inJSON)" }.joined()
}

extension SceneContainer {
  fileprivate var text: String {
    func number(_ value: Double) -> String { ParameterValue.text(value) }
    guard let scroll else {
      guard let page else { return "movable: { axis: \(axis.rawValue.inQuotes) }" }
      return "carousel: { axis: \(axis.rawValue.inQuotes), pages: \(pages), page: \(page) }"
    }
    let other = axis.other
    let isBoth = scrollsBoth
    let names = [Axis.horizontal: "contentWidth", .vertical: "contentHeight"]
    var text = "scroll: { axis: \((isBoth ? "both" : axis.rawValue).inQuotes)"
    if isBoth { text += ", judged: \(axis.rawValue.inQuotes)" }
    if page != nil, content[axis] == bounds[axis] * Double(pages) {
      text += ", pages: \(pages)"
    } else {
      text += ", \(names[axis, default: ""]): \(number(content[axis]))"
    }
    if isBoth { text += ", \(names[other, default: ""]): \(number(content[other]))" }
    if let page {
      text += ", page: \(page)"
      if isBoth, offset[other] != 0 { text += ", offset: \(number(offset[other]))" }
    } else if isBoth {
      text += ", offsetX: \(number(offset.x)), offsetY: \(number(offset.y))"
    } else if offset[axis] != 0 {
      text += ", offset: \(number(offset[axis]))"
    }
    return text + changes(scroll, from: ScrollTraits(), ScrollTraits.parameters) + " }"
  }

  /// Whether it has a content of its own across the judged axis.
  private var scrollsBoth: Bool { content[axis.other] != bounds[axis.other] }
}

extension Rect {
  fileprivate var text: String {
    func number(_ value: Double) -> String { ParameterValue.text(value) }
    return "{ x: \(number(origin.x)), y: \(number(origin.y)), width: \(number(size.x)), "
      + "height: \(number(size.y)) }"
  }
}

extension ParameterValue {
  /// The value as JSON: words in quotes.
  fileprivate var inJSON: String {
    switch self {
    case .number, .flag: description
    case .word(let word): word.inQuotes
    case .numbers(let numbers): "[" + numbers.map(Self.text).joined(separator: ", ") + "]"
    }
  }
}

extension String {
  /// The text in quotes, as JSON5 reads it.
  fileprivate var inQuotes: String {
    let escaped = flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"" + String(escaped) + "\""
  }
}
