import LabStudy

extension RecorderSource {
  /// The file and its lines.
  static let log = #"""
    // MARK: Log

    /// Writes the log, one line per event, each as a whole: a crash loses no line that was written.
    ///
    /// The file is made with its first line, so a recorder that is never shown leaves none behind.
    @MainActor final class RecorderLog {
      let url: URL
      private var file: FileHandle?
      private var isOpen = false
      /// When the log began, in seconds since the device was started.
      private let start = ProcessInfo.processInfo.systemUptime

      init() {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        let name = "gesture-lab-\(Int(Date().timeIntervalSince1970 * 1000)).log"
        url = folder.appendingPathComponent(name)
      }

      private func open() {
        isOpen = true
        _ = FileManager.default.createFile(atPath: url.path, contents: nil)
        file = try? FileHandle(forWritingTo: url)
        print("the gesture-lab recorder writes \(url.path)")
        write("log version=\#(DeviceLog.version)")
      }

      func write(_ line: String) {
        if !isOpen { open() }
        try? file?.write(contentsOf: Data((line + "\n").utf8))
      }

      /// The model identifier, the screen and its rates; points to the inch are not known to an app.
      func writeDevice(_ screen: UIScreen) {
        let size = screen.bounds.size
        write(
          "device model=\(Self.model) os=\(UIDevice.current.systemVersion) "
            + "width_pt=\(Self.text(size.width)) height_pt=\(Self.text(size.height)) "
            + "scale=\(Self.text(screen.scale)) max_fps=\(screen.maximumFramesPerSecond) "
            + "coalescing=true points_per_inch=")
      }

      /// A time in seconds since the device was started, as milliseconds of the log.
      func time(_ seconds: TimeInterval) -> String { Self.text((seconds - start) * 1000) }

      static func text(_ number: Double) -> String { String(format: "%.3f", number) }

      static func text(_ rect: CGRect, _ name: String) -> String {
        "\(name)_x_pt=\(text(rect.minX)) \(name)_y_pt=\(text(rect.minY)) "
          + "\(name)_width_pt=\(text(rect.width)) \(name)_height_pt=\(text(rect.height))"
      }

      private static var model: String {
        if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
          return simulated
        }
        var system = utsname()
        uname(&system)
        return withUnsafeBytes(of: system.machine) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
      }
    }

    """#
}
