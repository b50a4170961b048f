#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension System {
  enum FileKind: Equatable {
    case file
    case folder
    /// A pipe, a terminal, `/dev/null`: something that cannot be replaced by renaming.
    case device
  }

  /// The kind and the permissions of what stands at a path, following links; nil if nothing does.
  static func status(of path: String) -> (kind: FileKind, permissions: mode_t)? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let kind: FileKind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .device
      }
    return (kind, status.st_mode & 0o7777)
  }

  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  static func setPermissions(_ permissions: mode_t, of descriptor: Int32) {
    _ = fchmod(descriptor, permissions)
  }

  static func rename(_ path: String, to target: String) throws(SystemError) {
    try call { sysRename(path, target) }
  }

  /// Removes a file if it is there; takes a C string so that a signal handler may call it.
  static func remove(_ path: UnsafePointer<CChar>) { unlink(path) }

  /// Makes a folder; fails with `SystemError.exists` where something has that name.
  static func makeFolder(_ path: String) throws(SystemError) {
    try call { mkdir(path, 0o777) }
  }

  /// Removes an empty folder.
  static func removeFolder(_ path: String) throws(SystemError) {
    try call { rmdir(path) }
  }

  /// The path behind all symbolic links, or nil if nothing stands there.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path behind all symbolic links, also when nothing stands there yet.
  ///
  /// - Throws: `ELOOP` for links that go round in a circle.
  static func target(of path: String) throws(SystemError) -> String {
    if let resolved = resolved(path) { return resolved }
    var path = path
    for _ in 0..<mostLinks {
      guard let next = link(at: path) else { return path }
      path = next.hasPrefix("/") ? next : "\(folder(of: path))/\(next)"
    }
    throw SystemError(code: ELOOP)
  }

  /// The links of one path that are followed, as many as Linux follows.
  private static let mostLinks = 40

  /// What a symbolic link says; nil for anything else.
  private static func link(at path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &text, text.count)
    guard count > 0 else { return nil }
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The folder that a path lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The names in a folder, sorted; none if it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // Copying the whole entry could read past its end: the system stores it cut to its name.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { break }
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      names.append(String(cString: name))
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }
}

// Inside `System` this name means the member above.
private func sysRename(_ path: String, _ target: String) -> Int32 { rename(path, target) }
