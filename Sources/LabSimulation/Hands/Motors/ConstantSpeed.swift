/// Constant speed from touch-down to lift: no human, but easy to reckon with.
public struct ConstantSpeed: MotorModel {
  public static let name = "constant"
  public static let summary = "constant speed from touch-down to lift, for hand calculations"

  private let rate: Double

  public init(_ contact: Contact) {
    rate = 1 / contact.duration
  }

  @inline(__always)
  public func progress(at time: Double) -> Double {
    min(max(time * rate, 0), 1)
  }
}
