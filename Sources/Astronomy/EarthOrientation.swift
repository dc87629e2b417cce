import Essentials

/// The orientation of the Earth's axis and its rotation at an instant.
struct EarthOrientation: Sendable {
  /// Terrestrial Time, days since J2000.0.
  let terrestrial: Double
  /// Nutation in longitude, radians.
  let nutation: Double
  /// True obliquity of the ecliptic, radians: IAU 2006 (Capitaine, Wallace & Chapront 2003) and nutation.
  let obliquity: Double
  /// Greenwich apparent sidereal time, radians, 0..<2π: Earth rotation angle, precession of IAU 2006, equation of the
  /// equinoxes. Good to 0.05".
  let siderealTime: Double

  init(at instant: Double) {
    terrestrial = TimeScale.terrestrial(instant)
    let t = terrestrial / 36_525
    let nodding = Nutation(atCenturies: t)
    let mean = 84_381.406 - (46.836769 + (0.0001831 - 0.002_003_40 * t) * t) * t
    nutation = nodding.longitude
    obliquity = mean * Angle.arcsecond + nodding.obliquity
    let turns = 0.779_057_273_2640 + 0.002_737_811_911_354_48 * instant + (instant - instant.rounded(.down))
    let precession = 0.014506 + (4612.156534 + (1.3915817 + (-0.000_000_44 - 0.000_029_956 * t) * t) * t) * t
    siderealTime = Angle.positive(
      (turns - turns.rounded(.down)) * Angle.turn + precession * Angle.arcsecond + nutation * cos(obliquity))
  }
}

/// Nutation, obliquity and sidereal time at each start of a day, linear between them: within 0.01".
struct OrientationTrack: Sendable {
  private let firstDay: Double
  private let knots: [EarthOrientation]
  /// The sidereal time's growth over each day, radians.
  private let advances: [Double]

  init(firstDay: Int, days: Int) {
    self.firstDay = Double(firstDay)
    let knots = (firstDay...firstDay + days).map { EarthOrientation(at: Double($0)) }
    self.knots = knots
    let turn = Angle.turn * 1.002_737_909_35
    advances = zip(knots, knots.dropFirst()).map { start, end in
      turn + Angle.signed(end.siderealTime - start.siderealTime - turn)
    }
  }

  /// Greenwich apparent sidereal time in radians, not reduced.
  func siderealTime(at instant: Double) -> Double {
    let (knot, part) = interval(instant)
    return knots[knot].siderealTime + advances[knot] * part
  }

  /// How much the sidereal time grows in the day of an instant, radians.
  func advance(at instant: Double) -> Double { advances[interval(instant).knot] }

  /// The vector (au) on the true equator of date of a position that lacks only nutation.
  func equatorial(_ place: EclipticPlace, at instant: Double) -> Vector {
    let (knot, part) = interval(instant)
    let (a, b) = (knots[knot], knots[knot + 1])
    return place.equatorial(
      nutation: a.nutation + (b.nutation - a.nutation) * part,
      obliquity: a.obliquity + (b.obliquity - a.obliquity) * part)
  }

  private func interval(_ instant: Double) -> (knot: Int, part: Double) {
    let since = instant - firstDay
    let knot = max(0, min(knots.count - 2, Int(since.rounded(.down))))
    return (knot, since - Double(knot))
  }
}

/// Nutation: the 13 largest terms of IAU 2000B (McCarthy & Luzum 2003).
///
/// Error 1900-2100 at most 0.05" in longitude and 0.02" in obliquity.
struct Nutation: Hashable, Sendable {
  /// In longitude, radians.
  let longitude: Double
  /// In obliquity, radians.
  let obliquity: Double
  /// Constant and rate of the five arguments, arcseconds; then per term 5 multipliers and 6 amplitudes in 1e-7 arcseconds.
  static let table = EmbeddedFile("Sky/nutation.bin").doubles

  /// At Julian centuries of Terrestrial Time since J2000.0.
  init(atCenturies centuries: Double) {
    let table = Self.table
    let arguments = (0..<5).map { index in
      (table[2 * index] + table[2 * index + 1] * centuries) * Angle.arcsecond
    }
    var (psi, epsilon) = (0.0, 0.0)
    for row in stride(from: 10, to: table.count, by: 11) {
      var angle = 0.0
      for index in 0..<5 { angle += table[row + index] * arguments[index] }
      let (s, c) = (sin(angle), cos(angle))
      psi += (table[row + 5] + table[row + 6] * centuries) * s + table[row + 7] * c
      epsilon += (table[row + 8] + table[row + 9] * centuries) * c + table[row + 10] * s
    }
    longitude = (psi * 1e-7 - 0.000135) * Angle.arcsecond
    obliquity = (epsilon * 1e-7 + 0.000388) * Angle.arcsecond
  }
}
