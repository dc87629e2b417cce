import Entities
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

/// What a document tells of a night that is not computed of place and time alone: the outlook, whose forecast has more than
/// the document, passes and aurora.
struct ToldOutlook: Equatable {
  var date: CivilDate
  var report: StargazingReport
  var passes: [SatellitePass]?
  var aurora: AuroraReport?
}

extension CityRowViewModel {
  /// Whether the sky it shows is that of an instant.
  func hasSky(of now: Date, _ news: SkyNews) -> Bool { skyKey == key(at: now, news) }

  /// What its sky, and the sun's times of the forecast's days, are to be computed of; `nil` where no sky can be.
  func skyOrder(at now: Date, _ news: SkyNews) -> SkyOrder? {
    guard let moment = try? SkyMoment(at: city.value, now: now) else { return nil }
    let dates = (forecast.value?.days.map(\.date) ?? []) + [CivilDate(now, in: zone)]
    let areKnown = dates.allSatisfy { sunTimes.value[$0] != nil }
    return SkyOrder(
      key: key(at: now, news), city: city.value, moment: moment, forecast: forecast.value, now: now,
      dates: areKnown ? [] : dates)
  }

  /// Takes over a sky, unless what it was computed of is another by now.
  func show(_ computed: ComputedSky, of order: SkyOrder) {
    guard key(at: order.now, order.key.news) == order.key else { return }
    skyKey = order.key
    var report = computed.report
    tellOutlook(&report, at: order.now)
    sky.value = report
    if let times = computed.sunTimes { sunTimes.value = times }
  }

  /// Puts in what a document told of the night and nobody computes, where it is of the same night.
  func tellOutlook(_ report: inout SkyReport, at now: Date) {
    guard let told = toldOutlook, told.date == report.date else { return }
    report.stargazing = told.report
    report.passes = told.passes?.filter { $0.end.time > now } ?? report.passes
    report.aurora = told.aurora ?? report.aurora
  }

  /// Lets go of a sky that was last asked for more than ten minutes ago: whoever paged through a thousand cities has not
  /// their skies in memory for ever.
  func forgetOldSky(at now: Date) {
    if let skyKey, skyKey.slot < Self.slot(now) - 1 { forgetSky() }
  }

  /// Lets go of the sky; it is computed again when it is asked for.
  package func forgetSky() {
    skyKey = nil
    sky.value = nil
    sunTimes.value = [:]
  }

  func key(at now: Date, _ news: SkyNews) -> SkyKey {
    SkyKey(
      coordinates: city.value.coordinates, timeZone: city.value.timeZone, siteSky: city.value.siteSky,
      slot: Self.slot(now), forecastFetchedAt: report?.forecast?.fetchedAt, news: news)
  }

  private static func slot(_ date: Date) -> Int { Int(date.timeIntervalSince1970 / 600) }
}

extension DashboardViewModel {
  /// Computes the sky and the sun's times of some rows, or of all; what is still right is not computed again.
  ///
  /// Live views call this for the one city they tell all of, and ``askForSkies(of:)`` for the rows they show.
  package func prepareSky(of some: [CityRowViewModel]? = nil) {
    if let sky { list.prepareSky(of: some ?? rows.value, by: sky, at: now, news.news.value) }
  }

  /// The same beside the main actor, in place of those rows that were asked for before and still wait: each shows its sky
  /// when it is there. A thousand cities hold up no frame.
  package func askForSkies(of some: [CityRowViewModel]) {
    guard let sky else { return }
    let (now, heard) = (now, news.news.value)
    skies.ask(for: some.filter { !$0.hasSky(of: now, heard) }) { [weak self] rows in
      guard let self else { return }
      await list.computeSky(of: rows, by: sky, at: self.now, news.news.value)
    }
  }

  /// Computes today's sunrise and sunset of some rows, where they are not known: far less than their skies.
  package func prepareSunTimes(of some: [CityRowViewModel]) {
    guard let sky else { return }
    for row in some {
      let today = CivilDate(now, in: row.zone)
      guard row.sunTimes.value[today] == nil else { continue }
      row.sunTimes.value.merge(sky.sunTimes(of: row.city.value, dates: [today])) { $1 }
    }
  }
}
