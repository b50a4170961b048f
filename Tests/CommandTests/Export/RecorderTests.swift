import Foundation
import LabReport
import LabSimulation
import LabStudy
import LabTesting
import Testing

/// Writes, compiles and runs the exported recorder against stubs of UIKit and SwiftUI.
///
/// `@objc` and `#selector` need the Objective-C runtime, so on Linux they are taken out before.
@Suite("The exported recorder")
struct RecorderTests {
  private static let interfaces = RecorderSource.Interface.allCases

  @Test("each screen holds what it is built with, and no other", arguments: interfaces)
  func parts(interface: RecorderSource.Interface) throws {
    let result = try Tool.run("export", "--to", "recorder", "--ui", interface.rawValue)
    #expect(result.exitCode == 0)
    #expect(result.output == RecorderSource(interface).text)
    let (hasUIKit, hasSwiftUI) = (interface != .swiftui, interface != .uikit)
    #expect(result.output.contains("class RecorderViewController") == hasUIKit)
    #expect(result.output.contains("struct RecorderView") == hasSwiftUI)
    #expect(result.output.contains("import SwiftUI") == hasSwiftUI)
    #expect(result.output.contains("Observable") == hasSwiftUI)
  }

  @Test("both screens are written when nobody says which")
  func fallback() throws {
    #expect(try Tool.run("export", "--to", "recorder").output == RecorderSource(.both).text)
  }

  @Test("every strategy of the lab and a plain drag are there, by names that a log may have")
  func strategies() throws {
    let text = RecorderSource(.both).text
    let names = text.matches(of: /case \w+ = "([^"]+)"/).map { String($0.output.1) }
    let rows = try names.map { try DeviceLog.strategy($0) }
    #expect(names.count == 7)
    #expect(Set(rows.map(\.name)) == Set(Strategies.names + [PlainDrag.name]))
    #expect(rows.map { $0.strategy.specification } == names)
  }

  @Test("titles of the picker are short and differ")
  func titles() throws {
    let text = RecorderSource(.both).text
    let titles = text.matches(of: /case \.\w+: "([^"]+)"/).map { String($0.output.1) }
      .filter { $0.first?.isUppercase == true }
    #expect(titles.count == 7)
    #expect(Set(titles).count == titles.count)
    #expect(titles.allSatisfy { $0.count <= 8 })
    #expect(text.contains("UIAction(title: strategy.title)"))
    #expect(text.contains("Text($0.title)"))
  }

  @Test("both screens cover the whole screen, and can be closed")
  func presentation() {
    let uikit = RecorderSource(.uikit).text
    let swiftui = RecorderSource(.swiftui).text
    // However the controller is made.
    #expect(uikit.matches(of: /modalPresentationStyle = \.fullScreen/).count == 2)
    #expect(uikit.contains("dismiss(animated: true)"))
    #expect(swiftui.contains(".fullScreenCover(isPresented: $isShown) { RecorderView() }"))
    #expect(swiftui.contains("Button(\"Close\") {"))
    for text in [uikit, swiftui] { #expect(text.contains("recorder.close()")) }
  }

  @Test("every selector is that of a method which Objective-C sees")
  func selectors() {
    let text = RecorderSource(.both).text
    let names = text.matches(of: /#selector\((\w+)\(_:\)\)/).map { String($0.output.1) }
    #expect(names.count == 3)
    for name in names { #expect(text.contains("@objc private func \(name)(_")) }
  }

  @Test("a lock, and a screen for a recognizer, are refused as usage errors")
  func usage() throws {
    for arguments in [
      ["results/feed-carousel.lock.json", "--to", "recorder"], ["--to", "swift"], [],
      ["results/feed-carousel.lock.json", "--ui", "uikit"], ["--to", "recorder", "--ui", "appkit"],
    ] {
      let result = try Tool.run(["export"] + arguments, in: URL(filePath: PackageFiles.root))
      #expect(result.exitCode == 64, "\(arguments)")
      #expect(result.output.isEmpty)
    }
  }

  #if !canImport(Darwin)
    /// The source without what only Apple's runtime has, its methods open to the program that drives it.
    private static func source(_ interface: RecorderSource.Interface) -> String {
      RecorderSource(interface).text
        .replacing("@objc private ", with: "")
        .replacing(/#selector\(\w+\(_:\)\)/, with: "Selector(\"\")")
    }

    @Test("each screen compiles without a warning")
    func compiling() throws {
      let folder = try TemporaryFolder()
      try StubCompiler.prepare(folder, main: "recorder-main")
      for interface in Self.interfaces {
        try folder.write(Self.source(interface), to: "Recorder.swift")
        try StubCompiler.swiftc(
          "-typecheck", "-I", ".", "-swift-version", "6", "-warnings-as-errors", "Recorder.swift",
          in: folder)
      }
    }

    @Test("it writes of two strokes what happened, and goes on counting at the next launch")
    func log() throws {
      let folder = try TemporaryFolder()
      try StubCompiler.prepare(folder, main: "recorder-main")
      try folder.write(Self.source(.uikit), to: "Recorder.swift")
      try StubCompiler.swiftc(
        "-I", ".", "-swift-version", "6", "-warnings-as-errors", "Recorder.swift", "main.swift",
        "UIKit.o", "-o", "record", in: folder)
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent("Documents"), withIntermediateDirectories: true)
      let first = try launch(folder)
      try check(first)
      // The recorder that is never shown has left no file.
      let documents = folder.url.appendingPathComponent("Documents").path
      #expect(try FileManager.default.contentsOfDirectory(atPath: documents).count == 1)
      let person = try #require(first.strokes.first?.name.person)
      #expect(person.wholeMatch(of: /p1-[0-9a-f]{4}/) != nil, "\(person)")
      let second = try launch(folder)
      #expect(second.strokes.map(\.name.person) == [person, person])
      #expect(first.strokes.map(\.name.session) == ["1", "1"])
      #expect(second.strokes.map(\.name.session) == ["2", "2"])
    }

    /// Starts the recorder, and reads the log that it writes.
    private func launch(_ folder: TemporaryFolder) throws -> DeviceLog {
      let result = try Tool.start(
        [], environment: ["HOME": folder.url.path, "CFFIXED_USER_HOME": folder.url.path],
        program: folder.url.appendingPathComponent("record")
      ).wait()
      #expect(result.exitCode == 0, "\(result.errorOutput)")
      let path = try #require(
        result.output.firstMatch(of: /the gesture-lab recorder writes (.+)\n/)?.output.1)
      let bytes = try Data(contentsOf: URL(filePath: String(path)))
      return try DeviceLog(Array(bytes), file: "d.log")
    }

    private func check(_ log: DeviceLog) throws {
      #expect(log.notes.isEmpty)
      #expect(log.strokes.map(\.intent) == [.scroll, .page])
      #expect(log.strokes.map(\.direction) == [.up, .left])
      #expect(log.strokes.map(\.name.stroke) == ["1", "2"])
      for stroke in log.strokes {
        #expect(stroke.strategy.label == "native")
        #expect(stroke.device.system == "18.2")
        #expect(stroke.touches.events.map(\.phase) == [.began, .moved, .ended])
        #expect(stroke.coalesced == 1)
        // The carousel at 400 in the content is brought to 120 below the upper edge of the feed.
        #expect(stroke.layout.carousel == Rect(x: 0, y: 120, width: 390, height: 400))
        #expect(stroke.layout.feedOffset == 280)
        #expect(stroke.layout.page == 2)
      }
      let moved = log.strokes.map { $0.touches.events[1].location - Vector(195, 300) }
      #expect(moved == [Vector(0, -50), Vector(-50, 0)])
      // The begin belongs to the move, although it was noticed before the recorder heard of that.
      let claims = log.strokes.map { DeviceOutcome.Claim.at($0.touches.events[1].time) }
      #expect(
        log.strokes.map(\.outcome) == [
          DeviceOutcome(
            feedMoved: 40, carouselMoved: 0, page: 2, feedPan: .ended, child: .idle,
            claim: claims[0]),
          DeviceOutcome(
            feedMoved: 0, carouselMoved: 390, page: 3, feedPan: .idle, child: .ended,
            claim: claims[1]),
        ])
    }
  #endif
}
