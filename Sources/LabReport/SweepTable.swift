import LabSimulation
import LabStudy

/// The cells of a sweep as a table for people, made from the rows of its CSV.
///
/// Up to 100 cells stand in their order. Of more the 20 with the least balanced error are shown and
/// the 5 with the most, and a line says how many there are; memory is kept for these alone.
///
/// Where looks were taken, the interval shown is the one that holds at every look, since one for a
/// fixed number of persons would be too narrow; and the persons of each cell stand beside it, who may
/// differ.
public struct SweepTable {
  static let most = 100
  static let best = 20
  static let worst = 5

  private struct Line {
    var cell: Int
    /// The balanced error; what has none ranks behind everything.
    var error: Double
    var fields: [String]
  }

  private let keys: [String]
  private let header: String
  private let conflict: any Conflict.Type
  private var count = 0
  private var first: [Line] = []
  private var least: [Line] = []
  private var greatest: [Line] = []
  /// Whether a cell has an interval about people.
  private var hasPopulation = false

  /// - Parameter header: the header line of the CSV.
  public init(
    keys: [String], header: String, of conflict: any Conflict.Type = FeedCarousel.self
  ) {
    self.keys = keys
    self.header = header
    self.conflict = conflict
  }

  /// The arbitration errors that strokes of an intent can end in; those of other conflicts than a feed with
  /// a carousel are too many for a table.
  private static func errors(_ intent: Int, of conflict: any Conflict.Type) -> [Verdict] {
    guard conflict is FeedCarousel.Type else { return [] }
    return conflict.verdicts.filter { $0.isArbitrationError && $0.intent ?? intent == intent }
  }

  /// The heads of an intent: its error, and the first words of what it can end in.
  private func heads(_ intent: Int) -> [String] {
    [(intent == 0 ? "" : "| ") + "\(conflict.intents[intent].name) err %"]
      + Self.errors(intent, of: conflict).map { String($0.name.prefix { $0 != "_" }) }
  }

  /// Takes rows of whole cells, in the order of the cells.
  public mutating func add(_ rows: String) throws {
    let reader = try CSVReader(Array((header + rows).utf8), file: "sweep")
    let errors = conflict.intents.indices.map { Self.errors($0, of: conflict).map(\.name) }
    let index = try Index(reader.header, keys, errors)
    while let row = try reader.nextRow() {
      var fields = try index.keys.map { try row.text($0) }
      fields += try index.rates(row, index.errors[0])
      for errors in index.errors.dropFirst() {
        guard let row = try reader.nextRow() else { return }
        fields += try index.rates(row, errors)
      }
      guard let all = try reader.nextRow() else { return }
      fields += try index.balanced(all)
      if !all.isEmpty(index.populationLow) { hasPopulation = true }
      add(
        Line(cell: count, error: try index.number(all, index.error) ?? .infinity, fields: fields))
    }
  }

  private mutating func add(_ line: Line) {
    count += 1
    if first.count < Self.most { first.append(line) }
    Self.insert(line, into: &least, most: Self.best) { $0.error < $1.error }
    if line.error.isFinite {
      Self.insert(line, into: &greatest, most: Self.worst) { $0.error > $1.error }
    }
  }

  /// Keeps the lines that come first; of equal ones the earlier cell.
  private static func insert(
    _ line: Line, into lines: inout [Line], most: Int, before: (Line, Line) -> Bool
  ) {
    let place = lines.firstIndex { before(line, $0) } ?? lines.count
    guard place < most else { return }
    lines.insert(line, at: place)
    if lines.count > most { lines.removeLast() }
  }

  public var text: String {
    guard count > Self.most else { return table(first) }
    return table(least) + "...\n" + table(greatest.reversed(), withHeader: false)
      + "\n\(count) cells; shown are the \(Self.best) with the least balanced error and the "
      + "\(Self.worst) with the most. --csv FILE has all.\n"
  }

  /// The place of the interval about people among the fields: behind the one about persons.
  private var populationField: Int {
    keys.count + conflict.intents.indices.reduce(0) { $0 + heads($1).count } + 2
  }

  private func shown(_ line: Line) -> [String] {
    var fields = line.fields
    if !hasPopulation { fields.remove(at: populationField) }
    return fields
  }

  private var hasSequences: Bool { header.contains(SweepReport.sequenceColumns[0]) }

  private func table(_ lines: [Line], withHeader: Bool = true) -> String {
    var table = TextTable(
      keys + conflict.intents.indices.flatMap(heads) + ["| balanced %"] + [
        hasSequences ? "every look 95 %" : "mc 95 %"
      ] + (hasPopulation ? ["pop 95 %"] : [])
        + ["ms p50"] + (hasSequences ? ["persons"] : []),
      labels: 0)
    // Both parts of a cut table are set together, so that their columns stand below each other.
    table.rows = (count > Self.most ? least + greatest.reversed() : lines).map(shown)
    let all = table.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = withHeader ? 0 : 1 + least.count
    let end = withHeader ? 1 + lines.count : start + lines.count
    return all[start..<end].map { $0 + "\n" }.joined()
  }

  /// Where the fields stand that the table shows.
  private struct Index {
    var keys: [Int]
    var error, low, high, latency: Int
    /// Intent by intent.
    var errors: [[Int]]
    var populationLow, populationHigh: Int
    /// Of the persons; nil where all cells have the same.
    var persons: Int?

    init(_ header: CSVHeader, _ names: [String], _ errors: [[String]]) throws {
      keys = try names.map { try header.index(of: $0) }
      error = try header.index(of: "error_rate")
      self.errors = try errors.map { try $0.map { try header.index(of: $0) } }
      let sequence = SweepReport.sequenceColumns
      let hasSequences = header.names.contains(sequence[0])
      low = try header.index(of: hasSequences ? sequence[0] : "mc_lo")
      high = try header.index(of: hasSequences ? sequence[1] : "mc_hi")
      persons = hasSequences ? try header.index(of: "persons") : nil
      latency = try header.index(of: "latency_ms_p50")
      populationLow = try header.index(of: "pop_lo")
      populationHigh = try header.index(of: "pop_hi")
    }

    func number(_ row: CSVRow, _ index: Int) throws -> Double? {
      row.isEmpty(index) ? nil : try row.number(index)
    }

    /// The error of one intent with its counts.
    func rates(_ row: CSVRow, _ counts: [Int]) throws -> [String] {
      [FixedDecimal.percent(try number(row, error))] + (try counts.map { try row.text($0) })
    }

    func balanced(_ row: CSVRow) throws -> [String] {
      [
        FixedDecimal.percent(try number(row, error)), try range(row, low, high),
        try range(row, populationLow, populationHigh),
        FixedDecimal.text(try number(row, latency), decimals: 1),
      ] + (try persons.map { [try row.text($0)] } ?? [])
    }

    private func range(_ row: CSVRow, _ low: Int, _ high: Int) throws -> String {
      let (low, high) = (try number(row, low), try number(row, high))
      return low == nil ? "-" : FixedDecimal.percent(low) + " .. " + FixedDecimal.percent(high)
    }
  }
}
