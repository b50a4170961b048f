extension MicroMotion {
  static let parameters: [Parameter<MicroMotion>] =
    [
      .number("tremor", \.tremor, in: 0...100, unit: "mm", "median tremor, RMS per axis"),
      .number("tremorLogSD", \.tremorLogSD, in: 0...2, "log SD of the tremor between persons"),
      .number(
        "tremorQuality", \.tremorQuality, in: 0.5...50, "centre by width of the tremor's band"),
      .number("roll", \.roll, in: 0...5, unit: "mm", "SD per axis of the drift after touch-down"),
      .number("rollBias", \.rollBias, in: -50...50, "mean drift toward the palm by that SD"),
      .number(
        "rollTime", \.rollTime, in: 1...1000, unit: "ms",
        "time in which the drift approaches its end"
      ),
      .number("hook", \.hook, in: 0...5, unit: "mm", "scale of the hook at the lift"),
      .number(
        "hookAngle", \.hookAngle, in: 0...180, unit: "deg",
        "greatest angle between the hook and the motion"),
      .number("shake", \.shake, in: 0...20, unit: "mm", "shake of the hand, RMS per axis"),
      .number("shakeRate", \.shakeRate, in: 0.1...100, unit: "Hz", "bandwidth of the shake"),
      .number("bump", \.bump, in: 0...50, unit: "mm", "height of a bump of the road"),
      .number("bumpInterval", \.bumpInterval, in: 0.1...3600, unit: "s", "mean time between bumps"),
    ]
    + StrokeClass.Bounds.parameters(in: 0.5...100, unit: "Hz", "centre of the tremor's band").map {
      $0.lifted(through: \.tremorBand, under: "tremorBand")
    }
}
