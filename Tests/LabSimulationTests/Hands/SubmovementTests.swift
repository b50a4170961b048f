import Foundation
import Testing

@testable import LabSimulation

@Suite("Strokes of several movements")
struct SubmovementTests {
  private static func contact(
    _ count: Int, landing: Double = 0, lift: Double = 1, delay: Double = 0.7
  ) -> Contact {
    var contact = Contact(duration: 200, landing: landing, lift: lift, sigma: 0.3)
    let further = Submovement(share: 0.25, delay: delay, span: 0.8, sigma: 0.25)
    if count > 1 { contact.second = further }
    if count > 2 { contact.third = further }
    return contact
  }

  @Test("as many movements as asked are seen as peaks of the speed", arguments: [1, 2, 3])
  func peaks(count: Int) {
    let model = SigmaLognormal(Self.contact(count, delay: 0.95))
    let speeds = (1...400).map {
      model.progress(at: Double($0) / 2) - model.progress(at: Double($0 - 1) / 2)
    }
    let peaks = speeds.indices.dropFirst().dropLast().count {
      speeds[$0] > speeds[$0 - 1] && speeds[$0] >= speeds[$0 + 1]
    }
    #expect(peaks == count)
  }

  @Test("a further movement without length or hardly any leaves the first as it is")
  func vanishing() {
    var contact = Self.contact(2)
    contact.second?.share = 1e-12
    let one = SigmaLognormal(Self.contact(1))
    let two = SigmaLognormal(contact)
    // The lift at 1 - 1e-6 of the whole hardly moves by a movement of 1e-12 of it.
    for time in stride(from: 0.0, through: 200, by: 5) {
      #expect((one.progress(at: time) - two.progress(at: time)).magnitude < 1e-6)
    }
  }

  @Test(
    "a contact shows the part between its landing and its lift, whatever the model",
    arguments: MotorModels.names, [1, 2, 3])
  func cut(name: String, count: Int) throws {
    let model = try #require(MotorModels.named(name))
    guard name != ConstantSpeed.name else { return }
    func progress(_ contact: Contact, _ time: Double) -> Double {
      var times = [time]
      model.replaceTimes(&times, of: contact)
      return times[0]
    }
    let whole = Self.contact(count)
    let (landing, lift) = (0.12, 0.83)
    func time(at share: Double) -> Double {
      var (lower, upper) = (0.0, 200.0)
      for _ in 0..<60 {
        let middle = 0.5 * (lower + upper)
        if progress(whole, middle) < share { lower = middle } else { upper = middle }
      }
      return upper
    }
    let (first, last) = (time(at: landing), time(at: lift))
    let part = Self.contact(count, landing: landing, lift: lift)
    for share in [0.05, 0.3, 0.5, 0.75, 0.95] {
      let seen = progress(whole, first + share * (last - first))
      let expected = (seen - landing) / (lift - landing)
      // The whole of a log-normal ends at 1 - 1e-6.
      #expect((progress(part, 200 * share) - expected).magnitude < 1e-5)
    }
  }

  @Test("classes of three movements and perturbed ones keep chord, duration, landing and lift")
  func plans() {
    func hand(_ change: (inout StrokeClass) -> Void) -> Hand {
      var population = Population.rightThumb
      change(&population.scrollClasses[0].value)
      change(&population.pageClasses[0].value)
      return HandTests.hand(population)
    }
    var plain = hand { _ in }
    var three = hand { $0.submovements = 3 }
    var perturbed = hand { $0.perturbation = 0.1 }
    var (least, greatest) = (1.0, 1.0)
    for address in FingerSetup.addresses(persons: 20, sessions: 1, strokes: 10) {
      let (_, plan, movement) = plain.plan(address)
      let (_, threePlan, threeMovement) = three.plan(address)
      let (_, perturbedPlan, perturbedMovement) = perturbed.plan(address)
      #expect(threePlan == plan && perturbedPlan == plan)
      #expect(threeMovement.contact.second != nil && threeMovement.contact.third != nil)
      #expect(threeMovement.contact.sigma == movement.contact.sigma)
      var sameButSigma = perturbedMovement.contact
      sameButSigma.sigma = movement.contact.sigma
      #expect(sameButSigma == movement.contact)
      let factor = perturbedMovement.contact.sigma / movement.contact.sigma
      (least, greatest) = (min(least, factor), max(greatest, factor))
    }
    #expect((0.9...0.92).contains(least) && (1.08...1.1).contains(greatest))
  }

  @Test("a stroke of three movements is 0 at touch-down, 1 at the lift, and never falls")
  func law() {
    var hand = HandTests.hand(.elderlyTremor)
    for address in FingerSetup.addresses(persons: 30, sessions: 1, strokes: 10) {
      let contact = hand.plan(address).movement.contact
      let model = SigmaLognormal(contact)
      var last = 0.0
      for step in 0...200 {
        let progress = model.progress(at: contact.duration * Double(step) / 200)
        #expect(progress >= last)
        last = progress
      }
      #expect(model.progress(at: 0).magnitude < 1e-9)
      #expect((last - 1).magnitude < 1e-9)
    }
  }
}
