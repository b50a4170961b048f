import LabSimulation
import Testing

@Suite("Settings of hand and digitizer")
struct HandSettingsTests {
  @Test("every default of the hand is accepted by its own parameter and survives it")
  func hand() throws {
    var settings = HandSettings()
    for parameter in HandSettings.parameters {
      try parameter.set(parameter.value(in: settings), in: &settings)
    }
    #expect(settings == HandSettings())
    #expect(Set(HandSettings.parameters.map(\.key)).count == HandSettings.parameters.count)
  }

  @Test("every default of the digitizer is accepted by its own parameter and survives it")
  func digitizer() throws {
    var settings = DigitizerSettings()
    for parameter in DigitizerSettings.parameters {
      try parameter.set(parameter.value(in: settings), in: &settings)
    }
    #expect(settings == DigitizerSettings())
    #expect(
      Set(DigitizerSettings.parameters.map(\.key)).count == DigitizerSettings.parameters.count)
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
