/// All strategies of a feed with a carousel, in the order in which they are listed.
public enum Strategies {
  public static let all: [any ContestStrategy.Type] = [
    Native.self,
    HighPriority.self,
    Simultaneous.self,
    EarlyDirectionFailure.self,
  ]

  public static var names: [String] { all.map { $0.name } }

  public static func named(_ name: String) -> (any ContestStrategy)? {
    all.first { $0.name == name }?.init()
  }
}

extension Strategy {
  /// The parameters that differ from their defaults.
  public var changedSettings: [Setting] {
    zip(settings, Self().settings).filter { $0 != $1 }.map(\.0)
  }

  /// `name:key=value,key=value` with every parameter that differs from its default.
  public var specification: String {
    let changes = changedSettings.map { "\($0.key)=\($0.value)" }
    return changes.isEmpty ? Self.name : "\(Self.name):" + changes.joined(separator: ",")
  }
}
