/// The registry of populations: a new one is a file beside this one and a line here.
public enum Populations {
  public static let all: [Population] = [
    .everyday,
    .rightThumb,
    .leftThumb,
    .index,
    .transit,
    .elderlyTremor,
    .child,
    .fastFlicker,
    .touchalyticsMix,
  ]

  public static let names: [String] = all.map(\.name)

  public static func named(_ name: String) -> Population? {
    all.first { $0.name == name }
  }
}
