import Synchronization

/// An output that the command line names; `-` is standard output.
///
/// It is opened before the work, so that a wrong path fails at once. The bytes go to a temporary
/// file beside the target, which `commit` renames: until then a file of that name keeps its old
/// content, and when the work fails nothing is left behind. The new file takes over the permissions
/// of the one that it replaces, and a symbolic link keeps pointing where it did. What cannot be
/// renamed (a pipe, a terminal, `/dev/null`) and standard output are written directly.
///
/// Any task may write; the pieces stand in the order of the calls.
final class OutputFile: Sendable {
  /// The path as it was typed.
  let path: String
  private let state: Mutex<State>

  private enum Destination {
    case standardOutput
    case device
    case temporary(path: String, target: String)
  }

  private struct State {
    var destination: Destination
    var descriptor: Int32
    /// What is not yet written.
    var buffer: [UInt8] = []
    var isOpen = true
  }

  /// Bytes are collected up to this size; a terminal is written at once.
  private static let bufferSize = 1 << 16

  init(_ path: String) throws(FileFault) {
    self.path = path
    state = Mutex(try Self.open(path))
  }

  deinit { discard() }

  var isStandardOutput: Bool { path == "-" }

  // MARK: Opening

  private static func open(_ path: String) throws(FileFault) -> sending State {
    guard path != "-" else {
      return State(destination: .standardOutput, descriptor: System.output)
    }
    let status = System.status(of: path)
    do throws(SystemError) {
      switch status?.kind {
      case .folder:
        throw .isFolder
      case .device:
        return State(destination: .device, descriptor: try System.open(path, for: .writing))
      case .file, nil:
        let target = System.resolved(path) ?? path
        guard status == nil || System.isWritable(target) else { throw .noPermission }
        let temporary = try TemporaryFiles.make(in: folder(of: target))
        if let status { System.setPermissions(status.permissions, of: temporary.descriptor) }
        return State(
          destination: .temporary(path: temporary.path, target: target),
          descriptor: temporary.descriptor)
      }
    } catch {
      throw fault(error, opening: path)
    }
  }

  private static func fault(_ error: SystemError, opening path: String) -> FileFault {
    let folder = folder(of: path)
    if error == .isFolder { return .outputIsFolder(path) }
    if error.isAbsence, System.status(of: folder)?.kind != .folder {
      return .noSuchFolder(path, folder: folder)
    }
    return .cannotWrite(path, error)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  // MARK: Writing

  func write(_ text: String) throws(FileFault) { try write(text.utf8) }

  func write(_ bytes: some Collection<UInt8>) throws(FileFault) {
    try state.withLock { state throws(FileFault) in
      precondition(state.isOpen, "writing to \(path) after its end")
      state.buffer.append(contentsOf: bytes)
      let isInteractive =
        switch state.destination {
        case .standardOutput, .device: System.isTerminal(state.descriptor)
        case .temporary: false
        }
      if isInteractive || state.buffer.count >= Self.bufferSize { try flush(&state) }
    }
  }

  private func flush(_ state: inout State) throws(FileFault) {
    defer { state.buffer.removeAll(keepingCapacity: true) }
    do throws(SystemError) {
      let buffer = state.buffer.span
      try buffer.bytes.withUnsafeBytes { bytes throws(SystemError) in
        try System.write(bytes, to: state.descriptor)
      }
    } catch {
      throw isStandardOutput && error == .brokenPipe ? .brokenPipe : .cannotWrite(path, error)
    }
  }

  // MARK: The end

  /// Writes what is left and puts the file in its place; a second call does nothing.
  func commit() throws(FileFault) {
    try state.withLock { state throws(FileFault) in
      guard state.isOpen else { return }
      do throws(FileFault) {
        try flush(&state)
        state.isOpen = false
        try close(state)
      } catch {
        abandon(&state)
        throw error
      }
    }
  }

  /// Removes what was written, unless it was committed; a second call does nothing.
  func discard() {
    state.withLock { state in
      if state.isOpen { abandon(&state) }
    }
  }

  private func close(_ state: State) throws(FileFault) {
    do throws(SystemError) {
      switch state.destination {
      case .standardOutput:
        break
      case .device:
        try System.close(state.descriptor)
      case .temporary(let temporary, let target):
        // On some network file systems only closing tells that the disk is full.
        try System.close(state.descriptor)
        try System.rename(temporary, to: target)
        TemporaryFiles.forget(temporary)
      }
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  private func abandon(_ state: inout State) {
    let wasOpen = state.isOpen
    state.isOpen = false
    switch state.destination {
    case .standardOutput:
      break
    case .device:
      if wasOpen { try? System.close(state.descriptor) }
    case .temporary(let temporary, _):
      if wasOpen { try? System.close(state.descriptor) }
      System.remove(temporary)
      TemporaryFiles.forget(temporary)
    }
  }
}
