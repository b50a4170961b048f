import LabStudy

/// A folder beside an output in which finished parts of long work are kept, so that nothing of them
/// is lost when the work is killed.
///
/// Each part is a file that was written under another name and renamed, with a checksum of its name
/// and text in its first line: a file is whole, or it is known to be damaged. The file `manifest`
/// says what the work is; a folder of other work is never used, and only files that were written here
/// are ever removed.
struct WorkFolder: Sendable {
  private static let manifest = "manifest"
  private static let endings = [".rows", ".strokes"]

  let path: String

  /// What is known of a part.
  enum Part: Equatable {
    case missing
    case damaged
    case whole(String)
  }

  /// Opens the folder of this work, or makes it.
  ///
  /// - Parameter goesOn: whether a folder that is there already may be used.
  /// - Throws: `WorkFolderFault`, or `FileFault` when it cannot be made or read.
  init(_ path: String, of work: SweepManifest, goesOn: Bool) throws {
    self.path = path
    switch System.status(of: path)?.kind {
    case nil:
      do throws(SystemError) {
        try System.makeFolder(path)
      } catch {
        throw error.isAbsence
          ? FileFault.noSuchFolder(path, folder: System.folder(of: path))
          : .cannotWrite(path, error)
      }
    case .folder: try check(work, goesOn: goesOn)
    case .file, .device: throw WorkFolderFault.noFolder(path)
    }
    if read(Self.manifest) == .missing { try write(Self.manifest, work.text) }
  }

  private func check(_ work: SweepManifest, goesOn: Bool) throws(WorkFolderFault) {
    switch read(Self.manifest) {
    case .missing:
      // Killed before anything was written, or not ours.
      guard System.names(in: path).allSatisfy(Self.isPartial) else { throw .foreign(path) }
    case .damaged:
      throw .damaged(path)
    case .whole(let text):
      guard let earlier = SweepManifest(text) else { throw .damaged(path) }
      guard goesOn else { throw .exists(path, work.differences(from: earlier)) }
      let differences = work.differences(from: earlier)
      guard differences.isEmpty else { throw .differs(path, differences) }
    }
  }

  func read(_ name: String) -> Part {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path + "/" + name)
    } catch FileFault.noSuchFile {
      return .missing
    } catch {
      return .damaged
    }
    guard let text = String(validating: bytes, as: UTF8.self),
      let part = SealedText.open(text, as: name)
    else { return .damaged }
    return .whole(part)
  }

  func write(_ name: String, _ text: String) throws(FileFault) {
    let file = try OutputFile(path + "/" + name)
    try file.write(SealedText.seal(text, as: name))
    try file.commit()
  }

  /// Removes what was written here, the manifest last, and the folder when nothing else is in it.
  func remove() {
    let names = System.names(in: path)
    for name in names where Self.isPartial(name) || Self.endings.contains(where: name.hasSuffix) {
      System.remove(path + "/" + name)
    }
    System.remove(path + "/" + Self.manifest)
    try? System.removeFolder(path)
  }

  private static func isPartial(_ name: String) -> Bool {
    name.hasPrefix(".gesture-lab-") && name.hasSuffix(".partial")
  }
}

/// Why a work folder cannot be used.
enum WorkFolderFault: Error, Sendable, Equatable {
  case noFolder(String)
  case foreign(String)
  case damaged(String)
  /// It is there and nobody asked to go on with it; with what differs.
  case exists(String, [String])
  case differs(String, [String])
  /// A part is not any more what it was some moments ago.
  case changed(String)
}

extension WorkFolderFault: CommandFailure {
  var exitCode: ExitCode { .badInput }

  var message: String {
    switch self {
    case .noFolder(let path):
      "\(path) is in the place of the work folder: name another one by --work"
    case .foreign(let path):
      "\(path) holds other things than a sweep: name another work folder by --work"
    case .damaged(let path):
      "\(path)/manifest is damaged, so that nobody can say of what sweep the parts in this folder "
        + "are: remove the folder, or name another one by --work"
    case .exists(let path, let differences) where differences.isEmpty:
      "\(path) holds the finished parts of this sweep: go on with --resume, or remove it to begin "
        + "anew"
    case .exists(let path, let differences):
      "\(path) holds the finished parts of another sweep (\(Self.list(differences))): remove it, or "
        + "name another work folder by --work"
    case .differs(let path, let differences):
      "\(path) holds the finished parts of another sweep, so that --resume cannot go on: "
        + "\(Self.list(differences)); undo the change, or name another work folder by --work"
    case .changed(let path):
      "\(path) was changed while the sweep was running: --resume computes it anew"
    }
  }

  private static func list(_ differences: [String]) -> String {
    differences.prefix(3).joined(separator: "; ")
      + (differences.count > 3 ? "; and \(differences.count - 3) more" : "")
  }
}
