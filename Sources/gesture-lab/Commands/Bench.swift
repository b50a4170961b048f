extension Verb {
  static let bench = Verb("bench", "measure the lab's own speed", options: [.running]) { _ in .good
  }
}
