/// The parts of a population's mixtures as a scenario may give them.
///
/// A mixture of which no share is given stays as the population has it; otherwise it consists of
/// the given shares alone. Shares need not add up to 1, but to more than 0.
public struct MixtureShares: Sendable, Hashable {
  public var rightThumb: Double?
  public var leftThumb: Double?
  public var index: Double?
  public var readingDrag: Double?
  public var scrollFlick: Double?
  public var hardFling: Double?
  public var carouselFlick: Double?
  public var slowPeek: Double?

  public init() {}

  private static let range = 0.0...1000.0

  public static let parameters: [Parameter<MixtureShares>] = [
    .optional("grips.right_thumb", \.rightThumb, in: range, "share of right thumbs"),
    .optional("grips.left_thumb", \.leftThumb, in: range, "share of left thumbs"),
    .optional("grips.index", \.index, in: range, "share of index fingers"),
    .optional("scrollClasses.readingDrag", \.readingDrag, in: range, "share of slow drags"),
    .optional("scrollClasses.scrollFlick", \.scrollFlick, in: range, "share of flicks"),
    .optional("scrollClasses.hardFling", \.hardFling, in: range, "share of hard flings"),
    .optional("pageClasses.carouselFlick", \.carouselFlick, in: range, "share of flicks"),
    .optional("pageClasses.slowPeek", \.slowPeek, in: range, "share of peeks, which turn no page"),
  ]

  private var grips: [(Double?, Grip)] {
    [(rightThumb, .rightThumb), (leftThumb, .leftThumb), (index, .index)]
  }
  private var scrollClasses: [(Double?, StrokeClass)] {
    [(readingDrag, .readingDrag), (scrollFlick, .scrollFlick), (hardFling, .hardFling)]
  }
  private var pageClasses: [(Double?, StrokeClass)] {
    [(carouselFlick, .carouselFlick), (slowPeek, .slowPeek)]
  }

  /// The first mixture whose given shares are all zero; nil when there is none.
  public var emptyMixture: String? {
    func isEmpty<Value>(_ parts: [(Double?, Value)]) -> Bool {
      let given = parts.compactMap(\.0)
      return !given.isEmpty && given.allSatisfy { $0 == 0 }
    }
    if isEmpty(grips) { return "grips" }
    if isEmpty(scrollClasses) { return "scrollClasses" }
    return isEmpty(pageClasses) ? "pageClasses" : nil
  }

  /// The population with the given shares in place of its own.
  public func applied(to population: Population) -> Population {
    var population = population
    Self.replace(&population.grips, by: grips)
    Self.replace(&population.scrollClasses, by: scrollClasses)
    Self.replace(&population.pageClasses, by: pageClasses)
    return population
  }

  private static func replace<Value>(
    _ mixture: inout [Population.Part<Value>], by parts: [(Double?, Value)]
  ) {
    let given = parts.compactMap { share, value in share.map { Population.Part($0, value) } }
    if !given.isEmpty { mixture = given }
  }
}
