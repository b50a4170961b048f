import LabSimulation
import LabStatistics

extension FittedPopulation {
  /// The population file, with a comment on how each number came about.
  public var text: String {
    var text = PopulationText(population, from: preset)
    text.replicates = replicates
    text.origin = origin
    text.heading = [
      "Fitted to \(strokes) strokes of \(persons) persons by gesture-lab fit, seed \(seed).",
      "Each number: its 95 % interval over people, and the persons and strokes behind it.",
    ]
    for value in values {
      text.comments[value.key] = Self.comment(value)
      let prefix = FitParameter.device + "."
      if value.source == .fitted, value.key.hasPrefix(prefix) {
        let key = String(value.key.dropFirst(prefix.count))
        text.device.append((key, .number(value.value)))
        guard key == "deliveryHz" else { continue }
        text.device.append(("scanHz", .number(device.scanHz)))
        text.comments["\(FitParameter.device).scanHz"] = "as many scans to a delivery as was said"
      }
    }
    // The pixels of the recorded screen were given and not fitted.
    if device.scale != DigitizerSettings().scale {
      text.device.append(("scale", .number(device.scale)))
      text.comments["\(FitParameter.device).scale"] = "pixels per point of the recorded screen"
    }
    return text.text
  }

  private static func comment(_ value: FittedValue) -> String {
    guard value.source == .fitted, let interval = value.interval else { return value.sourceText }
    let unit = value.unit.isEmpty ? "" : " \(value.unit)"
    return "\(short(interval.lower)) .. \(short(interval.upper))\(unit), \(value.persons) persons, "
      + "\(value.strokes) strokes" + (value.isAtEnd ? ", \(FittedValue.atEnd)" : "")
  }

  /// Three significant digits, for people.
  private static func short(_ value: Double) -> String {
    guard value != 0, value.isFinite else { return "0" }
    var scale = 1.0
    while value.magnitude * scale < 100, scale < 1e12 { scale *= 10 }
    return ParameterValue.text((value * scale).rounded() / scale)
  }
}
