import CGSL

/// A function of one number as the library's solvers take it.
///
/// The library keeps a pointer to the function and to its context, so both live in this object: keep it
/// alive for the whole search.
final class LibraryFunction {
  private let value: (Double) -> Double
  private let memory = UnsafeMutablePointer<gsl_function>.allocate(capacity: 1)

  init(_ value: @escaping (Double) -> Double) {
    self.value = value
    memory.initialize(
      to: gsl_function(
        function: { point, context in
          guard let context else { return .nan }
          return Unmanaged<LibraryFunction>.fromOpaque(context).takeUnretainedValue().value(point)
        },
        params: Unmanaged.passUnretained(self).toOpaque()))
  }

  deinit { memory.deallocate() }

  /// What the library is handed.
  var pointer: UnsafeMutablePointer<gsl_function> { memory }
}
