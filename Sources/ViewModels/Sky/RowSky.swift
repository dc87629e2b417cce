package import Entities
import Essentials
import Services

/// What a row's sky was computed from; another value means another sky.
nonisolated struct SkyKey: Equatable, Sendable {
  var coordinates: Coordinates
  var timeZone: String
  var siteSky: SiteSky?
  /// Ten minutes since 1970: the moon moves 0.1° in them.
  var slot: Int
  /// When the forecast was got, by which the outlook is judged.
  var forecastFetchedAt: Date?
  /// What was heard of orbits and the magnetic field.
  var news: SkyNews
}

/// What a document says of a night that is not computed of place and time alone: the outlook, whose forecast has more than
/// the document, passes and aurora.
struct DocumentedNight: Equatable {
  var date: CivilDate
  var report: StargazingReport
  var passes: [SatellitePass]?
  var aurora: AuroraReport?
}

/// The sky over a city as its row shows it.
package struct CitySky: Equatable {
  /// Whether the sun is up.
  package var isDay: Bool?
  /// The sky of the present day and night, when it was asked for.
  package var report: SkyReport?
  /// Sunrise and sunset of the forecast's days, when they were asked for.
  package var sunTimes: [CivilDate: SunTimes] = [:]
  /// What the report was computed from.
  var key: SkyKey?
  var documented: DocumentedNight?

  package init() {}

  /// Puts in what a document says of the night, where it is of the same night.
  func complete(_ report: inout SkyReport, at now: Date) {
    guard let documented, documented.date == report.date else { return }
    report.stargazing = documented.report
    report.passes = documented.passes?.filter { $0.end.time > now } ?? report.passes
    report.aurora = documented.aurora ?? report.aurora
  }
}

extension CityRowViewModel {
  /// Whether the sky it shows is that of an instant.
  func hasSky(of now: Date, _ news: SkyNews) -> Bool { sky.value.key == key(at: now, news) }

  /// What its sky, and the sun's times of the forecast's days, are to be computed of; `nil` where no sky can be.
  func skyRequest(at now: Date, _ news: SkyNews) -> SkyRequest? {
    guard let moment = try? SkyMoment(at: city, now: now) else { return nil }
    let dates = (forecast?.days.map(\.date) ?? []) + [CivilDate(now, in: zone)]
    let areKnown = dates.allSatisfy { sky.value.sunTimes[$0] != nil }
    return SkyRequest(
      key: key(at: now, news), city: city, moment: moment, forecast: weather.value.forecast, now: now,
      dates: areKnown ? [] : dates)
  }

  /// Takes over a sky, unless what it was computed of is another by now.
  func update(_ computed: SkyRequest.Computed, of request: SkyRequest) {
    guard key(at: request.now, request.key.news) == request.key else { return }
    var sky = sky.value
    var report = computed.report
    sky.complete(&report, at: request.now)
    sky.key = request.key
    sky.report = report
    if let times = computed.sunTimes { sky.sunTimes = times }
    self.sky.value = sky
  }

  /// Lets go of a sky that was last asked for more than ten minutes ago: a person who paged through a thousand cities has not
  /// their skies in memory for ever.
  func forgetOldSky(at now: Date) {
    if let key = sky.value.key, key.slot < Self.slot(now) - 1 { forgetSky() }
  }

  /// Lets go of the sky; it is computed again when it is asked for.
  package func forgetSky() {
    var sky = sky.value
    (sky.key, sky.report, sky.sunTimes) = (nil, nil, [:])
    self.sky.value = sky
  }

  func key(at now: Date, _ news: SkyNews) -> SkyKey {
    SkyKey(
      coordinates: city.coordinates, timeZone: city.timeZone, siteSky: city.siteSky, slot: Self.slot(now),
      forecastFetchedAt: weather.value.forecast?.fetchedAt, news: news)
  }

  private static func slot(_ date: Date) -> Int { Int(date.timeIntervalSince1970 / 600) }
}

extension DashboardViewModel {
  /// Computes the sky and the sun's times of some rows, or of all; what is still right is not computed again.
  ///
  /// Live views call this for the one city they show all of, and ``askForSkies(of:)`` for the rows they show.
  package func prepareSky(of some: [CityRowViewModel]? = nil) {
    if clock != nil { list.prepareSky(of: some ?? rows.value, at: now, news.news.value) }
  }

  /// The same beside the main actor, in place of those rows that were asked for before and still wait: each shows its sky
  /// when it is there. A thousand cities hold up no frame.
  package func askForSkies(of some: [CityRowViewModel]) {
    guard clock != nil else { return }
    let (now, heard) = (now, news.news.value)
    skies.ask(for: some.filter { !$0.hasSky(of: now, heard) }) { [weak self] rows in
      guard let self else { return }
      await list.computeSky(of: rows, at: self.now, news.news.value)
    }
  }

  /// Computes today's sunrise and sunset of some rows, where they are not known: far less than their skies.
  package func prepareSunTimes(of some: [CityRowViewModel]) {
    guard clock != nil else { return }
    for row in some {
      let today = CivilDate(now, in: row.zone)
      guard row.sky.value.sunTimes[today] == nil else { continue }
      row.sky.value.sunTimes.merge(SkyService().sunTimes(of: row.city, dates: [today])) { $1 }
    }
  }
}
