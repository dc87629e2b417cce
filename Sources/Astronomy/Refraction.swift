import Essentials

/// Atmospheric refraction; Meeus, *Astronomical Algorithms*, chapter 16.
enum Refraction {
  /// Degrees by which refraction raises a body at a true altitude in degrees; never negative.
  ///
  /// Saemundsson 1986, within 0.1′ of the tables above the horizon. Below −1° it fades to 0 at the nadir, so that the
  /// apparent altitude stays finite and monotonic. Air of 1010 hPa and 10 °C.
  static func lift(altitude: Double) -> Double {
    let h = max(-1, min(90, altitude))
    let minutes = 1.02 / tan((h + 10.3 / (h + 5.11)) * Angle.degree)
    let fade = altitude < -1 ? max(0, (altitude + 90) / 89) : 1
    return max(0, minutes) / 60 * fade
  }

  /// The apparent altitude (degrees) if refraction brings a body of that true altitude above the horizon, else the true one.
  static func visible(_ altitude: Double) -> Double {
    let lifted = altitude + lift(altitude: altitude)
    return lifted >= 0 ? lifted : altitude
  }
}
