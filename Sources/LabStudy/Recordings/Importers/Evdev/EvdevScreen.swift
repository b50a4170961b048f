import LabSimulation

/// How the numbers of a touch screen become places.
///
/// An axis from `min` to `max` has `max - min + 1` cells, spread over the screen, as Android maps
/// them (AOSP, `TouchInputMapper`). What the recording says of its device is never overridden by an
/// option: who knows better corrects it there.
struct EvdevScreen {
  let unit: LengthUnit
  /// What the axes count from and to.
  let range: AxisRange
  private let isRangeOfOption: Bool
  private let cell: Vector

  /// An axis as the device describes it; the resolution is cells to the millimetre, 0 if unknown.
  struct Axis: Equatable {
    var range: ClosedRange<Int>
    var resolution: Int
    /// Where the recording says it.
    var position: SourcePosition

    /// A range of one cell is no description: some devices have it.
    var hasLength: Bool { range.lowerBound < range.upperBound }
  }

  /// What the device says of itself, else the options of the user.
  ///
  /// - Throws: `InputError` that says which option is missing, and how its number is found; or which
  ///   one contradicts the recording.
  init(_ source: ImportSource, x: Axis?, y: Axis?, advice: Advice) throws(InputError) {
    let options = source.options
    try Self.check(source, x: x, y: y)
    guard let rangeX = options.axisRange?.x ?? x?.range,
      let rangeY = options.axisRange?.y ?? y?.range
    else { throw source.error(advice.range) }
    guard rangeX.lowerBound < rangeX.upperBound, rangeY.lowerBound < rangeY.upperBound else {
      throw source.error("the device says that its axes have no length: give --axis-range")
    }
    range = AxisRange(x: rangeX, y: rangeY)
    isRangeOfOption = options.axisRange != nil
    let cells = Vector(
      Double(rangeX.upperBound - rangeX.lowerBound + 1),
      Double(rangeY.upperBound - rangeY.lowerBound + 1))
    switch options.screenSize {
    case .points(let size):
      unit = .points
      cell = Vector(size.x / cells.x, size.y / cells.y)
    case .millimetres(let size):
      unit = .millimetres
      cell = Vector(size.x / cells.x, size.y / cells.y)
    case nil where options.pixelsPerInch != nil:
      unit = .pixels
      cell = Vector(1, 1)
    case nil:
      guard let x, let y, x.resolution > 0, y.resolution > 0 else {
        throw source.error(advice.size)
      }
      unit = .millimetres
      cell = Vector(1 / Double(x.resolution), 1 / Double(y.resolution))
    }
  }

  /// Refuses options that say something else than the recording.
  private static func check(_ source: ImportSource, x: Axis?, y: Axis?) throws(InputError) {
    func refuse(_ axis: Axis, _ words: String) -> InputError {
      InputError(
        file: source.file, position: axis.position,
        .custom(words + "; where the recording is wrong, correct it in this line"))
    }
    for (axis, name, asked) in [
      (x, "x", source.options.axisRange?.x), (y, "y", source.options.axisRange?.y),
    ] {
      guard let axis, axis.hasLength, let asked, asked != axis.range else { continue }
      throw refuse(
        axis,
        "\(name) counts from \(axis.range.lowerBound) to \(axis.range.upperBound) here, and from "
          + "\(asked.lowerBound) to \(asked.upperBound) by --axis-range: leave it out")
    }
    guard let x, let y, x.resolution > 0, y.resolution > 0 else { return }
    let option: String? =
      switch source.options.screenSize {
      case .points: "--screen-size-pt"
      case .millimetres: "--screen-mm"
      case nil: source.options.pixelsPerInch.map { _ in "--ppi" }
      }
    guard let option else { return }
    throw refuse(
      x,
      "the recording says its resolution, \(x.resolution) and \(y.resolution) cells to the "
        + "millimetre, which \(option) would override: leave it out")
  }

  /// Sentences that say how a number is found with the tool that made the log.
  struct Advice {
    var range: String
    var size: String
  }

  func location(x: Int, y: Int) -> Vector {
    Vector(
      Double(x - range.x.lowerBound) * cell.x, Double(y - range.y.lowerBound) * cell.y)
  }

  /// What is wrong with a position on an axis; nil when it lies within the range.
  func fault(_ number: Int, _ axis: KeyPath<AxisRange, ClosedRange<Int>>) -> InputFault? {
    let range = range[keyPath: axis]
    guard !range.contains(number) else { return nil }
    let name = axis == \.x ? "x" : "y"
    let ends = "\(range.lowerBound) to \(range.upperBound)"
    return .custom(
      isRangeOfOption
        ? "\(name) is \(number), outside the \(ends) of --axis-range: give the min and max of the "
          + "device that made the recording"
        : "\(name) is \(number), outside the \(ends) that the recording says of its device: correct "
          + "the range there")
  }
}
