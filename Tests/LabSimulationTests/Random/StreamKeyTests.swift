import Testing

@testable import LabSimulation

@Suite("Random streams")
struct StreamKeyTests {
  @Test("no two seeds, levels, addresses or lanes share a stream")
  func distinct() {
    var seen: Set<Xoshiro256> = []
    var count = 0
    func visit(_ key: StreamKey) {
      for lane in Lane.allCases {
        seen.insert(key.stream(lane))
        count += 1
      }
    }
    for seed: UInt64 in [0, 1, 2, .max] {
      for person in 0..<8 {
        visit(.person(person, seed: seed))
        for session in 0..<3 {
          visit(.session(session, person: person, seed: seed))
          for stroke in 0..<10 {
            visit(
              .stroke(
                StrokeAddress(person: person, session: session, stroke: stroke), seed: seed))
          }
        }
      }
    }
    #expect(seen.count == count)
  }

  @Test("first draws of successive strokes are uncorrelated")
  func uncorrelated() {
    let count = 20_000
    let draws = (0..<count).map { stroke in
      var stream = StreamKey.stroke(
        StrokeAddress(person: 0, session: 0, stroke: stroke), seed: 1
      ).stream(.angle)
      return stream.normal()
    }
    var product = 0.0
    for index in 1..<count { product += draws[index - 1] * draws[index] }
    #expect((product / Double(count)).magnitude < 4 / Double(count).squareRoot())
  }
}
