import LabSimulation

extension Strategy {
  /// The present number of a parameter; a word such as `none` as the number that it stands for.
  func number(of key: String) -> Double? {
    guard let value = settings.first(where: { $0.key == key })?.value else { return nil }
    switch (value, Self.kind(of: key)) {
    case (.number(let number), _): return number
    case (.word(let word), .number(_, _, let words)?): return words[word]
    default: return nil
    }
  }
}

extension ParameterValue {
  /// The value if it is a number.
  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
}
