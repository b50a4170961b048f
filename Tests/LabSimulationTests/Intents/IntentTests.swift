import LabSimulation
import Testing

@Suite("Intents")
struct IntentTests {
  @Test("even strokes scroll, odd strokes page, and each intent counts its own")
  func numbering() {
    for stroke in 0..<20 {
      let address = StrokeAddress(person: 3, session: 2, stroke: stroke)
      #expect(address.intent == (stroke % 2 == 0 ? .scroll : .page))
      #expect(address.indexInIntent == stroke / 2)
      #expect(
        StrokeAddress(
          person: 3, session: 2, intent: address.intent, index: address.indexInIntent) == address)
    }
  }

  @Test("scrolling is vertical and paging horizontal, under the names of the stroke files")
  func names() {
    #expect(Intent(rawValue: "scroll")?.axis == .vertical)
    #expect(Intent(rawValue: "page")?.axis == .horizontal)
  }
}
