extension Parameter {
  /// The same parameter under another key.
  public func named(_ key: String) -> Self {
    Self(key, summary, kind, read: read, write: write)
  }

  /// The same parameter seen from a value that holds the root: `scanHz` becomes `device.scanHz`.
  public func lifted<Whole>(
    through path: WritableKeyPath<Whole, Root> & Sendable, under prefix: String? = nil
  ) -> Parameter<Whole> {
    let read = read
    let write = write
    return Parameter<Whole>(prefix.map { "\($0).\(key)" } ?? key, summary, kind) {
      read($0[keyPath: path])
    } write: {
      write(&$0[keyPath: path], $1)
    }
  }
}
