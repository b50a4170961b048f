/// What a scenario says about the glass: how often it looks, how exactly, and what it reports.
///
/// Order of the stages: true path, tremor and shake, roll and hook, centroid noise, smoothing,
/// quantisation, then coalescing and dropping. The time from the glass to the application's handler, 15
/// to 80 ms on real devices, is not modelled: it delays every event alike and changes no decision.
public struct DigitizerSettings: Sendable, Hashable {
  /// Scans per second.
  ///
  /// Default 120 Hz (documented: up to 240 Hz are recorded); 10 to 1000.
  public var scanHz = 120.0
  /// Frames per second in which events are delivered.
  ///
  /// Default 60 Hz (documented); not above `scanHz`.
  public var deliveryHz = 60.0
  /// SD in pt per axis of the noise of the centroid.
  ///
  /// Default .3 pt (assumed).
  public var noise = 0.3
  /// Correlation of the noise of one scan with that of the next.
  ///
  /// Default .3 (assumed).
  public var noiseCorrelation = 0.3
  /// Pixels per point: locations lie on a grid of 1 / scale pt.
  ///
  /// Default 3; 0 for no grid.
  public var scale = 3.0
  /// SD of the time of a scan in ms.
  ///
  /// Default .5 ms (assumed).
  public var clockJitter = 0.5
  /// Share of scans that come a whole interval late.
  ///
  /// Default .01 (assumed).
  public var doubled = 0.01
  /// Share of scans that are lost.
  ///
  /// Default .002 (assumed).
  public var missing = 0.002
  /// No event while the location is less than this many pixels from the last delivered one.
  ///
  /// Default .5 pixels (assumed); 0 for none, and without a grid there is none either.
  public var suppression = 0.5
  /// What the glass does against its noise.
  ///
  /// Default none (assumed).
  public var smoothing = Smoothing.none
  /// Cutoff in Hz of the one-euro filter at rest.
  ///
  /// Default 1 Hz (documented: the filter's authors begin with it).
  public var smoothingCutoff = 1.0
  /// How much that cutoff rises with the speed, in Hz per pt/s.
  ///
  /// Default .007 (documented: the authors' example, there per pixel).
  public var smoothingSlope = 0.007

  public init() {}

  /// Reports settings that are possible one by one but not together.
  public func validate() throws(DigitizerFault) {
    if deliveryHz > scanHz {
      throw .deliveryExceedsScan(deliveryHz: deliveryHz, scanHz: scanHz)
    }
  }
}

/// Why digitizer settings do not fit together.
public enum DigitizerFault: Error, Sendable, Hashable {
  /// More frames are to be delivered than there are scans.
  case deliveryExceedsScan(deliveryHz: Double, scanHz: Double)
}
