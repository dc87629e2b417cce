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

  /// Lower transits of the Sun.
  package let midnights: [Double]

  /// The Moon's upper limb and the horizon: moonrise, moonset.
  package let moon: Crossings

  /// Upper transits of the Moon; none about once a month.
  package let moonTransits: [Double]

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
    let horizon = Threshold.horizon.degrees - observer.horizonDip
    let solar = CrossingSearch(of: .sun, window: window, site: site, ephemeris: shared)
    let lunar = CrossingSearch(of: .moon, window: window, site: site, ephemeris: shared)
    self.window = window
    sun = solar.crossings(of: horizon, radius: Body.sun.limbRadius)
    civil = solar.crossings(of: Threshold.civil.degrees, radius: 0)
    nautical = solar.crossings(of: Threshold.nautical.degrees, radius: 0)
    astronomical = solar.crossings(of: Threshold.astronomical.degrees, radius: 0)
    moon = lunar.crossings(of: horizon, radius: Body.moon.limbRadius)
    let meridian = TransitSearch(of: .sun, site: site, ephemeris: shared)
    noons = meridian.passages(in: window)
    midnights = meridian.passages(in: window, offset: .pi)
    moonTransits = TransitSearch(of: .moon, site: site, ephemeris: shared).passages(in: window)
  }

  /// The first sunrise of the window.
  package var sunrise: Double? { sun.rises.first }
  /// The first sunset.
  package var sunset: Double? { sun.sets.first }
  /// The first solar noon.
  package var solarNoon: Double? { noons.first }
  /// The first civil dawn, the Sun's centre rising through -6°.
  package var civilDawn: Double? { civil.rises.first }
  /// The first civil dusk.
  package var civilDusk: Double? { civil.sets.first }
  /// The first nautical dawn (-12°).
  package var nauticalDawn: Double? { nautical.rises.first }
  /// The first nautical dusk.
  package var nauticalDusk: Double? { nautical.sets.first }
  /// The first astronomical dawn (-18°).
  package var astronomicalDawn: Double? { astronomical.rises.first }
  /// The first astronomical dusk.
  package var astronomicalDusk: Double? { astronomical.sets.first }
  /// The first moonrise.
  package var moonrise: Double? { moon.rises.first }
  /// The first moonset.
  package var moonset: Double? { moon.sets.first }
  /// Seconds during which the Sun's upper limb is above the horizon inside the window.
  package var dayLengthSeconds: Double { sun.secondsAbove }
  /// Polar day: the Sun never sets in the window.
  package var alwaysUp: Bool { sun.alwaysAbove }
  /// Polar night: the Sun never rises in the window.
  package var alwaysDown: Bool { sun.alwaysBelow }
  /// Seconds of astronomical night, the Sun's centre below -18°, inside the window.
  package var darkSeconds: Double { (window.upperBound - window.lowerBound) * 86_400 - astronomical.secondsAbove }
}
