import LabStudy
import Testing

@testable import LabReport

@Suite("What is said of lost swipes")
struct AboutPeopleTests {
  @Test("nobody recorded the first 10 pt, unless the population was fitted to samples of swipes")
  func lostSwipes() {
    #expect(AboutPeople.lostSwipes(nil).contains("nobody recorded the first 10 pt"))
    var origin = PopulationOrigin(persons: 8, scrolls: 30, pages: 20, isRaw: true)
    let known = AboutPeople.lostSwipes(origin)
    #expect(known.contains("fitted to 30 scrolls and 20 page swipes of 8 persons"))
    #expect(known.contains("the first 10 pt of these swipes were recorded"))
    origin.isRaw = false
    #expect(AboutPeople.lostSwipes(origin).contains("these do not show the first 10 pt"))
  }
}
