import Essentials

/// The orientation of the Earth's axis and its rotation at an instant.
struct EarthOrientation: Sendable {
  /// Terrestrial Time, days since J2000.0.
  let terrestrial: Double
  /// Nutation in longitude, radians.
  let nutationInLongitude: Double
  /// True obliquity of the ecliptic, radians: the mean one and nutation.
  let obliquity: Double
  /// Greenwich apparent sidereal time, radians, 0..<2π, within 0.05″. It is the Earth rotation angle (Capitaine, Guinot
  /// & McCarthy 2000), the precession of IAU 2006 (Capitaine, Wallace & Chapront 2003), and the nutation.
  let siderealTime: Double

  /// The orientation at an instant (UTC days since J2000.0).
  init(at instant: Double) {
    terrestrial = TimeScale.terrestrial(instant)
    let t = terrestrial / 36_525
    let nutation = Nutation(atCenturies: t)
    nutationInLongitude = nutation.longitude
    obliquity = Self.meanObliquity(atCenturies: t) + nutation.obliquity
    let turns = 0.779_057_273_2640 + 0.002_737_811_911_354_48 * instant + (instant - instant.rounded(.down))
    let precession = 0.014506 + (4612.156534 + (1.3915817 + (-0.000_000_44 - 0.000_029_956 * t) * t) * t) * t
    siderealTime = Angle.positive(
      (turns - turns.rounded(.down)) * Angle.turn + precession * Angle.arcsecond + nutation.longitude * cos(obliquity))
  }

  /// Mean obliquity, radians, at Julian centuries of Terrestrial Time since J2000.0: IAU 2006.
  static func meanObliquity(atCenturies t: Double) -> Double {
    (84_381.406 - (46.836769 + (0.0001831 - 0.002_003_40 * t) * t) * t) * Angle.arcsecond
  }
}
