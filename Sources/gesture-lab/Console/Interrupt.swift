import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ctrl-C (SIGINT) and SIGTERM.
///
/// The first signal asks to stop: `isRequested` turns true and the work of `cancelling` is
/// cancelled, so that it can remove its files and the command ends with code 130. The second ends
/// the process at once, after removing unfinished output files.
///
/// The handler itself does only what is safe in a handler: it counts, and wakes a thread through a
/// pipe. That thread does the cancelling. It is no task, since tasks that compute may hold all
/// threads of the pool.
enum Interrupt {
  private static let signals = Atomic<Int>(0)
  /// The end of the pipe that the handler writes to.
  private static let bell = Atomic<Int32>(-1)
  private static let cancellation = Mutex<(@Sendable () -> Void)?>(nil)

  /// Whether a signal has asked to stop.
  static var isRequested: Bool { signals.load(ordering: .acquiring) > 0 }

  /// Installs the handlers; to be called once, before any work.
  static func install() {
    // Statics are made at their first use, which must not happen inside a handler.
    TemporaryFiles.prepare()
    _ = isRequested
    guard let pipe = System.pipe() else { return }
    bell.store(pipe.writing, ordering: .releasing)
    System.startThread { listen(to: pipe.reading) }
    for number in [SIGINT, SIGTERM] { handle(number) }
  }

  /// Runs the work in a task that a signal cancels.
  static func cancelling<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    let task = Task { try await work() }
    cancellation.withLock { $0 = { task.cancel() } }
    defer { cancellation.withLock { $0 = nil } }
    // The signal may have come before the task was known here.
    if isRequested { task.cancel() }
    return try await task.value
  }

  private static func handle(_ number: Int32) {
    let previous = signal(number) { _ in Interrupt.receive() }
    // A shell starts background jobs, and nohup its program, with the signal ignored: keep that.
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    }
  }

  /// Runs inside the handler: no allocation, no lock.
  private static func receive() {
    let saved = errno
    if signals.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue > 0 {
      TemporaryFiles.removeAll()
      _exit(ExitCode.interrupted.rawValue)
    }
    var ring: UInt8 = 0
    _ = write(bell.load(ordering: .acquiring), &ring, 1)
    errno = saved
  }

  private static func listen(to bell: Int32) {
    guard let heard = try? System.read(from: bell, limit: 1), !heard.isEmpty else { return }
    cancellation.withLock { $0 }?()
  }
}
