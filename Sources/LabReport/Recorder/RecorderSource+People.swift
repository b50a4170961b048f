extension RecorderSource {
  /// The numbers of persons and sessions.
  static let people = #"""
    // MARK: People

    /// Numbers persons and sessions, and goes on counting when the app is started again.
    ///
    /// A person is a number and a tag of this installation, so that logs of several launches and of
    /// several devices can be joined. It is never a name.
    @MainActor struct RecorderPeople {
      private(set) var person: Int
      private(set) var session: Int
      private let tag: String

      private static let personKey = "gesture-lab.person"
      private static let sessionKey = "gesture-lab.session"
      private static let tagKey = "gesture-lab.tag"

      /// The person of the last launch in a new session; at the very first launch person 1.
      init() {
        let store = UserDefaults.standard
        person = max(1, store.integer(forKey: Self.personKey))
        session = store.integer(forKey: Self.sessionKey) + 1
        tag = store.string(forKey: Self.tagKey) ?? String(Int.random(in: 0x1000...0xFFFF), radix: 16)
        store.set(tag, forKey: Self.tagKey)
        save()
      }

      /// As the log has it.
      var name: String { "p\(person)-\(tag)" }

      mutating func beginSession() {
        session += 1
        save()
      }

      mutating func beginPerson() {
        person += 1
        session = 1
        save()
      }

      private func save() {
        UserDefaults.standard.set(person, forKey: Self.personKey)
        UserDefaults.standard.set(session, forKey: Self.sessionKey)
      }
    }

    """#
}
