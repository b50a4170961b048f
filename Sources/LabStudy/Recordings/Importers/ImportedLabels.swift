import LabSimulation

/// Who made the strokes of a file whose format has no words for that, and what they meant: the same
/// for all of them, from `--set`.
struct ImportedLabels {
  let person: String
  let session: String
  let aim: ImportedAim

  /// What can be set; strokes are counted, and everything else stands in the file.
  static let names = ["person", "session", "intent", "direction", "turn"]

  init(_ source: ImportSource) throws(InputError) {
    let constants = source.options.constants
    for (name, _) in constants where !Self.names.contains(name) {
      throw InputError(
        file: source.file, position: nil, .unknownWord(name, choices: Self.names))
    }
    func value(_ name: String) -> String { constants.last { $0.name == name }?.value ?? "" }
    person = value("person")
    guard !person.isEmpty else {
      throw source.error("\(source.format) does not say who it was: give --set person=NAME")
    }
    session = value("session")
    let aims = AimReader(
      source.options, remedy: "give one for all by --set intent=scroll or --set intent=page",
      translates: false)
    func error(_ fault: InputFault) -> InputError {
      InputError(file: source.file, position: nil, key: "--set", fault)
    }
    let intent = try aims.intent(value("intent"), error)
    aim = ImportedAim(
      intent: intent, direction: try aims.direction(value("direction"), of: intent, error),
      turn: try aims.turn(value("turn"), error))
  }
}
