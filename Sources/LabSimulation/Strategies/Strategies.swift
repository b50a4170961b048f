/// All strategies, in the order in which they are listed.
public enum Strategies {
  public static let all: [any Strategy.Type] = [
    Native.self,
    HighPriority.self,
    Simultaneous.self,
    EarlyDirectionFailure.self,
  ]

  public static var names: [String] { all.map { $0.name } }

  public static func named(_ name: String) -> (any Strategy)? {
    all.first { $0.name == name }?.init()
  }
}

/// One key of a strategy with its present value.
public struct Setting: Sendable, Hashable {
  public var key: String
  public var value: ParameterValue

  public init(_ key: String, _ value: ParameterValue) {
    self.key = key
    self.value = value
  }
}

extension Strategy {
  /// All parameters with their present values, in the order of their table.
  public var settings: [Setting] {
    Self.parameters.map { Setting($0.key, $0.value(in: self)) }
  }

  /// The parameters that differ from their defaults.
  public var changedSettings: [Setting] {
    zip(settings, Self().settings).filter { $0 != $1 }.map(\.0)
  }

  /// `name:key=value,key=value` with every parameter that differs from its default.
  public var specification: String {
    let changes = changedSettings.map { "\($0.key)=\($0.value)" }
    return changes.isEmpty ? Self.name : "\(Self.name):" + changes.joined(separator: ",")
  }

  public static func kind(of key: String) -> ParameterKind? {
    parameters.first { $0.key == key }?.kind
  }

  /// Sets one parameter; false when there is no such key.
  public mutating func set(_ key: String, to value: ParameterValue) throws(ParameterFault) -> Bool {
    guard let parameter = Self.parameters.first(where: { $0.key == key }) else { return false }
    try parameter.set(value, in: &self)
    return true
  }
}
