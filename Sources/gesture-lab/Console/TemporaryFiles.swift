import Synchronization

/// The unfinished output files of this process, so that a signal handler can remove them.
///
/// A handler may neither allocate nor lock. It walks a fixed row of atomic pointers, made before
/// any handler is installed. A path that was published is never freed, since a handler may be
/// reading it on another thread; that costs some hundred bytes for each output file.
enum TemporaryFiles {
  private final class Slot: Sendable {
    /// The address of a C string, or 0: pointers themselves are not `Sendable`.
    private let address = Atomic<UInt>(0)

    var path: UnsafePointer<CChar>? {
      UnsafePointer(bitPattern: address.load(ordering: .acquiring))
    }

    /// Takes the slot for a path if it is free.
    func claim(_ path: UnsafePointer<CChar>) -> Bool {
      address.compareExchange(
        expected: 0, desired: UInt(bitPattern: path), ordering: .acquiringAndReleasing
      ).exchanged
    }

    func clear() { address.store(0, ordering: .releasing) }
  }

  /// With more outputs than slots, the last are not removed by a second Ctrl-C; all else holds.
  private static let slots = (0..<64).map { _ in Slot() }
  private static let next = Atomic<Int>(0)

  /// Makes the slots, which may not happen for the first time inside a handler.
  static func prepare() { _ = slots.count }

  /// Makes a file of a new name in a folder, and lists it until `forget`.
  ///
  /// The name is short and does not hold that of the target, which may be as long as a name can be.
  static func make(in folder: String) throws(SystemError) -> (path: String, descriptor: Int32) {
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      let path = "\(folder)/.gesture-lab-\(System.processNumber)-\(number).partial"
      do throws(SystemError) {
        let descriptor = try System.open(path, for: .creating)
        list(path)
        return (path, descriptor)
      } catch {
        // Left by another process that had this number, as after a crash: take the next name.
        guard error == .exists else { throw error }
      }
    }
  }

  /// Takes a file off the list, after it was renamed or removed.
  static func forget(_ path: String) {
    for slot in slots {
      if let listed = slot.path, String(cString: listed) == path { slot.clear() }
    }
  }

  /// Removes all files on the list; may be called in a signal handler.
  static func removeAll() {
    for slot in slots {
      if let path = slot.path { System.remove(path) }
    }
  }

  private static func list(_ path: String) {
    let copy = path.withCString { source in
      let count = path.utf8.count + 1
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: count)
      copy.initialize(from: source, count: count)
      return copy
    }
    _ = slots.first { $0.claim(copy) }
  }
}
