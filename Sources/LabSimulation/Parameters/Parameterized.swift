/// Something whose properties can be set by key, through its table of parameters.
public protocol Parameterized: Sendable {
  static var parameters: [Parameter<Self>] { get }
}

/// One key with its present value.
public struct Setting: Sendable, Hashable {
  public var key: String
  public var value: ParameterValue

  public init(_ key: String, _ value: ParameterValue) {
    self.key = key
    self.value = value
  }
}

extension Parameterized {
  /// All parameters with their present values, in the order of their table.
  public var settings: [Setting] {
    Self.parameters.map { Setting($0.key, $0.value(in: self)) }
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
