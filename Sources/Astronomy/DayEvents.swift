/// What the Sun and the Moon do over a place during a window, usually a civil day or a night from noon to noon.
///
/// Against JPL DE421 (1950-2030) times are within 3 s, more only where the path grazes a threshold. None is missed at any
/// latitude; poles and the date line need no care.
package struct DayEvents: Hashable, Sendable {
  /// The window [start, end), instants.
  package let window: Range<Double>

  /// The Sun's upper limb and the horizon: sunrise, sunset.
  package let sun: Crossings

  /// The Sun's centre at -6°.
  package let civil: Crossings

  /// The Sun's centre at -12°.
  package let nautical: Crossings

  /// The Sun's centre at -18°.
  package let astronomical: Crossings

  /// Upper transits of the Sun; one a civil day.
  package let noons: [Double]

  /// The Moon's upper limb and the horizon: moonrise, moonset.
  package let moon: Crossings

  /// Finds all events of the window.
  ///
  /// - Parameters:
  ///   - window: Instants [start, end); cut to 800 days.
  ///   - observer: The place.
  ///   - ephemeris: Geocentric work to share; a new one is made when it does not cover the window.
  package init(window: Range<Double>, observer: Observer, ephemeris: Ephemeris? = nil) {
    let window = SearchWindow.bounded(window)
    let shared = Ephemeris.serving(window, [.sun, .moon], shared: ephemeris)
    let site = Site(observer)
    let horizon = Threshold.horizon.degrees
    let solar = CrossingSearch(of: .sun, window: window, site: site, ephemeris: shared)
    let lunar = CrossingSearch(of: .moon, window: window, site: site, ephemeris: shared)
    self.window = window
    sun = solar.crossings(of: horizon, radius: Body.sun.limbRadius)
    civil = solar.crossings(of: Threshold.civil.degrees, radius: 0)
    nautical = solar.crossings(of: Threshold.nautical.degrees, radius: 0)
    astronomical = solar.crossings(of: Threshold.astronomical.degrees, radius: 0)
    moon = lunar.crossings(of: horizon, radius: Body.moon.limbRadius)
    noons = TransitSearch(of: .sun, site: site, ephemeris: shared).passages(in: window)
  }
}
