/// What is wrong with what is to be tuned or varied.
public enum TuneError: Error, Sendable, Hashable, CustomStringConvertible {
  case malformed(String)
  case backwards(String, String)
  case impossible(String, String, String)
  case keyTwice(String)
  case tooManyNumbers([String])
  case tooManyValues(String)
  case tooManyCombinations(Int)
  case noNumber(String)
  case unknownPopulation(String, known: [String])
  case populationTwice(String)
  case unknownFactor(String, known: [String])
  case contradiction(String)
  case onePerson
  case noErrors
  case tooFewStrokes(Int)
  case tooSlow(Double)

  public var description: String {
    switch self {
    case .malformed(let text):
      "\"\(text)\" names no parameter: write KEY or KEY=a:b, several with commas between them"
    case .backwards(let key, let text):
      "\(key)=\(text) is no range: the first number must be below the second"
    case .impossible(let key, let value, let expectation):
      "\(key): the value \"\(value)\" is not possible: expected is \(expectation)"
    case .keyTwice(let key):
      "\(key) is given twice"
    case .tooManyNumbers(let keys):
      "\(keys.joined(separator: ", ")): at most two numbers are tuned together; flags and words may "
        + "stand beside them"
    case .tooManyValues(let key):
      "\(key) has more than \(TuneKey.mostValues) values: give a range, as in \(key)=1:10"
    case .tooManyCombinations(let count):
      "\(count) combinations of flags and words are more than \(TuneKey.mostValues): tune fewer keys"
    case .noNumber(let key):
      "\(key) is a list and has no best value: choose a parameter that is a number, a flag or a word"
    case .unknownPopulation(let name, let known):
      "there is no population \(name)"
        + (NearestWord.nearest(to: name, in: known).map { " (did you mean \($0)?)" } ?? "")
        + ": known are " + known.joined(separator: ", ")
    case .populationTwice(let name):
      "the population \(name) is given twice"
    case .unknownFactor(let key, let known):
      "there is no number \(key) in the scenario or the strategy"
        + (NearestWord.nearest(to: key, in: known).map { " (did you mean \($0)?)" } ?? "")
        + ": known are " + known.joined(separator: ", ")
    case .contradiction(let sentence):
      "a corner of the ranges is impossible: \(sentence)"
    case .onePerson:
      "one person says nothing about others: play at least two"
    case .noErrors:
      "there are no decided strokes of both intents, so there is nothing to tune"
    case .tooFewStrokes(let least):
      "nobody has \(least) decided strokes of each intent, so there is no worst person: play more "
        + "strokes per person"
    case .tooSlow(let budget):
      "no setting has 95 % of its decided strokes claimed within \(budget) ms: allow more time"
    }
  }
}
