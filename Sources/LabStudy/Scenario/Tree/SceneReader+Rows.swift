import LabSimulation

extension SceneReader {
  /// What one row adds to the tree: the keys `without`, `gestures`, `recognizers` and `relations`.
  ///
  /// The caller finishes the reader, and keeps this one as it was for the next row.
  func described(_ reader: inout ObjectReader) throws(InputError) -> DescribedGestures {
    var row = self
    let count = scene.attachments.count
    for (value, path) in try reader.elements("without") {
      row.without.append(try row.attachment(try placedName(value, path)))
    }
    row.without.sort()
    for named in try reader.named("recognizers") {
      let view = try row.view(named.name)
      for (value, path) in try row.list(named) { try row.addRecognizer(value, path, on: view) }
    }
    for named in try reader.named("gestures") {
      let view = try row.view(named.name)
      for (value, path) in try row.list(named) { try row.addGesture(value, path, on: view) }
    }
    var described = DescribedGestures()
    described.relations = try row.relations(try reader.elements("relations"))
    described.without = row.without
    described.attachments = Array(row.scene.attachments[count...])
    try row.checkDrives()
    let changes = scene.text(of: described)
    if !changes.isEmpty { described.digest = Digest.of(changes) }
    return described
  }

  /// The tree as it stands.
  func described() throws(InputError) -> DescribedGestures {
    try checkDrives()
    return DescribedGestures()
  }

  private func view(_ name: PlacedName) throws(InputError) -> Int {
    guard let view = scene.views.firstIndex(where: { $0.name == name.name }) else {
      throw InputError(
        file: file, position: name.position, key: name.path,
        .unknownWord(name.name, choices: scene.views.map(\.name)))
    }
    return view
  }

  private func list(
    _ named: NamedValue
  ) throws(InputError) -> [(value: LocatedValue, path: String)] {
    guard case .array(let values) = named.value.content else {
      throw InputError(
        file: file, position: named.value.position, key: named.path,
        .wrongKind(expected: "an array", found: named.value.phrase))
    }
    return values.enumerated().map { ($1, "\(named.path)[\($0)]") }
  }

  /// Refuses a handler that moves what a scroll view's own pan moves too.
  private func checkDrives() throws(InputError) {
    let present = scene.attachments.indices.filter { !without.contains($0) }
    var moved: [Int: String] = [:]
    for index in present {
      if case .scroll(let container) = scene.attachments[index].kind {
        moved[container] = scene.attachments[index].name
      }
    }
    for index in present {
      guard let place = places[index], let drive = scene.attachments[index].drive else { continue }
      let container = scene.containers[drive.container]
      var fault: String?
      if container.scroll != nil, container.page == nil {
        fault = "moves a scroll view without paging: a handler moves pages, or a view with movable"
      } else if let pan = moved[drive.container] {
        fault =
          "moves a scroll view that its own pan moves: the row has to do without: [\"\(pan)\"]"
      }
      guard let fault else { continue }
      throw InputError(
        file: file, position: place.position, key: place.path, .custom("\(place.name) \(fault)"))
    }
  }
}
