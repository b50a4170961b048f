/// The place of a stroke in an experiment: who drew it, in which session, and as which stroke.
///
/// All three count from 0. With the seed, the address determines the stroke completely, so that any
/// stroke can be made again alone. Text form: `person/session/stroke`, for example `12/1/7`.
public struct StrokeAddress: Sendable, Hashable {
  public let person: Int
  public let session: Int
  public let stroke: Int

  /// - Precondition: no number is negative.
  public init(person: Int, session: Int, stroke: Int) {
    precondition(
      person >= 0 && session >= 0 && stroke >= 0,
      "an address counts from 0: \(person)/\(session)/\(stroke)")
    self.person = person
    self.session = session
    self.stroke = stroke
  }
}

extension StrokeAddress: Comparable {
  /// Orders by person, then session, then stroke.
  public static func < (a: StrokeAddress, b: StrokeAddress) -> Bool {
    (a.person, a.session, a.stroke) < (b.person, b.session, b.stroke)
  }
}

extension StrokeAddress: LosslessStringConvertible {
  /// Reads `person/session/stroke`: three whole numbers in decimal digits, nothing else.
  ///
  /// Returns `nil` for any other text, numbers that do not fit included.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    var numbers: [Int] = []
    for part in parts {
      // Int would also take a sign, which an address never has.
      guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(part) else {
        return nil
      }
      numbers.append(number)
    }
    self.init(person: numbers[0], session: numbers[1], stroke: numbers[2])
  }

  public var description: String { "\(person)/\(session)/\(stroke)" }
}
