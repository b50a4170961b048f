import LabSimulation

extension PopulationFile {
  /// Reads the key `device`: settings of the device, by the keys of a scenario's `device`.
  ///
  /// Refuses settings that contradict each other or the defaults that hold beside them.
  static func device(_ reader: inout ObjectReader) throws(InputError) -> [Setting] {
    guard var object = try reader.object("device") else { return [] }
    var settings = DigitizerSettings()
    try object.apply(nested: DigitizerSettings.parameters, to: &settings)
    guard settings.deliveryHz <= settings.scanHz else {
      throw reader.error(
        "device",
        .custom(
          "events cannot be delivered more often (deliveryHz \(ParameterValue.text(settings.deliveryHz))) "
            + "than the screen is scanned (scanHz \(ParameterValue.text(settings.scanHz))): give both"
        ))
    }
    return DigitizerSettings.parameters.filter { object.keys.contains($0.key) }
      .map { Setting($0.key, $0.value(in: settings)) }
  }

  /// The device of a scenario with the settings of the file.
  func applied(to device: DigitizerSettings) -> DigitizerSettings {
    var device = device
    for setting in self.device {
      // They were read by this very table.
      try? DigitizerSettings.parameters.first { $0.key == setting.key }?
        .set(setting.value, in: &device)
    }
    return device
  }
}
