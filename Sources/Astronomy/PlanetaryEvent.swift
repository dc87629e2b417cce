package import Entities

/// An opposition or greatest elongation of a planet as seen from the Earth's centre. At opposition, its apparent
/// ecliptic longitude differs from the Sun's by 180°.
///
/// Against JPL DE421 (2024–2030) oppositions are within 10 min, greatest elongations within 60 min, during which the
/// angle changes by less than 1″.
package struct PlanetaryEvent: Hashable, Sendable {
  /// Always `opposition` or `greatestElongation`.
  package let kind: SkyEvent.Kind
  /// Mars to Neptune at an opposition, Mercury or Venus at a greatest elongation.
  package let planet: Body
  /// UTC days since J2000.0.
  package let instant: Double
  /// The angle from the Sun then, degrees, 0…180, within 0.01°.
  package let elongation: Double

  /// The oppositions of Mars to Neptune and greatest elongations of Mercury and Venus in a window, in order of time.
  package static func all(in days: DailyPositions) -> [PlanetaryEvent] {
    let outer = [Body.mars, .jupiter, .saturn, .uranus, .neptune].flatMap { oppositions(of: $0, in: days) }
    return (outer + [Body.mercury, .venus].flatMap { greatestElongations(of: $0, in: days) })
      .filter { days.window.contains($0.instant) }.sorted { $0.instant < $1.instant }
  }

  private static func oppositions(of planet: Body, in days: DailyPositions) -> [PlanetaryEvent] {
    func excess(_ place: EclipticPlace, _ sun: EclipticPlace) -> Double {
      Angle.signed(place.longitude - sun.longitude - .pi)
    }
    let excesses = zip(days.places(of: planet), days.places(of: .sun)).map(excess)
    // Within half a radian, so that the jump from π to −π at conjunction isn't taken for a root.
    return excesses.indices.dropLast().filter { day in
      (excesses[day] >= 0) != (excesses[day + 1] >= 0) && abs(excesses[day]) < 0.5
    }.map { day in
      let start = days.instant(ofDay: day)
      let instant = Solver.root(from: start, to: start + 1, tolerance: 1e-5) { instant in
        let terrestrial = TimeScale.terrestrial(instant)
        return excess(SkyTarget.body(planet).place(at: terrestrial), ApparentPlace.sun(at: terrestrial))
      }
      return PlanetaryEvent(
        kind: .opposition, planet: planet, instant: instant, elongation: elongation(of: planet, at: instant))
    }
  }

  private static func greatestElongations(of planet: Body, in days: DailyPositions) -> [PlanetaryEvent] {
    // The elongation is greatest where its cosine is least.
    let cosines = zip(days.directions(of: planet), days.directions(of: .sun)).map { $0.dot($1) }
    return DailyPositions.localMinima(of: cosines).map { day in
      let middle = days.instant(ofDay: day)
      let instant = Solver.minimum(from: middle - 1, to: middle + 1, tolerance: 1e-4) {
        -elongation(of: planet, at: $0)
      }
      let eastward = Angle.signed(days.places(of: planet)[day].longitude - days.places(of: .sun)[day].longitude)
      return PlanetaryEvent(
        kind: .greatestElongation(eastward > 0 ? .eastern : .western), planet: planet, instant: instant,
        elongation: elongation(of: planet, at: instant))
    }
  }

  /// The angle from the Sun, degrees.
  private static func elongation(of planet: Body, at instant: Double) -> Double {
    let terrestrial = TimeScale.terrestrial(instant)
    let place = SkyTarget.body(planet).place(at: terrestrial)
    return place.vector.angle(to: ApparentPlace.sun(at: terrestrial).vector) / Angle.degree
  }
}
