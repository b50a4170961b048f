#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processor time of this process: on a shared machine the wall clock also counts the others.
struct ProcessorTime {
  private let start = clock()

  /// Nanoseconds since it was made, in steps of a microsecond.
  var nanoseconds: Double { Double(clock() - start) * (1e9 / Double(CLOCKS_PER_SEC)) }
}
