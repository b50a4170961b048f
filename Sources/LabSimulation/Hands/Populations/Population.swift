/// The people whose strokes are made: a mixture of grips, and of stroke classes for each intent.
///
/// A person keeps one grip; each stroke draws its class. Shares need not add up to 1.
public struct Population: Sendable, Hashable, Codable {
  /// A part of a mixture.
  public struct Part<Value: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
    public var share: Double
    public var value: Value

    public init(_ share: Double, _ value: Value) {
      self.share = share
      self.value = value
    }
  }

  public var name: String
  /// One sentence for lists and help.
  public var summary: String
  public var grips: [Part<Grip>]
  public var scrollClasses: [Part<StrokeClass>]
  public var pageClasses: [Part<StrokeClass>]
  /// Share of strokes whose direction is uniform: hesitation and mis-aim.
  ///
  /// Default .005, which brings the share of scrolls that look horizontal near the recorded one
  /// (assumed); 0 to 1.
  public var contamination = 0.005

  public init(
    name: String, summary: String, grips: [Part<Grip>], scrollClasses: [Part<StrokeClass>],
    pageClasses: [Part<StrokeClass>]
  ) {
    self.name = name
    self.summary = summary
    self.grips = grips
    self.scrollClasses = scrollClasses
    self.pageClasses = pageClasses
  }

  /// A population of one grip with one class per intent.
  init(
    name: String, summary: String, grip: Grip, scroll: StrokeClass = .presetScroll,
    page: StrokeClass = .presetPage
  ) {
    self.init(
      name: name, summary: summary, grips: [Part(1, grip)], scrollClasses: [Part(1, scroll)],
      pageClasses: [Part(1, page)])
  }

  /// Whether each mixture has a part, and all numbers are finite and of possible size.
  public var isValid: Bool {
    Self.isMixture(grips) && Self.isMixture(scrollClasses) && Self.isMixture(pageClasses)
      && parameters.allSatisfy { (try? $0.kind.accept($0.value(in: self))) != nil }
      && grips.allSatisfy(\.value.micro.tremorBand.isOrdered)
      && (scrollClasses + pageClasses).allSatisfy(\.value.isOrdered)
  }

  private static func isMixture<Value>(_ parts: [Part<Value>]) -> Bool {
    parts.allSatisfy { $0.share >= 0 && $0.share <= 1e6 } && parts.contains { $0.share > 0 }
  }
}

extension Population.Part {
  /// The index of the part at a uniform number from [0, 1).
  public static func pick(from parts: [Self], at uniform: Double) -> Int {
    var total = 0.0
    for part in parts { total += part.share }
    var rest = uniform * total
    var last = 0
    for (index, part) in parts.enumerated() where part.share > 0 {
      if rest < part.share { return index }
      rest -= part.share
      last = index
    }
    // Only rounding can bring us here.
    return last
  }
}

extension StrokeClass {
  fileprivate var isOrdered: Bool {
    landing.isOrdered && lift.isOrdered && sigma.isOrdered && landing.upper < lift.lower
      && chordLimits.isOrdered && durationLimits.isOrdered
  }
}

extension StrokeClass.Bounds {
  fileprivate var isOrdered: Bool { lower <= upper }
}
