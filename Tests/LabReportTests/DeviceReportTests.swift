import LabStudy
import LabTesting
import Testing

@testable import LabReport

@Suite("Reports of device logs")
struct DeviceReportTests {
  /// Flat swipes, 20 pt per event: on the device the carousel takes some, and the feed the others.
  private static func report(taken: Int, lost: Int) throws -> DeviceReport {
    let flat = ScriptedStroke.through([(-20, 0), (-40, 0), (-60, 0)], lift: 16)
    var text = DeviceLogText()
    for number in 0..<taken + lost {
      text.add(
        "native", flat,
        number < taken
          ? DeviceLogText.Noted(child: [(.began, 1), (.ended, 4)], carouselMoved: 40, page: 3)
          : DeviceLogText.Noted(feed: [(.began, 1), (.ended, 4)], feedMoved: 40))
    }
    let log = try DeviceLog(text.bytes, file: "d.log")
    return DeviceReport(
      log, try log.checks(file: "d.log"), name: "d.log", command: "replay --device-log d.log")
  }

  @Test("the table says that no device was looked at, and which strokes the log has")
  func head() throws {
    let table = try Self.report(taken: 1, lost: 0).table()
    #expect(
      table.hasPrefix(
        "d.log: 1 stroke of 1 person\n"
          + "The lab is not yet checked on a device by its authors.\n"))
    #expect(table.contains("DEVICES OF PROFILE 18: 1 stroke on iPhone17,1 with 18.2\n"))
  }

  @Test("the table says what was compared and what the log does not tell")
  func compared() throws {
    let flat = ScriptedStroke.through([(-20, 0), (-40, 0), (-60, 0)], lift: 16)
    var text = DeviceLogText()
    text.add("native", flat, DeviceLogText.Noted(child: [(.began, 1)], carouselMoved: 40, page: 3))
    text.write("state recognizer=other.pan state=began time_ms=16")
    text.startStroke("native")
    text.write(flat)
    text.write("rest feed_pt=400 page=3")
    let log = try DeviceLog(text.bytes, file: "d.log")
    let table = try DeviceReport(
      log, try log.checks(file: "d.log"), name: "d.log", command: ""
    ).table()
    let rows = table.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(rows.contains("feed.pan 1 0 1"))
    #expect(rows.contains("carousel's recognizer 1 1 1"))
    #expect(rows.contains("page 2 0 0"))
    #expect(
      rows.contains(
        "Lines that were used: touches 10, states 3 (left out: 1 of other recognizers), "
          + "drag calls 0, offsets 1."))
  }

  @Test("agreement stands as k of n with its interval, in all and by strategy")
  func agreement() throws {
    let table = try Self.report(taken: 3, lost: 1).table()
    let row = try #require(
      table.split(separator: "\n").first { $0.hasPrefix("18       race-18") })
    // Wilson for 3 of 4: (0.75 + z²/8) / (1 + z²/4) -+ z sqrt(0.75 · 0.25 / 4 + z²/64) / (1 + z²/4).
    #expect(
      row.split(separator: " ").joined(separator: " ")
        == "18 race-18 3 of 4 75.00 30.06 .. 95.44 3 of 4")
  }

  @Test("where no stroke tells two models apart, all are a tie")
  func tie() throws {
    let table = try Self.report(taken: 2, lost: 0).table()
    #expect(table.contains("0 of 2 strokes tell any two of the 38 models apart."))
    #expect(table.contains("a tie of all"))
    #expect(table.contains("Every stroke is explained by some model."))
  }

  @Test("ten strokes without an explanation are listed with what differs, the others counted")
  func unexplained() throws {
    let table = try Self.report(taken: 0, lost: 12).table()
    #expect(table.contains("UNEXPLAINED, 12 of 12 strokes, against race-17 on 17\n"))
    let listed = table.split(separator: "\n").filter { $0.hasPrefix("ann/1/") }
    #expect(listed.count == 10)
    let first = try #require(listed.first)
    #expect(first.hasPrefix("ann/1/1 native (uikit): feed: device moved 40 pt, lab moved 0 pt; "))
    #expect(first.contains("page: device rests on page 2, lab rests on page 3"))
    #expect(
      first.contains("feed.pan: device began and ended, lab never began; "), "\(first)")
    #expect(table.hasSuffix("and 2 more\n"))
  }

  @Test("a difference that a coin could have made is called none")
  func coin() throws {
    let corner = ScriptedStroke.through([(-8.5, -8.5), (-17, -17), (-60, -60)], lift: 16)
    var text = DeviceLogText()
    text.add(
      "early-direction-failure", corner,
      DeviceLogText.Noted(child: [(.began, 1), (.cancelled, 2)]))
    let log = try DeviceLog(text.bytes, file: "d.log")
    let report = DeviceReport(log, try log.checks(file: "d.log"), name: "d.log", command: "")
    let table = try report.table()
    #expect(table.contains("1 of 1 strokes tell any two of the 38 models apart."))
    #expect(table.contains("1 stroke that only the first explains, 0 that only the second does"))
    #expect(table.contains("exact p 1.0000"))
    #expect(table.contains("That is no finding"))
  }

  @Test("the CSV has a row for every stroke under every profile and hypothesis")
  func csv() throws {
    let report = try Self.report(taken: 1, lost: 1)
    let reader = try CSVReader(Array(report.csv().utf8), file: "x")
    #expect(
      reader.preamble.map(\.key) == [
        "version", "command", "device log version", "strokes", "lab",
      ])
    let names = reader.header.names
    var rows: [[String: String]] = []
    try reader.forEachRow { row in
      rows.append(
        Dictionary(uniqueKeysWithValues: try names.enumerated().map { ($1, try row.text($0)) }))
    }
    #expect(rows.count == 2 * 38)
    #expect(
      rows.map { $0["agrees"] } == Array(repeating: "true", count: 38)
        + Array(repeating: "false", count: 38))
    let last = try #require(rows.last)
    #expect(last["differs"] == "feed_moves carousel_moves page feed_pan child")
    #expect((last["device_page"], last["lab_page"]) == ("2", "3"))
    #expect((last["device_claim_ms"], last["lab_claim_ms"]) == ("16", "16"))
    #expect(!report.csv(withPreamble: false).contains("#"))
  }
}
