/// Where Sun, Moon and planets stand on the ecliptic on every day of a window: where a search for what happens between them
/// begins. About 10 µs a day.
package struct DailyPlaces: Sendable {
  /// The window of instants, cut to 800 days.
  package let window: Range<Double>

  /// The first of the days, which reach two days beyond the window on both sides.
  let firstDay: Double

  /// Apparent geocentric places on the mean equinox of date, by the body's raw value, then by the day.
  let places: [[EclipticPlace]]

  let directions: [[Vector]]

  /// Computes the places of a window of instants (UTC days since J2000.0).
  package init(covering window: Range<Double>) {
    self.window = TimeScale.bounded(window)
    firstDay = self.window.lowerBound.rounded(.down) - 2
    let count = Int((self.window.upperBound - firstDay).rounded(.up)) + 2
    let days = (0...max(count, 4)).map { [firstDay] in TimeScale.terrestrial(firstDay + Double($0)) }
    let earths = days.map(EarthMotion.init)
    places = Body.allCases.map { body in
      zip(days, earths).map { day, earth in
        switch body.theory {
        case let theory?: Apparent.planet(theory, at: day, earth: earth).place
        case nil: body == .moon ? Apparent.moon(at: day) : Apparent.sun(at: day, earth: earth)
        }
      }
    }
    directions = places.map { $0.map { Vector(longitude: $0.longitude, latitude: $0.latitude) } }
  }

  func instant(_ day: Int) -> Double { firstDay + Double(day) }

  /// The days at which a number of each day is smaller than on both neighbours.
  static func valleys(_ values: [Double]) -> [Int] {
    values.indices.dropFirst().dropLast().filter { values[$0] < values[$0 - 1] && values[$0] <= values[$0 + 1] }
  }
}
