import LabSimulation

/// The strokes that a population was fitted to, as a population file tells of them.
public struct PopulationOrigin: Sendable, Hashable {
  public var persons: Int
  /// Recorded scrolls and page swipes with a chord of 10 pt or more.
  public var scrolls: Int
  public var pages: Int
  /// Whether the strokes came with their samples; else they were summaries.
  public var isRaw: Bool

  public init(persons: Int, scrolls: Int, pages: Int, isRaw: Bool) {
    self.persons = persons
    self.scrolls = scrolls
    self.pages = pages
    self.isRaw = isRaw
  }

  /// Whether somebody recorded the first 10 pt of page swipes behind the population.
  public var showsFirstPoints: Bool { isRaw && pages > 0 }

  /// In words: `fitted to 4000 scrolls and 3384 page swipes of 27 persons, recorded with their samples`.
  public var text: String {
    func counted(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    return "fitted to \(counted(scrolls, "scroll")) and \(counted(pages, "page swipe")) of "
      + "\(counted(persons, "person")), "
      + (isRaw ? "recorded with their samples" : "summaries without their samples")
  }
}

extension PopulationFile {
  /// The key under which a file tells of its strokes.
  static let originKey = "fittedTo"
  private static let counts = 0...1_000_000_000

  /// Reads the key `fittedTo`: `{ persons: 27, scrolls: 4000, pages: 3384, samples: true }`.
  static func origin(_ reader: inout ObjectReader) throws(InputError) -> PopulationOrigin? {
    guard var object = try reader.object(originKey) else { return nil }
    let persons = try object.required("persons", try object.integer("persons", in: counts))
    let scrolls = try object.required("scrolls", try object.integer("scrolls", in: counts))
    let pages = try object.required("pages", try object.integer("pages", in: counts))
    let isRaw = try object.required("samples", try object.flag("samples"))
    try object.finish()
    return PopulationOrigin(persons: persons, scrolls: scrolls, pages: pages, isRaw: isRaw)
  }

  /// Where the numbers come from, in a line for lists: origin, preset and replicates.
  public var summary: String {
    let source =
      origin.map { $0.text + "; the rest is of \(preset)" } ?? "numbers in place of \(preset)'s"
    let people =
      replicates.isEmpty
      ? "no replicates: population uncertainty unknown" : "\(replicates.count) replicates"
    return "\(source); \(people)"
  }
}
