/// Nutation, obliquity and sidereal time at each start of a day, linear between them: within 0.01″.
struct OrientationTrack: Sendable {
  private let firstDay: Double
  /// One for each start of a day, and one for the end of the last.
  private let knots: [EarthOrientation]
  /// The sidereal time's growth over each day, radians.
  private let advances: [Double]

  /// For some days from a whole number of days since J2000.0; instants outside are extrapolated.
  init(firstDay: Int, days: Int) {
    self.firstDay = Double(firstDay)
    let knots = (firstDay...firstDay + days).map { EarthOrientation(at: Double($0)) }
    self.knots = knots
    // The ratio of the solar to the sidereal day (Aoki et al. 1982), to count the whole turn that the angles leave out.
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
      nutation: a.nutationInLongitude + (b.nutationInLongitude - a.nutationInLongitude) * part,
      obliquity: a.obliquity + (b.obliquity - a.obliquity) * part)
  }

  /// The knot at the start of an instant's day, the first or last one for instants outside, and the part of a day from there.
  private func interval(_ instant: Double) -> (knot: Int, part: Double) {
    let since = instant - firstDay
    let knot = Int(max(0, min(Double(knots.count - 2), since.rounded(.down))))
    return (knot, since - Double(knot))
  }
}
