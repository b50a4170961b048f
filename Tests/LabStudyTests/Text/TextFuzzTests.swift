import LabStudy
import Testing

@Suite("Damaged texts")
struct TextFuzzTests {
  /// A small fixed generator (splitmix64, Steele, Lea and Flood 2014): the same damage every time.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  static func damage(_ bytes: [UInt8], _ generator: inout Generator) -> [UInt8] {
    let marks = Array("{}[]:,'\"\\/*+-.0123456789eExXuIN\n\r #_a\u{FEFF}é😀".utf8)
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes.insert(marks.randomElement(using: &generator) ?? 0, at: place)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 3))
      case 3: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: bytes.suffix(8), at: place)
      }
    }
    return bytes
  }

  @Test("no damage to a JSON5 text crashes the reader, and every fault lies inside the text")
  func json5() {
    var generator = Generator(state: 1)
    var refused = 0
    for round in 0..<20_000 {
      let text = JSON5TextCases.valid[round % JSON5TextCases.valid.count]
      let bytes = Self.damage(Array(text.utf8), &generator)
      do {
        _ = try JSON5Reader.read(bytes, file: "x")
      } catch {
        refused += 1
        let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
        let isInside = error.position.map { $0.line <= lines && $0.column <= bytes.count + 1 }
        #expect(isInside == true && !error.description.isEmpty, "\(bytes)")
      }
    }
    // Otherwise the damage would not reach the faults at all.
    #expect(refused > 5000 && refused < 20_000)
  }

  @Test("no damage to a CSV text crashes the reader, and chunks of any size read the same")
  func csv() {
    var generator = Generator(state: 2)
    let text = "# a: b\r\nx,\"y\"\"\",z\n1,\"2\n\",3\r\n-4.5e1,,\"\"\n7,é,😀"
    var refused = 0
    for _ in 0..<5_000 {
      let bytes = Self.damage(Array(text.utf8), &generator)
      let whole = Self.cells { try CSVReader(bytes, file: "x") }
      let size = Int.random(in: 1...9, using: &generator)
      var rest = bytes[...]
      let chunked = Self.cells {
        try CSVReader(file: "x") {
          defer { rest = rest.dropFirst(size) }
          return Array(rest.prefix(size))
        }
      }
      #expect(whole == chunked, "\(bytes) by \(size)")
      if whole.last?.hasPrefix("x:") == true { refused += 1 }
    }
    #expect(refused > 1000 && refused < 5000)
  }

  /// Everything that a reader gives, or what it gave before the fault and the fault.
  private static func cells(_ reader: () throws -> CSVReader) -> [String] {
    var cells: [String] = []
    do {
      let reader = try reader()
      cells += reader.preamble.map { "\($0)" } + reader.header.names
      try reader.forEachRow { row in
        for index in 0..<row.count {
          cells.append("\(row.position(of: index)) " + (try row.text(index)))
          cells.append((try? row.number(index)).map { "\($0)" } ?? "none")
          cells.append((try? row.whole(index)).map { "\($0)" } ?? "none")
        }
      }
    } catch {
      cells.append("\(error)")
    }
    return cells
  }
}
