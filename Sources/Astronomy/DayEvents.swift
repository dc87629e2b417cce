package import Entities

/// The events of Sun and Moon at a place in a window, usually a civil day or a night from noon to noon.
///
/// Instants are UTC days since J2000.0, within 3 s of JPL DE421 (1950–2030) except where the path only grazes a
/// threshold. No event is missed, even at the poles or the date line.
package struct DayEvents: Hashable, Sendable {
  /// Sunrise and sunset: the Sun's upper limb at ``Crossings/horizon``.
  package let sun: Crossings
  /// Civil twilight: the Sun's centre at −6° without refraction.
  package let civil: Crossings
  /// Nautical twilight: the Sun's centre at −12°.
  package let nautical: Crossings
  /// Astronomical twilight: the Sun's centre at −18°.
  package let astronomical: Crossings
  /// Instants of the Sun's upper transits in the window, in order.
  package let noons: [Double]
  /// Moonrise and moonset: the Moon's upper limb at ``Crossings/horizon``.
  package let moon: Crossings

  /// Finds all events of a window, cut to 800 days; a new ephemeris is made if the given one doesn't cover it.
  package init(window: Range<Double>, observer: Coordinates, ephemeris: Ephemeris? = nil) {
    let window = TimeScale.bounded(window)
    let local = LocalSky(Ephemeris.covering(window, bodies: [.sun, .moon], reusing: ephemeris), from: observer)
    let solar = CrossingSearch(of: .sun, window: window, in: local)
    let lunar = CrossingSearch(of: .moon, window: window, in: local)
    sun = solar.horizonCrossings(by: .sun)
    civil = solar.crossings(at: -6)
    nautical = solar.crossings(at: -12)
    astronomical = solar.crossings(at: -18)
    moon = lunar.horizonCrossings(by: .moon)
    noons = local.transits(of: .sun, in: window)
  }
}
