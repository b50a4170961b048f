import LabSimulation

/// The text of one field of a CSV file (RFC 4180).
public enum CSVField {
  /// A text, in quotes where it needs them: with a comma, a quote or a line end inside, and also
  /// with white space at an end or `#` in front, which a reader would take for something else.
  public static func text(_ text: String) -> String {
    // By scalars: as characters, "\r\n" is one, and neither "\r" nor "\n" would be found.
    let scalars = text.unicodeScalars
    let isPlain = scalars.allSatisfy {
      $0 != "," && $0 != "\"" && $0 != "\n" && $0 != "\r"
    }
    let edges = [scalars.first, scalars.last]
    guard !isPlain || scalars.first == "#" || edges.contains(" ") || edges.contains("\t") else {
      return text
    }
    // By scalars again: a quote with an accent behind it is another character than a quote.
    var quoted = String.UnicodeScalarView()
    quoted.append("\"")
    for scalar in scalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return String(quoted) + "\""
  }

  /// The shortest text that reads back as the same number; empty when it is not finite.
  public static func text(_ number: Double) -> String {
    number.isFinite ? ParameterValue.text(number) : ""
  }
}
