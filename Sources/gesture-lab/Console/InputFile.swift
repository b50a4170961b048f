/// A file that the command line names for reading; `-` is standard input.
enum InputFile {
  /// Scenario files and recordings are far smaller; without a limit `/dev/zero` would take all
  /// memory.
  static let largest = 1 << 31

  /// All bytes of the file.
  ///
  /// - Throws: `FileFault`, or `CancellationError` when Ctrl-C comes while standard input waits.
  static func read(_ path: String, limit: Int = largest) throws -> [UInt8] {
    guard path != "-" else { return try read(System.input, named: path, limit: limit) }
    let descriptor: Int32
    do throws(SystemError) {
      descriptor = try System.open(path, for: .reading)
    } catch {
      throw error.isAbsence
        ? FileFault.noSuchFile(path, nearest: nearest(to: path)) : .cannotRead(path, error)
    }
    defer { try? System.close(descriptor) }
    return try read(descriptor, named: path, limit: limit)
  }

  private static func read(_ descriptor: Int32, named path: String, limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      // A terminal or a pipe may stay silent for ever, and a blocked read would not hear of Ctrl-C.
      while !System.wait(for: .reading, on: descriptor, milliseconds: 100) {
        if Interrupt.isRequested { throw CancellationError() }
      }
      let more: [UInt8]
      do throws(SystemError) {
        more = try System.read(from: descriptor, limit: 1 << 18)
      } catch {
        throw error == .isFolder ? FileFault.inputIsFolder(path) : .cannotRead(path, error)
      }
      guard !more.isEmpty else { return bytes }
      guard bytes.count + more.count <= limit else { throw FileFault.tooLarge(path, limit: limit) }
      bytes += more
    }
  }

  /// The path of the file in the same folder whose name is nearest, or nil.
  private static func nearest(to path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = String(parts.last ?? "")
    let folder = path.dropLast(name.count)
    let names = System.names(in: folder.isEmpty ? "." : String(folder))
    return Suggestion.meant(by: name, in: names).map { folder + $0 }
  }
}
