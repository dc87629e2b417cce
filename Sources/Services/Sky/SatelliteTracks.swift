import Astronomy
package import Entities
package import Essentials

/// The ways of the satellites over the Earth for some days, computed once for every place.
package struct SatelliteTracks: Sendable {
  private let tracks: [(satellite: Satellite, track: SatelliteTrack)]
  /// Shared where it serves.
  private let ephemeris: Ephemeris

  /// Seconds after which elements give times that are only approximate.
  private static let approximateAge = 7 * 86_400.0
  /// Seconds after which, or before which, elements give no times.
  package static let lastAge = 14 * 86_400.0

  /// Ways over a window of instants; what cannot be computed is left out.
  init(_ orbits: [SatelliteElements], _ window: Range<Double>, ephemeris: Ephemeris) {
    self.ephemeris = ephemeris
    tracks = orbits.compactMap { elements in
      guard let orbit = SGP4(elements),
        let window = Self.believed(window, epoch: orbit.epoch)
      else { return nil }
      let track = SatelliteTrack(orbit, window: window, ephemeris: ephemeris)
      return (elements.satellite, track)
    }
  }

  /// The ways over a span of dates, for a calendar of many nights; 30 days at most.
  package init(_ news: SkyNews, over span: Range<Date>) {
    let window = Instant.range(span)
    let ephemeris = Ephemeris(covering: window.lowerBound - 0.1..<window.upperBound + 0.1)
    self.init(news.orbits, window, ephemeris: ephemeris)
  }

  /// The part of a window for which elements of an epoch are believed.
  private static func believed(_ window: Range<Double>, epoch: Double) -> Range<Double>? {
    let reach = lastAge / 86_400
    let span = window.clamped(to: epoch - reach..<epoch + reach)
    return span.isEmpty ? nil : span
  }

  /// What can be seen of the satellites in what is left of a night with the Sun 6° down or more, in order; `nil` when no
  /// orbit is known.
  func passes(over city: City, in night: NightReport, after now: Date, _ hours: HourlyForecast?) -> [SatellitePass]? {
    passes(over: city, during: night.spans(of: .nautical), after: now, hours)
  }

  /// The same for any days: what can be seen from a city between two dates, with the cloud of its forecast.
  package func passes(over city: City, in span: Range<Date>, _ hours: HourlyForecast?) -> [SatellitePass]? {
    let events = DayEvents(window: Instant.range(span), observer: city.coordinates, ephemeris: ephemeris)
    let dark = events.civil.intervalsBelow.map(Instant.range)
    return passes(over: city, during: dark, after: span.lowerBound, hours)
  }

  private func passes(
    over city: City, during dark: [Range<Date>], after now: Date, _ hours: HourlyForecast?
  ) -> [SatellitePass]? {
    guard !tracks.isEmpty else { return nil }
    let found = tracks.flatMap { satellite, track in
      SatellitePassSearch(track, of: satellite, from: city.coordinates).passes(during: dark.map(Instant.range))
        .map { Self.judged($0, track, hours) }
    }
    return found.filter { $0.end.time > now }.sorted { $0.begin.time < $1.begin.time }
  }

  /// The pass with the age of old elements and the cloud of a forecast.
  private static func judged(_ pass: SatellitePass, _ track: SatelliteTrack, _ hours: HourlyForecast?) -> SatellitePass
  {
    var pass = pass
    let age = abs(Instant.of(pass.begin.time) - track.epoch) * 86_400
    pass.elementsAge = age > approximateAge ? age : nil
    pass.cloudCover = hours?.value(.cloudCover, at: pass.highest.time)?.rounded()
    return pass
  }

  /// What a chart of an instant draws: the sight of a satellite that is running or the next of the coming half day.
  package static func pass(
    over city: City, at instant: Date, _ news: SkyNews, _ hours: HourlyForecast?
  ) -> StarChart.Pass? {
    guard !news.orbits.isEmpty else { return nil }
    let span = instant.addingTimeInterval(-longest)..<instant.addingTimeInterval(43_200)
    let tracks = SatelliteTracks(news, over: span)
    let next = tracks.passes(over: city, in: span, hours)?.first { $0.end.time > instant }
    return next.map { StarChart.Pass(sight: $0, way: tracks.way(of: $0, over: city)) }
  }

  /// Seconds that no pass of a low orbit lasts, and those between two points of its way.
  private static let longest = 900.0
  private static let stride = 5.0

  /// Where the satellite of a pass is from its begin to its end.
  private func way(of pass: SatellitePass, over city: City) -> [SatellitePass.Point] {
    guard let (satellite, track) = tracks.first(where: { $0.satellite.name == pass.satellite }) else { return [] }
    let (begin, end) = (Instant.of(pass.begin.time), Instant.of(pass.end.time))
    return SatellitePassSearch(track, of: satellite, from: city.coordinates)
      .path(in: begin...max(begin, end), every: Self.stride)
  }
}
