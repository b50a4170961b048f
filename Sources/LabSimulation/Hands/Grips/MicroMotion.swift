/// What a finger does besides the stroke that it means: it trembles, rolls, hooks and is shaken.
///
/// Each part has a random stream of its own, so that switching one off moves no other. Amplitudes are
/// in mm on the glass.
public struct MicroMotion: Sendable, Hashable, Codable {
  /// Tremor in mm RMS per axis: median over persons.
  ///
  /// Default .03 mm, a supported hand (documented: Growdon and others 2000, about 30 micrometres;
  /// twice that with the hand extended, .13 with an unsupported arm); 0 to 100.
  public var tremor = 0.03
  /// Log SD of the tremor between persons.
  ///
  /// Default .5 (assumed); .7 for essential tremor.
  public var tremorLogSD = 0.5
  /// Least and greatest centre of the tremor's band in Hz, uniform per stroke.
  ///
  /// Default 8 to 12 Hz (documented: Lakie and others 2015, 6 to 12; 4 to 12 for essential tremor).
  public var tremorBand = StrokeClass.Bounds(8, 12)
  /// Quality of the band: centre by width, of a resonance of second order.
  ///
  /// Default 6 (assumed; a pure sine is wrong in kind); .5 to 50.
  public var tremorQuality = 6.0
  /// SD in mm per axis of the drift of the centroid while the pad flattens after touch-down.
  ///
  /// Default .10 mm (assumed; phenomenon: Xu and others 2012); 0 to 5.
  public var roll = 0.10
  /// Mean of that drift toward the palm, down and to the side of the gripping hand, in units of its SD.
  ///
  /// Default 1 (assumed: .1 mm by the default roll).
  public var rollBias = 1.0
  /// Time in ms in which the drift approaches its end by a factor of e.
  ///
  /// Default 30 ms (assumed).
  public var rollTime = 30.0
  /// Scale in mm of the hook at the lift: half-normal, in the last scans before the finger leaves.
  ///
  /// Default .15 mm (assumed); 0 to 5. A delta-lognormal: forth and back along one direction.
  public var hook = 0.15
  /// The hook's direction lies within this many degrees of the motion's, uniformly.
  ///
  /// Default 60 degrees (assumed).
  public var hookAngle = 60.0
  /// Shake of the whole hand in mm RMS per axis, as in walking; 0 for none.
  ///
  /// Default 0; .6 mm in transit (assumed; direction: Mayer and others 2018).
  public var shake = 0.0
  /// Bandwidth of the shake in Hz: an Ornstein-Uhlenbeck process per axis.
  ///
  /// Default 4 Hz (assumed: 2 to 6).
  public var shakeRate = 4.0
  /// Height in mm of a bump of the road; 0 for none.
  ///
  /// Default 0; 3 mm in transit (assumed).
  public var bump = 0.0
  /// Mean time in s between bumps.
  ///
  /// Default 4 s (assumed).
  public var bumpInterval = 4.0

  public init() {}
}
