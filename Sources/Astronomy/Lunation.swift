import Essentials

/// The Moon's elongation and the instants when it is a multiple of 90°.
enum Lunation {
  /// Mean synodic month, days: Meeus, chapter 49.
  static let synodicMonth = 29.530_588_861
  /// The mean new moon of January 6, 2000, in days of Terrestrial Time since J2000.0, likewise.
  static let epoch = 5.097_66

  /// The Moon's apparent longitude minus the Sun's at an instant, radians, not reduced; nutation cancels out.
  static func elongation(at instant: Double) -> Double {
    let terrestrial = TimeScale.terrestrial(instant)
    return ApparentPlace.moon(at: terrestrial).longitude - ApparentPlace.sun(at: terrestrial).longitude
  }

  /// The lit part of the Moon's disc, 0…1, within 0.001: Meeus, chapter 48.
  static func illumination(sun: EclipticPlace, moon: EclipticPlace) -> Double {
    let elongation = moon.vector.angle(to: sun.vector)
    // The angle Sun - Moon - Earth, 0 when full.
    let phaseAngle = atan2(sun.distance * sin(elongation), moon.distance - sun.distance * cos(elongation))
    return (1 + cos(phaseAngle)) / 2
  }

  /// The instant (UTC days since J2000.0) of a quarter by its number: 0 is the new moon of 2000-01-06, 1 the quarter
  /// after.
  ///
  /// By the secant method on the elongation, which grows by 10.7…14.4° a day; within 10 s of JPL DE421, 1950–2030.
  static func instant(ofQuarter number: Int) -> Double {
    let target = Double(number) * .pi / 2
    var time = epoch + synodicMonth * Double(number) / 4
    var rate = 12.19 * Angle.degree
    var excess = Angle.signed(elongation(at: time) - target)
    for _ in 0..<8 where abs(excess) > 1e-9 {
      let step = -excess / rate
      time += step
      let next = Angle.signed(elongation(at: time) - target)
      rate = max(10 * Angle.degree, min(17 * Angle.degree, (next - excess) / step))
      excess = next
    }
    return time
  }
}
