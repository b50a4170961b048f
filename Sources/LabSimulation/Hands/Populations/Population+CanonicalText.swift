extension Population {
  /// Every name and number of the population in a fixed order, one key per line.
  ///
  /// Locks keep its digest and so notice that a population changed. The summary is left out, since
  /// it changes no stroke; the constants shared by all populations are put in, since they do.
  public var canonicalText: String {
    var lines = ["population \(name)", Self.constants]
    for part in grips where part.value.isMirrored { lines.append("mirrored \(part.value.name)") }
    for part in pageClasses where part.value.asksForTurn { lines.append("turn \(part.value.name)") }
    for part in scrollClasses + pageClasses where !part.value.isDirected {
      lines.append("undirected \(part.value.name)")
    }
    for parameter in parameters { lines.append("\(parameter.key)=\(parameter.value(in: self))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static var constants: String {
    let range = Curve.radiusRange
    return "constants "
      + [range.lowerBound, range.upperBound].map(ParameterValue.text).joined(separator: " ")
  }
}
