import Essentials

/// A conjunction: the least separation of two bodies, or the Moon and a star, as seen from the Earth's centre.
///
/// Against JPL DE421 (2024-2030) the instants are within 10 min, the separations within 0.01°.
package struct Conjunction: Hashable, Sendable {
  /// The Moon, or the planet nearer to the Sun.
  package let first: SkyTarget
  /// The planet or star by the Moon, or the planet farther from the Sun.
  package let second: SkyTarget
  /// The instant of the least separation (UTC days since J2000.0).
  package let instant: Double
  /// The least separation, degrees.
  package let separation: Double
  /// Degrees within which two planets are in conjunction.
  static let planetaryReach = 5.0
  /// The same for the Moon, whose parallax may bring it a degree nearer for a place on the Earth.
  static let lunarReach = 6.0

  /// All conjunctions in a window, in order: two planets within 5°, or the Moon and Mercury to Saturn or a star within 6°.
  package static func all(in days: DailyPositions) -> [Conjunction] {
    (ofPlanets(days) + ofMoon(days)).filter { days.window.contains($0.instant) }.sorted { $0.instant < $1.instant }
  }

  /// Those of two planets, each from a day on which they are nearer than on the days around it.
  private static func ofPlanets(_ days: DailyPositions) -> [Conjunction] {
    // Two degrees more, as the least separation may lie between days.
    let farthest = -cos((planetaryReach + 2) * Angle.degree)
    return Body.planets.indices.flatMap { index in
      Body.planets[(index + 1)...].flatMap { second -> [Conjunction] in
        let first = Body.planets[index]
        let negativeCosines = zip(days.directions[first.rawValue], days.directions[second.rawValue]).map { -$0.dot($1) }
        let nearDays = DailyPositions.localMinima(of: negativeCosines).filter { negativeCosines[$0] < farthest }
        return nearDays.compactMap { Conjunction(.body(first), .body(second), near: days.instant($0), step: 0.25) }
          .filter { $0.separation < planetaryReach }
      }
    }
  }

  /// Those of the Moon, each from when it overtakes its target in longitude.
  private static func ofMoon(_ days: DailyPositions) -> [Conjunction] {
    let bodies = [Body.mercury, .venus, .mars, .jupiter, .saturn]
    let targets =
      bodies.map { (SkyTarget.body($0), days.places[$0.rawValue]) }
      + EclipticStar.all.map { star in
        let place = star.place(at: TimeScale.terrestrial(days.window.lowerBound))
        return (SkyTarget.star(star), Array(repeating: place, count: days.places[0].count))
      }
    return targets.flatMap { target, places in
      overtakings(of: places, days).compactMap { instant in
        Conjunction(.body(.moon), target, near: instant, step: 0.02)
      }.filter { $0.separation < lunarReach }
    }
  }

  /// Roughly when the Moon has a target's longitude, if their latitudes are near enough for a conjunction.
  private static func overtakings(of places: [EclipticPlace], _ days: DailyPositions) -> [Double] {
    let moons = days.places[Body.moon.rawValue]
    return moons.indices.dropLast().compactMap { day in
      let behind = Angle.signed(moons[day].longitude - places[day].longitude)
      let ahead = Angle.signed(moons[day + 1].longitude - places[day + 1].longitude)
      guard behind < 0, ahead >= 0, ahead - behind < .pi else { return nil }
      let part = -behind / (ahead - behind)
      let moon = moons[day].latitude + part * (moons[day + 1].latitude - moons[day].latitude)
      let across = moon - places[day].latitude
      return abs(across) < (lunarReach + 1) * Angle.degree ? days.instant(day) + part : nil
    }
  }

  /// The least separation near an instant, by Newton's method on the squared chord between the directions, with derivatives
  /// from samples `step` days apart, closer for the fast Moon; `nil` if there is none within two days.
  private init?(_ first: SkyTarget, _ second: SkyTarget, near start: Double, step: Double) {
    func chord(_ instant: Double) -> Vector {
      let terrestrial = TimeScale.terrestrial(instant)
      let (one, other) = (first.place(at: terrestrial), second.place(at: terrestrial))
      return Vector(longitude: one.longitude, latitude: one.latitude)
        - Vector(longitude: other.longitude, latitude: other.latitude)
    }
    var time = start
    var nearest = chord(time)
    for _ in 0..<6 {
      let (before, after) = (chord(time - step), chord(time + step))
      let speed = (after - before) * (0.5 / step)
      let pull = (after + before - nearest * 2) * (1 / (step * step))
      let curvature = speed.dot(speed) + nearest.dot(pull)
      guard curvature > 0 else { return nil }
      let shift = max(-1, min(1, -nearest.dot(speed) / curvature))
      time += shift
      nearest = chord(time)
      if abs(shift) < 1e-5 { break }
    }
    guard abs(time - start) < 2 else { return nil }
    (self.first, self.second, instant) = (first, second, time)
    separation = 2 * clampedAsin(nearest.length / 2) / Angle.degree
  }
}
