#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension System {
  /// Makes writing to a pipe without a reader fail with an error, in place of ending the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  static func exit(_ code: Int32) -> Never { sysExit(code) }

  static var processNumber: Int32 { getpid() }

  /// The processors that are online, at least 1.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The value of an environment variable, or nil when it is unset or empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Runs a function on a thread of its own, for which nobody waits.
  static func startThread(_ body: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let failed = pthread_create(&thread, nil, runThread, box.toOpaque())
    if failed != 0 { box.release() }
  }
}

// Inside `System` this name means the member above.
private func sysExit(_ code: Int32) -> Never { exit(code) }

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func enterThread(_ body: UnsafeMutableRawPointer) {
  Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().run()
}

// The two systems import the argument with different optionality.
#if canImport(Darwin)
  private let runThread: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
    enterThread($0)
    return nil
  }
#else
  private let runThread: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let body = $0 { enterThread(body) }
    return nil
  }
#endif
