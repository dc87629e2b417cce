import Essentials

/// Atmospheric refraction in air of 1010 hPa and 10 °C: Meeus, *Astronomical Algorithms*, chapter 16.
enum Refraction {
  /// The apparent altitude for a true one in degrees; the true one if refraction doesn't lift it above the horizon.
  static func apparentAltitude(trueAltitude: Double) -> Double {
    let lifted = trueAltitude + lift(trueAltitude: trueAltitude)
    return lifted >= 0 ? lifted : trueAltitude
  }

  /// Degrees by which refraction raises a body at a true altitude in degrees; never negative, and 0 from −1° down,
  /// where even refraction leaves it out of sight. Saemundsson 1986, within 0.1′ of the tables above the horizon.
  static func lift(trueAltitude altitude: Double) -> Double {
    guard altitude > -1 else { return 0 }
    return max(0, 1.02 / tan((altitude + 10.3 / (altitude + 5.11)) * Angle.degree)) / 60
  }
}
