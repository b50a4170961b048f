/// What lengths of a recording are given in.
enum LengthUnit: String, Sendable, CaseIterable {
  case points = "pt"
  case millimetres = "mm"
  case pixels = "px"

  /// Points of the simulated screen to one of this unit; nil for pixels of unknown size.
  func points(_ options: RecordingOptions) -> Double? {
    switch self {
    case .points: 1
    case .millimetres: options.pointsPerInch / 25.4
    case .pixels: options.pixelsPerInch.map { options.pointsPerInch / $0 }
    }
  }

  /// Millimetres of the simulated screen to one of this unit; nil for pixels of unknown size.
  func millimetres(_ options: RecordingOptions) -> Double? {
    points(options).map { $0 * 25.4 / options.pointsPerInch }
  }
}

extension LengthUnit {
  /// The names of a length in all units.
  static func names(_ stem: String) -> [String] { allCases.map { $0.name(stem) } }

  /// The column of a length in this unit, which its name ends with.
  func name(_ stem: String) -> String { "\(stem)_\(rawValue)" }

  /// The column of a length, and its unit; the name in points is asked for when there is none.
  ///
  /// - Parameter pointsMayBePixels: `--ppi` alone says that `x_pt` holds pixels, as it always did for
  ///   raw strokes.
  static func column(
    _ stem: String, in reader: CSVReader, _ options: RecordingOptions,
    pointsMayBePixels: Bool = false
  ) throws(InputError) -> (index: Int, unit: LengthUnit) {
    let header = reader.header
    let units = allCases.filter { header.indexIfPresent(of: $0.name(stem)) != nil }
    let unit = units.first ?? .points
    let index = try header.index(of: unit.name(stem))
    func error(_ sentence: String) -> InputError {
      InputError(file: reader.file, position: header.positions[index], .custom(sentence))
    }
    if units.count > 1 {
      let names = units.map { $0.name(stem) }.joined(separator: " and ")
      throw error("\(names) are the same length: keep one")
    }
    switch (unit, options.pixelsPerInch) {
    case (.pixels, nil):
      throw error(
        "\(unit.name(stem)) needs the pixels to the inch of the recorded screen: give --ppi")
    case (.millimetres, .some),
      (.points, .some) where !pointsMayBePixels:
      throw error(
        "--ppi is for pixels, and \(unit.name(stem)) is in "
          + (unit == .points ? "points" : "millimetres"))
    default:
      return (index, unit)
    }
  }
}
