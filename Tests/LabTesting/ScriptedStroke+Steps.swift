import LabSimulation

extension ScriptedStroke {
  /// A finger that moves by the same step in every delivered event.
  public static func steps(
    _ count: Int, by step: Vector, every interval: Double = 16, lift: Double = 0
  ) -> Touches {
    through(
      (1...max(1, count)).map { number in
        let way = step * Double(number)
        return (way.x, way.y)
      }, every: interval, lift: lift)
  }
}
