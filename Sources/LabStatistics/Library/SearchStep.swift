/// What a search for a minimum wants next.
///
/// A search here does not call a function: it is asked again and again with the values that are known,
/// says which point it needs, and ends. So values can come from work that runs on other threads, many
/// searches can be served by one pass over the data, and nothing is computed twice. A step costs a
/// walk through all former ones, which is nothing beside a simulation.
public enum SearchStep<Point: Equatable & Sendable>: Equatable, Sendable {
  /// The value of this point is needed.
  case asks(Point)
  /// The search has come to its end here.
  case ends(Point)
}

/// The known values of a function, as a C callback reaches them: an object that lives for the search.
final class KnownValues<Point: Equatable & Sendable> {
  private let known: (Point) -> Double?
  /// The first point without a value.
  private(set) var missing: Point?

  init(_ known: @escaping (Point) -> Double?) { self.known = known }

  /// The value, or no number where it is missing, which ends the library's work.
  func value(at point: Point) -> Double {
    if let value = known(point) { return value }
    if missing == nil { missing = point }
    return .nan
  }
}
