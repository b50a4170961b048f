import LabSimulation
import Testing

@Suite("Settings of hand and digitizer")
struct HandSettingsTests {
  @Test("every default of the hand is accepted by its own parameter and survives it")
  func hand() throws {
    var settings = HandSettings()
    let parameters = HandSettings.parameters + HandSettings.furtherParameters
    for parameter in parameters {
      try parameter.set(parameter.value(in: settings), in: &settings)
    }
    #expect(settings == HandSettings())
    #expect(Set(parameters.map(\.key)).count == parameters.count)
  }

  @Test("every default of the digitizer is accepted by its own parameter and survives it")
  func digitizer() throws {
    var settings = DigitizerSettings()
    let parameters = DigitizerSettings.parameters + DigitizerSettings.furtherParameters
    for parameter in parameters {
      try parameter.set(parameter.value(in: settings), in: &settings)
    }
    #expect(settings == DigitizerSettings())
    #expect(Set(parameters.map(\.key)).count == parameters.count)
  }

  @Test("delivering more often than scanning is refused")
  func deliveryExceedsScan() {
    var settings = DigitizerSettings()
    settings.scanHz = 60
    settings.deliveryHz = 120
    #expect(throws: DigitizerFault.deliveryExceedsScan(deliveryHz: 120, scanHz: 60)) {
      try settings.validate()
    }
  }
}
