/// The bending of light by the air; Meeus, *Astronomical Algorithms*, chapter 16.
package enum Refraction {
  /// Degrees by which the air lifts a body at a true altitude.
  ///
  /// Saemundsson 1986, within 0.1' of the tables above the horizon. Below -1° it fades to 0 at the nadir, so that the
  /// apparent altitude stays finite and monotonic.
  ///
  /// - Parameters:
  ///   - altitude: True altitude of the place, degrees, -90...90.
  ///   - pressure: Air pressure in hPa.
  ///   - temperature: Air temperature in °C.
  /// - Returns: Degrees, 0 or more.
  package static func lift(altitude: Double, pressure: Double = 1010, temperature: Double = 10) -> Double {
    let h = max(-1, min(90, altitude))
    let minutes = 1.02 / tangent((h + 10.3 / (h + 5.11)) * Angle.degree)
    let fade = altitude < -1 ? max(0, (altitude + 90) / 89) : 1
    return max(0, minutes) / 60 * fade * (pressure / 1010) * (283 / max(1, 273 + temperature))
  }

  /// Degrees to take from an apparent altitude for the true one: Bennett 1982, within 0.07'.
  ///
  /// - Parameter apparentAltitude: Degrees, 0...90; below 0 as at 0.
  /// - Returns: Degrees, 0 or more.
  package static func drop(apparentAltitude: Double) -> Double {
    let h = max(0, min(90, apparentAltitude))
    return max(0, 1 / tangent((h + 7.31 / (h + 4.4)) * Angle.degree)) / 60
  }

  /// The altitude as seen: lifted when that brings the body above the level horizon, else the true one; degrees.
  package static func visible(_ altitude: Double) -> Double {
    let lifted = altitude + lift(altitude: altitude)
    return lifted >= 0 ? lifted : altitude
  }
}
