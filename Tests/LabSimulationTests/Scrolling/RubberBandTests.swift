import LabSimulation
import Testing

@Suite("Rubber band: what shows of a drag past an edge")
struct RubberBandTests {
  private static func band(_ length: Double) -> RubberBand {
    RubberBand(length: length, share: Tuning().rubberBand)
  }

  @Test(
    "shown = (1 - 1 / (over 0.55 / length + 1)) length",
    arguments: [
      (800.0, 10.0, 5.462), (800, 50, 26.586), (800, 100, 51.462), (800, 200, 96.703),
      (800, 400, 172.549), (390, 100, 48.202), (390, 200, 85.800),
    ])
  func list(row: (length: Double, over: Double, shown: Double)) {
    let band = Self.band(row.length)
    #expect(abs(band.shown(of: row.over) - row.shown) < 0.0005)
  }

  @Test("the drag that belongs to what is shown is the inverse", arguments: [390.0, 800])
  func inverse(length: Double) throws {
    let band = Self.band(length)
    for over in [0, 0.001, 10, 100, 1000, 1e6] {
      let drag = try #require(band.drag(showing: band.shown(of: over)))
      #expect(abs(drag - over) <= 1e-9 * (1 + over * over))
    }
    // 100 pt of 800 show 51.462.
    #expect(abs(try #require(Self.band(800).drag(showing: 51.462)) - 100) < 0.001)
  }

  @Test("it never shows its whole length, and nothing before the edge")
  func limits() {
    let band = Self.band(800)
    #expect(band.shown(of: 1e9) < 800)
    #expect(band.shown(of: 0) == 0)
    #expect(band.shown(of: -20) == 0)
    #expect(band.drag(showing: 800) == nil)
    #expect(band.drag(showing: 900) == nil)
    #expect(band.drag(showing: -1) == 0)
  }

  @Test("at the edge it shows 0.55 of the finger's speed, further out less")
  func slope() {
    let band = Self.band(800)
    #expect(band.slope(at: 0) == 1)
    #expect(abs(band.slope(at: 1e-9) - 0.55) < 1e-9)
    for over in [1.0, 100, 700] {
      let difference = (band.shown(of: over + 1e-4) - band.shown(of: over - 1e-4)) / 2e-4
      #expect(abs(band.slope(at: over) - difference) < 1e-6)
    }
  }

  @Test("a view without length shows nothing")
  func noLength() {
    let band = Self.band(0)
    #expect(band.shown(of: 10) == 0)
    #expect(band.slope(at: 10) == 0)
    #expect(band.drag(showing: 1) == nil)
    #expect(band.drag(showing: 0) == 0)
  }
}
