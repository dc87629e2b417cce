/// The Earth's orientation over some days: computed at the start of each day and linear in between, within 0.01″.
struct OrientationTrack: Sendable {
  private let firstDay: Double
  /// The orientations at the start of each day and at the end of the last.
  private let knots: [EarthOrientation]
  /// The sidereal time's growth over each day, radians.
  private let advances: [Double]

  /// The track of some days from a whole number of UTC days since J2000.0; instants outside are extrapolated.
  init(firstDay: Int, days: Int) {
    self.firstDay = Double(firstDay)
    let knots = (firstDay...firstDay + days).map { EarthOrientation(at: Double($0)) }
    self.knots = knots
    // A day's turn by the ratio of solar to sidereal day (Aoki et al. 1982), since the angles leave out whole turns.
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

  /// The sidereal time's growth over the day of an instant, radians.
  func advance(at instant: Double) -> Double { advances[interval(instant).knot] }

  /// The vector (au) on the true equator and equinox of date of a position on the mean ecliptic and equinox.
  func equatorial(_ place: EclipticPlace, at instant: Double) -> Vector {
    let (knot, part) = interval(instant)
    let (a, b) = (knots[knot], knots[knot + 1])
    return place.equatorial(
      nutation: a.nutationInLongitude + (b.nutationInLongitude - a.nutationInLongitude) * part,
      obliquity: a.obliquity + (b.obliquity - a.obliquity) * part)
  }

  /// The knot at the start of an instant's day (of the nearest day if the instant is outside), and the days since then.
  private func interval(_ instant: Double) -> (knot: Int, part: Double) {
    let since = instant - firstDay
    let knot = Int(max(0, min(Double(knots.count - 2), since.rounded(.down))))
    return (knot, since - Double(knot))
  }
}
