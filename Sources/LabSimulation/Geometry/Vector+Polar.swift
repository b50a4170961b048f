extension Vector {
  /// A vector of a length at an angle in degrees, counted from the x axis towards the y axis.
  public init(length: Double, degrees: Double) {
    let angle = degrees * Double.pi / 180
    self.init(length * Mathematics.cos(angle), length * Mathematics.sin(angle))
  }
}
