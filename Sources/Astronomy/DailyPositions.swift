/// Daily ecliptic positions of Sun, Moon and planets, from which searches for their events start; about 10 µs a day.
package struct DailyPositions: Sendable {
  /// The window (UTC days since J2000.0), cut to 800 days.
  package let window: Range<Double>
  /// The instant of the first position, a whole number; positions extend two days beyond the window at both ends.
  private let firstDay: Double
  /// The positions by the body's raw value, then by day.
  private let places: [[EclipticPlace]]

  /// Computes the positions for a window (UTC days since J2000.0).
  package init(covering window: Range<Double>) {
    self.window = TimeScale.bounded(window)
    firstDay = self.window.lowerBound.rounded(.down) - 2
    let count = Int((self.window.upperBound - firstDay).rounded(.up)) + 2
    let days = (0...count).map { [firstDay] in TimeScale.terrestrial(firstDay + Double($0)) }
    let earths = days.map(EarthMotion.init)
    places = Body.allCases.map { body in zip(days, earths).map { ApparentPlace.place(of: body, at: $0, earth: $1) } }
  }

  /// A body's apparent geocentric positions on the mean ecliptic and equinox of date, by day.
  func places(of body: Body) -> [EclipticPlace] { places[body.rawValue] }

  /// The same positions as unit vectors.
  func directions(of body: Body) -> [Vector] { places(of: body).map(\.direction) }

  /// The instant of a day by its index.
  func instant(ofDay day: Int) -> Double { firstDay + Double(day) }

  /// The indices of local minima of daily values, in order; the first and the last day never count.
  static func localMinima(of values: [Double]) -> [Int] {
    values.indices.dropFirst().dropLast().filter { values[$0] < values[$0 - 1] && values[$0] <= values[$0 + 1] }
  }
}
