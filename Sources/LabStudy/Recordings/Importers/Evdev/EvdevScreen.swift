import LabSimulation

/// How the numbers of a touch screen become places.
///
/// An axis from `min` to `max` has `max - min + 1` cells, spread over the screen, as Android maps
/// them (AOSP, `TouchInputMapper`).
struct EvdevScreen {
  let unit: LengthUnit
  private let origin: (x: Int, y: Int)
  private let cell: Vector

  /// An axis as the device describes it; the resolution is cells to the millimetre, 0 if unknown.
  struct Axis: Equatable {
    var range: ClosedRange<Int>
    var resolution: Int
  }

  /// The options of the user, else what the device says of itself.
  ///
  /// - Throws: `InputError` that says which option is missing, and how its number is found.
  init(_ source: ImportSource, x: Axis?, y: Axis?, advice: Advice) throws(InputError) {
    let options = source.options
    guard let rangeX = options.axisRange?.x ?? x?.range,
      let rangeY = options.axisRange?.y ?? y?.range
    else { throw source.error(advice.range) }
    guard rangeX.lowerBound < rangeX.upperBound, rangeY.lowerBound < rangeY.upperBound else {
      throw source.error("the device says that its axes have no length: give --axis-range")
    }
    origin = (rangeX.lowerBound, rangeY.lowerBound)
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

  /// Sentences that say how a number is found with the tool that made the log.
  struct Advice {
    var range: String
    var size: String
  }

  func location(x: Int, y: Int) -> Vector {
    Vector(Double(x - origin.x) * cell.x, Double(y - origin.y) * cell.y)
  }
}
