import LabSimulation

/// A population from a file: a registered one with some of its numbers changed, and replicates that
/// say how well these numbers are known.
///
/// A replicate is the population as another sample of people would have given it: each one is a set
/// of values in place of those of the population itself, such as the estimates from resampled
/// persons. They carry the only uncertainty that is about people.
///
/// ```
/// {
///   name: "our users",
///   from: "everyday",
///   set: { grips: { right_thumb: { leftElevation: -16 } } },
///   device: { scanHz: 60, noise: 0.2 },
///   fittedTo: { persons: 27, scrolls: 4000, pages: 3384, samples: true },
///   replicates: [ { grips: { right_thumb: { leftElevation: -15.2 } } }, ... ],
/// }
/// ```
public struct PopulationFile: Sendable, Hashable {
  public var population: Population
  public var replicates: [Population]
  /// The settings of the device that the strokes were recorded with, in the order of their table.
  public var device: [Setting]
  /// The name of the registered population that the file builds upon.
  public var preset: String
  /// The strokes that the numbers were fitted to; nil when the file does not say.
  public var origin: PopulationOrigin?

  /// The fewest replicates, 40: of fewer none lies outside a 95 % interval on each side.
  public static let fewestReplicates = 40
  /// The most replicates: each is a simulation of its own.
  public static let mostReplicates = 10_000

  /// Reads JSON5.
  ///
  /// Unknown keys, values out of range and mixtures without a share are refused with their place, as
  /// are replicates that are too few for an interval.
  public init(_ bytes: [UInt8], file: String) throws(InputError) {
    let root = try JSON5Reader.read(bytes, file: file)
    var reader = try ObjectReader(root, file: file)
    let name = try reader.title("name")
    let preset = try reader.word("from", of: Populations.names) ?? Population.everyday.name
    guard var population = Populations.named(preset) else {
      throw reader.error("from", .unknownWord(preset, choices: Populations.names))
    }
    if let name { population.name = name }
    if let changes = reader.value("set") {
      population = try Self.read(changes, into: population, file: file, path: "set")
    }
    let list = try reader.array("replicates") ?? []
    guard list.isEmpty || (Self.fewestReplicates...Self.mostReplicates).contains(list.count) else {
      throw reader.error(
        "replicates",
        .custom(
          "\(list.count) replicates: a 95 % interval takes \(Self.fewestReplicates) to "
            + "\(Self.mostReplicates), and none at all states no uncertainty"))
    }
    var replicates: [Population] = []
    for (index, value) in list.enumerated() {
      replicates.append(
        try Self.read(value, into: population, file: file, path: "replicates[\(index)]"))
    }
    let device = try Self.device(&reader)
    origin = try Self.origin(&reader)
    try reader.finish()
    self.preset = preset
    self.population = population
    self.device = device
    self.replicates = replicates
  }

  /// The digest of the numbers of all replicates.
  public var replicatesDigest: String {
    Digest.of(replicates.map(\.canonicalText).joined())
  }

  private static func read(
    _ value: LocatedValue, into population: Population, file: String, path: String
  ) throws(InputError) -> Population {
    var population = population
    var reader = try ObjectReader(value, file: file, path: path)
    try reader.apply(nested: population.parameters, to: &population)
    if let contradiction = population.contradiction {
      let key = contradiction.keys.first { value.value(of: $0) != nil }
      throw InputError(
        file: file, position: key.flatMap { value.value(of: $0)?.position } ?? value.position,
        key: key.map { path + "." + $0 } ?? path, .custom(contradiction.sentence))
    }
    return population
  }
}
