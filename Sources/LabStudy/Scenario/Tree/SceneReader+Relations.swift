import LabSimulation

/// A relation whose partner may stand further down in the text.
struct OpenRelation {
  enum Kind {
    case waitsFor
    case simultaneous
    case neverPrevents
  }

  var kind: Kind
  /// The index of the attachment that declares it.
  var attachment: Int
  var partner: LocatedValue
  var path: String

  init(_ kind: Kind, of attachment: Int, _ partner: LocatedValue, _ path: String) {
    self.kind = kind
    self.attachment = attachment
    self.partner = partner
    self.path = path
  }
}

extension SceneReader {
  private static let keys = ["waiter", "simultaneous", "neverPrevents"]

  /// What the attachments declare, in the order of the text, and then the list of relations.
  mutating func relations(
    _ list: [(value: LocatedValue, path: String)]
  ) throws(InputError) -> [Relation] {
    var relations: [Relation] = []
    for open in openRelations { relations.append(try relation(open)) }
    openRelations = []
    for (value, path) in list { relations.append(try relation(value, path)) }
    return relations
  }

  private func relation(_ open: OpenRelation) throws(InputError) -> Relation {
    var limit: Double?
    let partner: Int
    if open.kind == .waitsFor, case .object = open.partner.content {
      var reader = try ObjectReader(open.partner, file: file, path: open.path)
      partner = try reader.required("name", try attachmentReference("name", &reader))
      limit = try reader.number("atMost", in: Self.time, unit: "ms")
      try reader.finish()
    } else {
      partner = try attachment(try placedName(open.partner, open.path))
    }
    return try distinct(open.attachment, partner, open.partner, open.path) {
      switch open.kind {
      case .waitsFor: .failure(of: $1, before: $0, limit: limit)
      case .simultaneous: .simultaneous($0, $1)
      case .neverPrevents: .neverPrevents($0, $1)
      }
    }
  }

  private func relation(_ value: LocatedValue, _ path: String) throws(InputError) -> Relation {
    var reader = try ObjectReader(value, file: file, path: path)
    let given = Self.keys.filter { reader.value($0) != nil }
    if given.isEmpty { try reader.finish() }
    guard given.count == 1, let key = given.first else {
      throw fault(
        value, path, "a relation is one of waiter with waitsFor, simultaneous and neverPrevents")
    }
    if key == "waiter" {
      let waiter = try reader.required(key, try attachmentReference(key, &reader))
      let blocker = try reader.required(
        "waitsFor", try attachmentReference("waitsFor", &reader))
      let limit = try reader.number("atMost", in: Self.time, unit: "ms")
      try reader.finish()
      return try distinct(waiter, blocker, value, path) {
        .failure(of: $1, before: $0, limit: limit)
      }
    }
    let pair = try reader.elements(key)
    guard pair.count == 2 else {
      throw reader.error(key, .custom("it takes the names of two recognizers"))
    }
    let first = try attachment(try placedName(pair[0].value, pair[0].path))
    let second = try attachment(try placedName(pair[1].value, pair[1].path))
    try reader.finish()
    return try distinct(first, second, value, path) {
      key == "simultaneous" ? .simultaneous($0, $1) : .neverPrevents($0, $1)
    }
  }

  private func distinct(
    _ first: Int, _ second: Int, _ value: LocatedValue, _ path: String,
    _ relation: (Int, Int) -> Relation
  ) throws(InputError) -> Relation {
    guard first != second else {
      throw fault(value, path, "\(scene.attachments[first].name) has no relation to itself")
    }
    return relation(first, second)
  }

  private func attachmentReference(
    _ key: String, _ reader: inout ObjectReader
  ) throws(InputError) -> Int? {
    guard let value = reader.value(key) else { return nil }
    return try attachment(try placedName(value, reader.path(to: key)))
  }

  func placedName(_ value: LocatedValue, _ path: String) throws(InputError) -> PlacedName {
    guard case .string(let name) = value.content else {
      throw InputError(
        file: file, position: value.position, key: path,
        .wrongKind(expected: "the name of a recognizer, such as feed.pan", found: value.phrase))
    }
    return PlacedName(name, value.position, path)
  }
}
