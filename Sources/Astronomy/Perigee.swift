import Entities

/// A perigee of the Moon, its nearest point to the Earth; against JPL DE421 (2024–2030) within 10 min and 20 km.
package struct Perigee: Hashable, Sendable {
  /// UTC days since J2000.0.
  package let instant: Double
  /// The distance between the centres of Earth and Moon, km.
  package let distance: Double

  /// Every perigee in a window, in order of time.
  package static func all(in days: DailyPositions) -> [Perigee] {
    DailyPositions.localMinima(of: days.places(of: .moon).map(\.distance)).map { day in
      let middle = days.instant(ofDay: day)
      let instant = Solver.minimum(from: middle - 1, to: middle + 1, tolerance: 1e-4, distance(at:))
      return Perigee(instant: instant, distance: distance(at: instant) * kilometresPerAU)
    }.filter { days.window.contains($0.instant) }
  }

  /// The Moon's distance, au.
  private static func distance(at instant: Double) -> Double {
    ApparentPlace.moon(at: TimeScale.terrestrial(instant)).distance
  }
}
