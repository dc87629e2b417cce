import Essentials

/// Atmospheric refraction in air of 1010 hPa and 10 °C: Meeus, *Astronomical Algorithms*, chapter 16.
enum Refraction {
  /// Degrees by which refraction raises a body at a true altitude in degrees; never negative.
  ///
  /// Saemundsson 1986, within 0.1′ of the tables above the horizon. Below −1° it fades to 0 at the nadir, so that the
  /// apparent altitude stays finite and monotonic.
  static func lift(trueAltitude: Double) -> Double {
    let altitude = max(-1, min(90, trueAltitude))
    let minutes = 1.02 / tan((altitude + 10.3 / (altitude + 5.11)) * Angle.degree)
    let fade = trueAltitude < -1 ? max(0, (trueAltitude + 90) / 89) : 1
    return max(0, minutes) / 60 * fade
  }

  /// The apparent altitude for a true one in degrees; the true one if refraction doesn't lift it above the horizon.
  static func apparentAltitude(trueAltitude: Double) -> Double {
    // Even with refraction, what is a degree below the horizon is out of sight.
    guard trueAltitude > -1 else { return trueAltitude }
    let lifted = trueAltitude + lift(trueAltitude: trueAltitude)
    return lifted >= 0 ? lifted : trueAltitude
  }
}
