/// The registry of motor models: a new one is a file beside this one and a line here.
public enum MotorModels {
  public static let all: [Entry] = [
    Entry(SigmaLognormal.self),
    Entry(MinimumJerk.self),
    Entry(AsymmetricMinimumJerk.self),
    Entry(ConstantSpeed.self),
  ]

  public static let names: [String] = all.map(\.name)

  public static func named(_ name: String) -> Entry? {
    all.first { $0.name == name }
  }

  /// A registered model: one indirect call per stroke, and a loop for the concrete type in it.
  public struct Entry: Sendable {
    public let name: String
    public let summary: String
    private let run: @Sendable (Contact, inout [Double]) -> Void

    public init<Model: MotorModel>(_ model: Model.Type) {
      name = Model.name
      summary = Model.summary
      run = { contact, times in
        let motion = Model(contact)
        times.withUnsafeMutableBufferPointer { times in
          for index in times.indices { times[index] = motion.progress(at: times[index]) }
        }
      }
    }

    /// Replaces each time, in ms from touch-down, by the share of the path that is done then.
    public func replaceTimes(_ times: inout [Double], of contact: Contact) {
      run(contact, &times)
    }
  }
}
