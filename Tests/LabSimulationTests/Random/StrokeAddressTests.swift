import LabSimulation
import Testing

@Suite("Stroke addresses")
struct StrokeAddressTests {
  @Test("an address is written person/session/stroke and read back")
  func roundTrip() {
    let address = StrokeAddress(person: 12, session: 1, stroke: 7)
    #expect(address.description == "12/1/7")
    #expect(StrokeAddress("12/1/7") == address)
  }

  @Test(
    "any other text is refused",
    arguments: [
      "", "1", "1/2", "1/2/3/4", "1//3", "/1/2", "a/1/2", "-1/0/0", "+1/0/0", "1/2/3 ", "1.0/2/3",
      "99999999999999999999/0/0", "١/1/1",
    ])
  func refused(text: String) {
    #expect(StrokeAddress(text) == nil)
  }

  @Test("addresses are ordered by person, then session, then stroke")
  func order() {
    let sorted = ["0/0/9", "0/1/0", "1/0/0", "1/0/1", "2/0/0", "10/0/0"].compactMap {
      StrokeAddress($0)
    }
    #expect(sorted.count == 6)
    #expect(sorted.reversed().sorted() == sorted)
  }
}
