import Astronomy
package import Entities
package import Essentials

/// The tracks of the satellites over some days, computed once for all places.
package struct SatelliteTracks: Sendable {
  private let tracks: [(satellite: Satellite, track: SatelliteTrack)]
  /// The window of the tracks (UTC days since J2000.0), and the positions of Sun and Moon in it.
  private let window: Range<Double>
  private let ephemeris: Ephemeris

  /// Seconds from the epoch, before or after, beyond which times are only approximate.
  private static let approximateAge = 7 * 86_400.0
  /// Seconds from the epoch, before or after, beyond which elements aren't used.
  package static let maximumAge = 14 * 86_400.0
  /// Seconds that no pass exceeds, since all the satellites are in low orbits.
  private static let longestPass = 900.0

  /// Tracks over a window, without satellites whose elements are unusable or too old.
  init(_ orbits: [SatelliteElements], _ window: Range<Double>, ephemeris: Ephemeris) {
    (self.window, self.ephemeris) = (window, ephemeris)
    tracks = orbits.compactMap { elements in
      guard let orbit = SGP4(elements) else { return nil }
      let reach = Self.maximumAge / 86_400
      let usable = window.clamped(to: orbit.epoch - reach..<orbit.epoch + reach)
      return usable.isEmpty ? nil : (elements.satellite, SatelliteTrack(orbit, window: usable, ephemeris: ephemeris))
    }
  }

  /// Tracks over a span of at most 30 days and a quarter of an hour before it, so that a pass in progress is whole.
  package init(_ skyData: SkyData, over span: Range<Date>) {
    let window = Instant.range(span.lowerBound.addingTimeInterval(-Self.longestPass)..<span.upperBound)
    let ephemeris = Ephemeris(covering: window.lowerBound - 0.1..<window.upperBound + 0.1)
    self.init(skyData.orbits, window, ephemeris: ephemeris)
  }

  /// The visible passes that end after `now`, in order of time, with the Sun at least 6° down; `nil` without a usable
  /// orbit. `hours` is the forecast for the clouds during the passes.
  package func passes(over city: City, after now: Date, clouds hours: HourlyForecast?) -> [SatellitePass]? {
    let events = DayEvents(window: window, observer: city.coordinates, ephemeris: ephemeris)
    let dark = events.civil.intervalsBelow.map(Instant.dates)
    return passes(over: city, during: dark, after: now, clouds: hours)
  }

  /// The same in some dark spans.
  func passes(
    over city: City, during dark: [Range<Date>], after now: Date, clouds hours: HourlyForecast?
  ) -> [SatellitePass]? {
    guard !tracks.isEmpty else { return nil }
    let found = tracks.flatMap { satellite, track in
      SatellitePassSearch(track, of: satellite, from: city.coordinates).passes(during: dark.map(Instant.range))
        .map { assessed($0, track, hours) }
    }
    return found.filter { $0.end.time > now }.sorted { $0.begin.time < $1.begin.time }
  }

  /// The pass with its forecast cloud cover, and the elements' age if that makes the times approximate.
  private func assessed(_ pass: SatellitePass, _ track: SatelliteTrack, _ hours: HourlyForecast?) -> SatellitePass {
    var pass = pass
    let age = abs(Instant.of(pass.begin.time) - track.epoch) * 86_400
    pass.elementsAge = age > Self.approximateAge ? age : nil
    pass.cloudCover = hours?.value(.cloudCover, at: pass.highest.time)?.rounded()
    return pass
  }

  /// The pass to draw in a chart: the one in progress or the next within 12 hours; `nil` if there is none.
  package static func pass(
    over city: City, at instant: Date, skyData: SkyData, clouds hours: HourlyForecast?
  ) -> StarChart.Pass? {
    guard !skyData.orbits.isEmpty else { return nil }
    let tracks = SatelliteTracks(skyData, over: instant..<instant.addingTimeInterval(43_200))
    let next = tracks.passes(over: city, after: instant, clouds: hours)?.first
    return next.map { StarChart.Pass(pass: $0, path: tracks.path(of: $0, over: city)) }
  }

  /// The path of a pass across the sky, every five seconds; empty if its satellite has no track.
  private func path(of pass: SatellitePass, over city: City) -> [TimedPlace] {
    guard let (satellite, track) = tracks.first(where: { $0.satellite.name == pass.satellite }) else { return [] }
    let (begin, end) = (Instant.of(pass.begin.time), Instant.of(pass.end.time))
    return SatellitePassSearch(track, of: satellite, from: city.coordinates)
      .path(in: begin...max(begin, end), every: 5)
  }
}
