/// A meteor shower of the working list of the International Meteor Organization.
///
/// Numbers: IMO 2026 Meteor Shower Calendar (ed. J. Rendtel), table 5; peaks of other years follow from the Sun's longitude.
package struct MeteorShower: Hashable, Sendable {
  /// The three-letter code, such as `PER`.
  package let code: String

  /// The English name.
  package let name: String

  /// Right ascension of the radiant at the maximum, degrees, J2000.0.
  package let rightAscension: Double

  /// Declination of the radiant at the maximum, degrees, J2000.0.
  package let declination: Double

  /// The Sun's geometric longitude at the maximum, degrees, equinox J2000.0.
  package let solarLongitude: Double

  /// First day of activity as month and day.
  package let begin: (month: Int, day: Int)

  /// Last day of activity as month and day; may be earlier in the year than `begin`.
  package let end: (month: Int, day: Int)

  /// Meteors an hour at the maximum with the radiant in the zenith under a perfect sky; `nil`: variable.
  package let zenithalHourlyRate: Double?

  /// Population index r: how many times more meteors there are one magnitude fainter.
  package let populationIndex: Double

  package static func == (a: MeteorShower, b: MeteorShower) -> Bool { a.code == b.code }
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// Every shower of the calendar, from the turn of the year on.
  package static let all: [MeteorShower] = stride(from: 0, to: MeteorShowerTable.names.count / 2, by: 1).map { row in
    MeteorShower(
      code: MeteorShowerTable.names[2 * row], name: MeteorShowerTable.names[2 * row + 1],
      numbers: Array(MeteorShowerTable.numbers[8 * row..<8 * row + 8]))
  }

  private init(code: String, name: String, numbers: [Double]) {
    self.code = code
    self.name = name
    rightAscension = numbers[0]
    declination = numbers[1]
    solarLongitude = numbers[2]
    begin = (Int(numbers[3]) / 100, Int(numbers[3]) % 100)
    end = (Int(numbers[4]) / 100, Int(numbers[4]) % 100)
    zenithalHourlyRate = numbers[5] < 0 ? nil : numbers[5]
    populationIndex = numbers[7]
  }

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
