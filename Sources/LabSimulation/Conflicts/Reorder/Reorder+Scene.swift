extension Reorder {
  /// The indices of what strategies attach to.
  struct Places {
    var row: Int
    var handle: Int?
    /// The containers of the list and of the row.
    var list = 0
    var rowContainer = 1
  }

  /// The list in the middle of its content with one row, and the tap that opens it.
  ///
  /// - Parameter hasHandle: whether the row shows a handle.
  func parts(_ tuning: Tuning, hasHandle: Bool = false) -> (SceneParts, Places) {
    var parts = SceneParts()
    let offset = 2 * height
    parts.views.append(SceneView("list", frame: screen))
    var frame = row
    frame.origin.y += offset
    parts.views.append(SceneView("row", frame: frame, in: 0))
    var places = Places(row: 1)
    if hasHandle {
      parts.views.append(
        SceneView(
          "handle",
          frame: Rect(x: width - handleWidth, y: 0, width: handleWidth, height: rowHeight), in: 1))
      places.handle = 2
    }
    parts.containers = [
      SceneContainer(
        view: 0, axis: .vertical, bounds: screen.size, content: Vector(width, 5 * height),
        offset: Vector(0, offset), scroll: ScrollTraits()),
      SceneContainer(
        view: places.row, axis: .vertical, bounds: row.size, content: row.size, offset: .zero),
    ]
    parts.attachPan(ofContainer: places.list, named: "list.pan", tuning: tuning)
    return (parts, places)
  }
}
