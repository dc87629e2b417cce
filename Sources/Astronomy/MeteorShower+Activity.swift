extension MeteorShower {
  /// Whether the calendar day lies in the shower's time of activity, both ends included.
  package func isActive(month: Int, day: Int) -> Bool {
    let (first, last, now) = (begin.month * 100 + begin.day, end.month * 100 + end.day, month * 100 + day)
    return first <= last ? (first...last).contains(now) : now >= first || now <= last
  }

  /// The maximum nearest to an instant (UTC days since J2000.0); the calculated instant is within 3 min.
  package func peak(nearest instant: Double) -> Double {
    let target = solarLongitude * Angle.degree
    var time = TimeScale.clamped(instant)
    for _ in 0..<8 { time += Angle.signed(target - Self.solarLongitude(at: time)) * 365.2564 / Angle.turn }
    return time
  }

  /// Meteors an hour that one can hope to see: ZHR sin(h) r^(LM - 6.5), Koschack & Rendtel 1990; `nil` when the ZHR is
  /// variable.
  ///
  /// - Parameters:
  ///   - radiantAltitude: Degrees; 0 when it is below the horizon.
  ///   - limitingMagnitude: The faintest star seen.
  /// - Returns: Meteors an hour.
  package func hourlyRate(radiantAltitude: Double, limitingMagnitude: Double) -> Double? {
    zenithalHourlyRate.map { rate in
      rate * max(0, sine(radiantAltitude * Angle.degree)) * power(populationIndex, limitingMagnitude - 6.5)
    }
  }

  /// Altitude and azimuth of the radiant in degrees at an instant from a place.
  package func radiant(at instant: Double, from observer: Observer) -> (altitude: Double, azimuth: Double) {
    Sky.direction(rightAscension: rightAscension, declination: declination, at: instant, from: observer)
  }

  /// The Sun's geometric longitude for the equinox J2000.0, radians.
  private static func solarLongitude(at instant: Double) -> Double {
    let terrestrial = TimeScale.terrestrial(instant)
    let t = terrestrial / 36_525
    let precession = (5028.796195 + 1.1054348 * t) * t * Angle.arcsecond
    return PlanetaryTheory.earth.place(at: terrestrial).longitude + .pi - precession
  }
}
