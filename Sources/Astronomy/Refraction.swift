import Essentials

/// Atmospheric refraction in air of 1010 hPa and 10 °C: Meeus, *Astronomical Algorithms*, chapter 16.
enum Refraction {
  /// Degrees by which refraction raises a body at a true altitude in degrees; never negative.
  ///
  /// Saemundsson 1986, within 0.1′ of the tables above the horizon. Below −1° it fades to 0 at the nadir, so that the
  /// apparent altitude stays finite and monotonic.
  static func lift(altitude: Double) -> Double {
    let h = max(-1, min(90, altitude))
    let minutes = 1.02 / tan((h + 10.3 / (h + 5.11)) * Angle.degree)
    let fade = altitude < -1 ? max(0, (altitude + 90) / 89) : 1
    return max(0, minutes) / 60 * fade
  }

  /// The apparent altitude of a body at a true one (degrees); the true one if refraction doesn't lift it above the horizon.
  static func visible(_ altitude: Double) -> Double {
    // Even with refraction, what is a degree below the horizon is out of sight.
    guard altitude > -1 else { return altitude }
    let lifted = altitude + lift(altitude: altitude)
    return lifted >= 0 ? lifted : altitude
  }
}
