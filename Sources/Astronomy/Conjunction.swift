import Essentials

/// A conjunction: the least apparent separation of two bodies, or the Moon and a star, as seen from the Earth's centre.
///
/// Against JPL DE421 (2024–2030) the instants are within 10 min, the separations within 0.01°.
package struct Conjunction: Hashable, Sendable {
  /// The Moon, or the planet nearer to the Sun.
  package let first: SkyTarget
  /// The planet or star near the Moon, or the planet farther from the Sun.
  package let second: SkyTarget
  /// Both, in this order.
  package var targets: [SkyTarget] { [first, second] }
  /// The instant of the least separation (UTC days since J2000.0).
  package let instant: Double
  /// The least separation of the centres, degrees.
  package let separation: Double
  /// The greatest separation that counts for two planets, degrees.
  private static let planetaryReach = 5.0
  /// The greatest that counts for the Moon, degrees; by parallax a place on the Earth may see it a degree nearer.
  private static let lunarReach = 6.0

  /// The conjunctions in a window, in order: two planets within 5°, the Moon and Mercury to Saturn or a star within 6°.
  package static func all(in days: DailyPositions) -> [Conjunction] {
    let found = planetary(in: days) + lunar(in: days)
    return found.filter { days.window.contains($0.instant) }.sorted { $0.instant < $1.instant }
  }

  /// Those of two planets, each found from a day on which they are nearer than on the days around it.
  private static func planetary(in days: DailyPositions) -> [Conjunction] {
    // Two degrees more, as the least separation may lie between days.
    let limit = -cos((planetaryReach + 2) * Angle.degree)
    let planets = Body.planets.map { (target: SkyTarget.body($0), directions: days.directions(of: $0)) }
    let pairs = planets.indices.flatMap { index in planets[(index + 1)...].map { (planets[index], $0) } }
    return pairs.flatMap { first, second in
      let negativeCosines = zip(first.directions, second.directions).map { -$0.dot($1) }
      return DailyPositions.localMinima(of: negativeCosines).filter { negativeCosines[$0] < limit }
        .compactMap { Conjunction(of: first.target, and: second.target, near: days.instant(ofDay: $0), step: 0.25) }
        .filter { $0.separation < planetaryReach }
    }
  }

  /// Those of the Moon, each found from the time when it overtakes its target in longitude.
  private static func lunar(in days: DailyPositions) -> [Conjunction] {
    let bodies = [Body.mercury, .venus, .mars, .jupiter, .saturn]
    let targets =
      bodies.map { (SkyTarget.body($0), days.places(of: $0)) }
      + EclipticStar.all.map { star in
        let place = star.place(at: TimeScale.terrestrial(days.window.lowerBound))
        return (SkyTarget.star(star), Array(repeating: place, count: days.places(of: .moon).count))
      }
    return targets.flatMap { target, places in
      overtakings(of: places, in: days).compactMap { instant in
        Conjunction(of: .body(.moon), and: target, near: instant, step: 0.02)
      }.filter { $0.separation < lunarReach }
    }
  }

  /// Roughly when the Moon has the longitude of a target with these daily places, if its latitude is near enough.
  private static func overtakings(of places: [EclipticPlace], in days: DailyPositions) -> [Double] {
    let moons = days.places(of: .moon)
    return moons.indices.dropLast().compactMap { day in
      let lead = Angle.signed(moons[day].longitude - places[day].longitude)
      let nextLead = Angle.signed(moons[day + 1].longitude - places[day + 1].longitude)
      guard lead < 0, nextLead >= 0 else { return nil }
      let fraction = -lead / (nextLead - lead)
      let moonLatitude = moons[day].latitude + fraction * (moons[day + 1].latitude - moons[day].latitude)
      // A degree more, as the least separation may be hours away.
      let isNear = abs(moonLatitude - places[day].latitude) < (lunarReach + 1) * Angle.degree
      return isNear ? days.instant(ofDay: day) + fraction : nil
    }
  }

  /// The conjunction near an instant, with samples `step` days apart (less for the fast Moon); `nil` if it isn't found.
  private init?(of first: SkyTarget, and second: SkyTarget, near start: Double, step: Double) {
    func chord(_ instant: Double) -> Vector {
      let terrestrial = TimeScale.terrestrial(instant)
      return first.place(at: terrestrial).direction - second.place(at: terrestrial).direction
    }
    guard let instant = Self.shortestTime(of: chord, near: start, step: step) else { return nil }
    (self.first, self.second, self.instant) = (first, second, instant)
    separation = 2 * clampedAsin(chord(instant).length / 2) / Angle.degree
  }

  /// The instant when a vector is shortest, by at most six steps of Newton's method on its squared length, with
  /// derivatives from samples `step` days apart; `nil` if they don't converge to a few minutes, or lead two days away.
  private static func shortestTime(of vector: (Double) -> Vector, near start: Double, step: Double) -> Double? {
    var (time, shift) = (start, Double.infinity)
    for _ in 0..<6 where abs(shift) >= 1e-5 {
      let (earlier, current, later) = (vector(time - step), vector(time), vector(time + step))
      let velocity = (later - earlier) * (0.5 / step)
      let acceleration = (later + earlier - current * 2) * (1 / (step * step))
      let curvature = velocity.dot(velocity) + current.dot(acceleration)
      guard curvature > 0 else { return nil }
      shift = max(-1, min(1, -current.dot(velocity) / curvature))
      time += shift
    }
    return abs(shift) < 5e-3 && abs(time - start) < 2 ? time : nil
  }
}
