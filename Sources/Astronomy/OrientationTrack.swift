/// Nutation, obliquity and sidereal time at the days' borders, linear between them: within 0.01".
struct OrientationTrack: Sendable {
  private let firstDay: Double
  private let knots: [EarthOrientation]
  private let siderealTimes: [Double]

  init(firstDay: Int, days: Int) {
    self.firstDay = Double(firstDay)
    let knots = (firstDay...firstDay + days).map { EarthOrientation(at: Double($0)) }
    self.knots = knots
    siderealTimes = knots.indices.reduce(into: []) { times, index in
      let expected = (times.last ?? 0) + Angle.turn * 1.002_737_909_35
      let time = knots[index].siderealTime
      times.append(index == 0 ? time : expected + Angle.signed(time - expected))
    }
  }

  /// Greenwich apparent sidereal time in radians, growing without jumps.
  @inline(__always)
  func siderealTime(at instant: Double) -> Double {
    let (knot, part) = interval(instant)
    return siderealTimes[knot] + (siderealTimes[knot + 1] - siderealTimes[knot]) * part
  }

  /// The vector on the true equator of date, in au, of a place that lacks only nutation.
  func equatorial(_ place: EclipticPlace, at instant: Double) -> Vector {
    let (knot, part) = interval(instant)
    let (a, b) = (knots[knot], knots[knot + 1])
    let nutation = a.nutation + (b.nutation - a.nutation) * part
    return Vector(longitude: place.longitude + nutation, latitude: place.latitude, length: place.distance)
      .equatorial(obliquity: a.obliquity + (b.obliquity - a.obliquity) * part)
  }

  @inline(__always)
  private func interval(_ instant: Double) -> (knot: Int, part: Double) {
    let since = instant - firstDay
    let knot = max(0, min(knots.count - 2, Int(since.rounded(.down))))
    return (knot, since - Double(knot))
  }
}
