import Entities

/// The Moon at perigee, its nearest to the Earth.
package struct Perigee: Hashable, Sendable {
  /// UTC days since J2000.0; within 10 min of JPL DE421.
  package let instant: Double
  /// From centre to centre.
  package let kilometres: Double

  /// Every perigee of a window, in order.
  package static func all(in days: DailyPositions) -> [Perigee] {
    DailyPositions.localMinima(of: days.places[Body.moon.rawValue].map(\.distance)).map { day in
      let middle = days.instant(day)
      let instant = Root.minimum(from: middle - 1, to: middle + 1, tolerance: 1e-4, distance)
      return Perigee(instant: instant, kilometres: distance(instant) * kilometresPerAU)
    }.filter { days.window.contains($0.instant) }
  }

  /// The Moon's distance, au.
  private static func distance(_ instant: Double) -> Double {
    Apparent.moon(at: TimeScale.terrestrial(instant)).distance
  }
}
