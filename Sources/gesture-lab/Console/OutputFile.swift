import Synchronization

/// An output that the command line names; `-` is standard output.
///
/// It is opened before the work, so that a wrong path fails at once. The bytes go to a temporary
/// file beside the target, which `commit` renames: until then a file of that name keeps its old
/// content, and when the work fails nothing is left behind. The new file takes over the permissions
/// of the one that it replaces. A symbolic link keeps pointing where it did, also to a file that is
/// not there yet: that is the one that is written. What cannot be
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
    /// Nil after closing.
    var descriptor: Int32?
    /// What is not yet written.
    var buffer: [UInt8] = []
    var phase = Phase.open
  }

  private enum Phase {
    case open
    /// Writing failed: what comes after fails alike, so that no shortened file is ever committed.
    case failed(FileFault)
    case ended
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
    var target = path
    do throws(SystemError) {
      target = try System.target(of: path)
      switch status?.kind {
      case .folder:
        throw .isFolder
      case .device:
        return State(destination: .device, descriptor: try System.open(path, for: .writing))
      case .file, nil:
        guard status == nil || System.isWritable(target) else { throw .noPermission }
        let temporary = try TemporaryFiles.make(in: System.folder(of: target))
        if let status { System.setPermissions(status.permissions, of: temporary.descriptor) }
        return State(
          destination: .temporary(path: temporary.path, target: target),
          descriptor: temporary.descriptor)
      }
    } catch {
      throw fault(error, opening: path, target)
    }
  }

  private static func fault(
    _ error: SystemError, opening path: String, _ target: String
  ) -> FileFault {
    let folder = System.folder(of: target)
    if error == .isFolder { return .outputIsFolder(path) }
    if error.isAbsence, System.status(of: folder)?.kind != .folder {
      return .noSuchFolder(path, folder: folder)
    }
    return .cannotWrite(path, error)
  }

  // MARK: Writing

  func write(_ text: String) throws(FileFault) { try write(text.utf8) }

  func write(_ bytes: some Collection<UInt8>) throws(FileFault) {
    try whileOpen { state throws(FileFault) in
      state.buffer.append(contentsOf: bytes)
      let isInteractive =
        switch state.destination {
        case .standardOutput, .device: state.descriptor.map(System.isTerminal) ?? false
        case .temporary: false
        }
      if isInteractive || state.buffer.count >= Self.bufferSize { try flush(&state) }
    }
  }

  /// Runs a step of an open file; when it fails, what was written is removed.
  private func whileOpen(_ step: (inout State) throws(FileFault) -> Void) throws(FileFault) {
    try state.withLock { state throws(FileFault) in
      switch state.phase {
      case .ended: preconditionFailure("\(path) is used after its end")
      case .failed(let fault): throw fault
      case .open: break
      }
      do throws(FileFault) {
        try step(&state)
      } catch {
        abandon(&state)
        state.phase = .failed(error)
        throw error
      }
    }
  }

  private func flush(_ state: inout State) throws(FileFault) {
    guard let descriptor = state.descriptor else { return }
    defer { state.buffer.removeAll(keepingCapacity: true) }
    do throws(SystemError) {
      let buffer = state.buffer.span
      try buffer.bytes.withUnsafeBytes { bytes throws(SystemError) in
        try System.write(bytes, to: descriptor)
      }
    } catch {
      throw isStandardOutput && error == .brokenPipe ? .brokenPipe : .cannotWrite(path, error)
    }
  }

  // MARK: The end

  /// Writes what is left and puts the file in its place; nothing may follow but `discard`.
  func commit() throws(FileFault) {
    try whileOpen { state throws(FileFault) in
      try flush(&state)
      do throws(SystemError) {
        switch state.destination {
        case .standardOutput:
          break
        case .device:
          try close(&state)
        case .temporary(let temporary, let target):
          // On some network file systems only closing tells that the disk is full.
          try close(&state)
          try System.rename(temporary, to: target)
          TemporaryFiles.forget(temporary)
        }
        state.phase = .ended
      } catch {
        throw .cannotWrite(path, error)
      }
    }
  }

  /// Removes what was written, unless it was committed; a second call does nothing.
  func discard() {
    state.withLock { state in
      guard case .open = state.phase else { return }
      abandon(&state)
      state.phase = .ended
    }
  }

  private func abandon(_ state: inout State) {
    switch state.destination {
    case .standardOutput:
      break
    case .device:
      try? close(&state)
    case .temporary(let temporary, _):
      try? close(&state)
      System.remove(temporary)
      TemporaryFiles.forget(temporary)
    }
  }

  /// Closes the descriptor once; a second close could hit a file that another task has opened.
  private func close(_ state: inout State) throws(SystemError) {
    guard let descriptor = state.descriptor else { return }
    state.descriptor = nil
    try System.close(descriptor)
  }
}
