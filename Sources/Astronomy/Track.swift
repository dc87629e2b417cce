/// A body's apparent geocentric vector, au, on the true equator and equinox of date: a polynomial a day, within 0.03″.
///
/// Days start at whole instants (UTC days since J2000.0), so that a position doesn't depend on which days are fitted.
struct Track: Sendable {
  private static let planetaryFit = ChebyshevFit(nodeCount: 4)
  private static let otherFits = [Body.sun: ChebyshevFit(nodeCount: 3), .moon: ChebyshevFit(nodeCount: 6)]

  /// The first day fitted, UTC days since J2000.0.
  private let firstDay: Double
  private let days: Int
  private let coefficientsPerDay: Int
  /// The polynomials' coefficients by day, then by rising power.
  private let coefficients: [Vector]

  /// Fits the path of a body over some days from a whole number of days since J2000.0.
  init(of body: Body, firstDay: Int, days: Int, orientations: OrientationTrack) {
    let fit = Self.otherFits[body] ?? Self.planetaryFit
    (self.firstDay, self.days) = (Double(firstDay), days)
    coefficientsPerDay = fit.nodes.count
    coefficients = (firstDay..<firstDay + days).flatMap { day in
      fit.coefficients(
        through: fit.nodes.map { node in
          let instant = Double(day) + (node + 1) / 2
          return orientations.equatorial(ApparentPlace.place(of: body, at: TimeScale.terrestrial(instant)), at: instant)
        })
    }
  }

  /// The vector at an instant; outside the fitted days, by the nearest day's polynomial.
  func position(at instant: Double) -> Vector {
    let day = Int(max(0, min(Double(days - 1), (instant - firstDay).rounded(.down))))
    let u = 2 * (instant - firstDay - Double(day)) - 1
    var index = (day + 1) * coefficientsPerDay - 1
    var sum = coefficients[index]
    let last = day * coefficientsPerDay
    while index > last {
      index -= 1
      let next = coefficients[index]
      sum = Vector(x: sum.x * u + next.x, y: sum.y * u + next.y, z: sum.z * u + next.z)
    }
    return sum
  }
}
