#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The calls to the operating system that the command needs, with errors thrown.
///
/// Foundation would do as well, but to load it takes longer than all of `--help`.
enum System {
  static let input: Int32 = 0
  static let output: Int32 = 1
  static let errorOutput: Int32 = 2

  // MARK: Descriptors

  enum Access {
    case reading
    case writing
    /// A new file for writing; fails with `SystemError.exists` where something has that name.
    case creating
  }

  static func open(_ path: String, for access: Access) throws(SystemError) -> Int32 {
    let flags =
      switch access {
      case .reading: O_RDONLY
      case .writing: O_WRONLY
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      }
    return try call { sysOpen(path, flags | O_CLOEXEC, 0o666) }
  }

  static func close(_ descriptor: Int32) throws(SystemError) {
    // Not repeated after a signal: the descriptor is gone by then and may already be another's.
    guard sysClose(descriptor) == 0 || SystemError.last.isInterruption else { throw .last }
  }

  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      do throws(SystemError) {
        let written = try call { sysWrite(descriptor, rest.baseAddress, rest.count) }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
      } catch {
        // Standard output may be shared with a program that made it non-blocking.
        guard error.code == EAGAIN else { throw error }
        wait(for: .writing, on: descriptor, milliseconds: 100)
      }
    }
  }

  /// Reads what is there, at most `limit` bytes; empty at the end of the file.
  static func read(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      do throws(SystemError) {
        count = try call { sysRead(descriptor, buffer.baseAddress, limit) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  enum Readiness {
    case reading
    case writing
  }

  /// Whether the descriptor became ready within the time.
  @discardableResult
  static func wait(for readiness: Readiness, on descriptor: Int32, milliseconds: Int32) -> Bool {
    let events = readiness == .reading ? POLLIN : POLLOUT
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&entry, 1, milliseconds) != 0
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes a text to standard error; what cannot be written there has no better place to go.
  static func report(_ text: String) {
    var text = text
    text.withUTF8 { try? write(UnsafeRawBufferPointer($0), to: errorOutput) }
  }

  /// The two ends of a new pipe, or nil when there are too many open files.
  static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [0, 0]
    guard sysPipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  // MARK: Calling

  /// Repeats a call that a signal interrupted, and throws when it fails.
  @discardableResult
  static func call<Result: SignedInteger>(
    _ body: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = body()
      if result >= 0 { return result }
      let error = SystemError.last
      guard error.isInterruption else { throw error }
    }
  }
}

// Inside `System` these names mean the members above.
private func sysOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}
private func sysPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
private func sysClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func sysWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
private func sysRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
