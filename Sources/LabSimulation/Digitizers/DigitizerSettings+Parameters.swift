extension DigitizerSettings {
  /// The settable properties: the source for scenario files, help and error messages.
  public static let parameters: [Parameter<DigitizerSettings>] = [
    .number("scanHz", \.scanHz, in: 10...1000, unit: "Hz", "scans of the glass per second"),
    .number(
      "deliveryHz", \.deliveryHz, in: 10...1000, unit: "Hz",
      "deliveries of events per second, not above scanHz"),
    .number(
      "noise", \.noise, in: 0...20, unit: "pt", "SD per axis of the noise of the touch centroid"),
    .number(
      "noiseCorrelation", \.noiseCorrelation, in: 0...0.99,
      "correlation of the noise of successive scans"),
    .number(
      "scale", \.scale, in: 0...10, "pixels per point of the location grid; 0 for no grid"),
    .number("clockJitter", \.clockJitter, in: 0...20, unit: "ms", "SD of the time of a scan"),
    .number("doubled", \.doubled, in: 0...0.5, "share of scans that come a whole interval late"),
    .number("missing", \.missing, in: 0...0.5, "share of scans that are lost"),
    .number(
      "suppression", \.suppression, in: 0...100, unit: "px",
      "no event while the location is less than this from the last delivered one; 0 for none"),
  ]

  /// Keys that stand among a scenario's conditions only when changed: they came later.
  public static let furtherParameters: [Parameter<DigitizerSettings>] = [
    .choice("smoothing", \.smoothing, "what the glass does against its noise"),
    .number(
      "smoothingCutoff", \.smoothingCutoff, in: 0.01...1000, unit: "Hz",
      "cutoff of the one-euro filter at rest"),
    .number(
      "smoothingSlope", \.smoothingSlope, in: 0...10,
      "how much that cutoff rises with the speed, in Hz per pt/s"),
  ]
}
