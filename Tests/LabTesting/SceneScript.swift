import LabSimulation

/// Touches as the tables of the field write them: `B(0,0)@0 M(12,0)@16 #2B(50,0)@20 E@48`.
///
/// B, M, S, E and C are began, moved, stationary, ended and cancelled; `#2` is the second finger.
/// Points count from a start; without a point a finger stays where it was, a new one at the start.
public struct SceneScript {
  public struct Fault: Error, CustomStringConvertible {
    public var word: String
    public var description: String { "\(word) is no touch" }
  }

  private struct Word {
    var finger: Int32 = 0
    var phase: TouchPhase
    var place: Vector?
    var time: Double

    init(_ text: Substring) throws {
      let fault = Fault(word: String(text))
      var rest = text
      if rest.hasPrefix("#") {
        rest = rest.dropFirst()
        let digits = rest.prefix { $0.isNumber }
        guard let number = Int32(digits), number > 0 else { throw fault }
        finger = number - 1
        rest = rest.dropFirst(digits.count)
      }
      guard let letter = rest.first, let phase = Self.phases[letter] else { throw fault }
      self.phase = phase
      let halves = rest.dropFirst().split(separator: "@", omittingEmptySubsequences: false)
      guard halves.count == 2, let time = Double(halves[1]) else { throw fault }
      self.time = time
      guard !halves[0].isEmpty else { return }
      let numbers = halves[0].dropFirst().dropLast().split(separator: ",").compactMap { Double($0) }
      guard halves[0].hasPrefix("("), halves[0].hasSuffix(")"), numbers.count == 2 else {
        throw fault
      }
      place = Vector(numbers[0], numbers[1])
    }

    private static let phases: [Character: TouchPhase] = [
      "B": .began, "M": .moved, "S": .stationary, "E": .ended, "C": .cancelled,
    ]
  }

  private let words: [Word]

  public init(_ text: String) throws {
    words = try text.split(separator: " ").map { try Word($0) }
  }

  public func touches(from start: Vector) -> Touches {
    var places: [Int32: Vector] = [:]
    return Touches(
      words.map { word in
        let before = word.phase == .began ? .zero : places[word.finger] ?? .zero
        let place = word.place ?? before
        places[word.finger] = place
        return TouchEvent(
          touch: word.finger, phase: word.phase, time: word.time, location: start + place)
      })
  }
}
