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
}
