/// Why a population cannot be checked against strokes.
public enum CheckError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No stroke counts; with the number of strokes that are too short.
  case noStrokes(tooShort: Int)
  /// So few persons have strokes that none can be held out.
  case tooFewPersons(Int, needed: Int)

  public var description: String {
    switch self {
    case .noStrokes(let tooShort):
      tooShort == 0
        ? "there is no stroke to check against"
        : "none of the \(tooShort) strokes has a chord of 10 pt or more: if positions are pixels or "
          + "millimetres, say so (--ppi, or columns that end in _mm)"
    case .tooFewPersons(let persons, let needed):
      "\(persons) " + (persons == 1 ? "person has" : "persons have")
        + " strokes, and at least \(needed) are needed to hold some out"
    }
  }
}
