import LabReport
import LabStudy

/// What a unit of a sweep gave: lines of the preamble, and the rows of its cells in the order of
/// work.
struct SweepPart {
  var notes: [(key: String, value: String)]
  var rows: String

  init(notes: [(key: String, value: String)], rows: String) {
    self.notes = notes
    self.rows = rows
  }

  /// As it stands in a file.
  var text: String { notes.map { "# \($0.key): \($0.value)\n" }.joined() + rows }

  init(_ text: String) {
    notes = []
    var rest = text[...]
    while rest.hasPrefix("# "), let end = rest.utf8.firstIndex(of: 0x0A) {
      let line = rest[..<end].dropFirst(2)
      if let colon = line.firstRange(of: ": ") {
        notes.append((String(line[..<colon.lowerBound]), String(line[colon.upperBound...])))
      }
      rest = rest[rest.utf8.index(after: end)...]
    }
    rows = String(rest)
  }
}

/// The finished units of a sweep, in a folder or in memory.
final class SweepStore {
  let folder: WorkFolder?
  let keepsStrokes: Bool
  private let units: SweepUnits
  private let manifest: SweepManifest
  private var parts: [Int: (part: SweepPart, strokes: String)] = [:]
  /// Cells whose rows are put in order at a time.
  private static let window = 1 << 16

  init(_ units: SweepUnits, _ manifest: SweepManifest, keepsStrokes: Bool, folder: WorkFolder?) {
    self.units = units
    self.manifest = manifest
    self.keepsStrokes = keepsStrokes
    self.folder = folder
  }

  /// Whether a unit is finished; a damaged one is not, and is noted.
  func has(_ unit: Int, note: (String) -> Void) throws -> Bool {
    guard let folder else { return parts[unit] != nil }
    let name = try units.name(of: unit, manifest)
    for ending in keepsStrokes ? [".rows", ".strokes"] : [".rows"] {
      switch folder.read(name + ending) {
      case .whole: continue
      case .missing: return false
      case .damaged:
        note("note: \(folder.path)/\(name)\(ending) is damaged and computed anew")
        return false
      }
    }
    return true
  }

  func put(_ unit: Int, _ part: SweepPart, _ strokes: String) throws {
    guard let folder else {
      parts[unit] = (part, strokes)
      return
    }
    let name = try units.name(of: unit, manifest)
    if keepsStrokes { try folder.write(name + ".strokes", strokes) }
    try folder.write(name + ".rows", part.text)
  }

  /// The lines of the preamble: the same in every unit.
  func notes() throws -> [(key: String, value: String)] {
    units.count > 0 ? try part(0).notes : []
  }

  /// Hands over the rows in the order of the cells, many at a time.
  ///
  /// - Parameter count: rows of each cell.
  func forEachRows(of count: Int, _ body: (String) throws -> Void) throws {
    let places = units.places()
    for start in stride(from: 0, to: places.count, by: Self.window) {
      let window = places[start..<min(places.count, start + Self.window)]
      var lines: [Int: [Substring]] = [:]
      var text = ""
      for place in window {
        if lines[place.unit] == nil {
          lines[place.unit] = try part(place.unit).rows.split(separator: "\n")
        }
        for line in (lines[place.unit] ?? [])[place.index * count..<(place.index + 1) * count] {
          text += line
          text += "\n"
        }
      }
      try body(text)
    }
  }

  /// Hands over the rows of the strokes, in the order of work.
  func forEachStrokes(_ body: (String) throws -> Void) throws {
    for unit in 0..<units.count {
      if let folder {
        try body(try whole(folder, try units.name(of: unit, manifest) + ".strokes"))
      } else {
        try body(parts[unit]?.strokes ?? "")
      }
    }
  }

  private func part(_ unit: Int) throws -> SweepPart {
    guard let folder else { return parts[unit]?.part ?? SweepPart("") }
    return SweepPart(try whole(folder, try units.name(of: unit, manifest) + ".rows"))
  }

  /// Throws when the file was changed after it was written or checked.
  private func whole(_ folder: WorkFolder, _ name: String) throws -> String {
    guard case .whole(let text) = folder.read(name) else {
      throw WorkFolderFault.changed(folder.path + "/" + name)
    }
    return text
  }
}
