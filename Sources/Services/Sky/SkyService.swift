import Astronomy
package import Entities
package import Essentials

/// Computes the sky above a place, without network or disk.
package struct SkyService: Sendable {
  package init() {}

  /// The sky of a place on one day and in the night that begins on it.
  ///
  /// The forecast is for the outlook's score, and `now` tells how far off the night is. An almanac saves work between cities
  /// at about the same instant; without one it is made, with the sky data. `isWhole` adds coming events and meteor showers.
  ///
  /// - Returns: Times within 3 s of JPL DE421 (1950–2030), positions within 0.01°.
  package func report(
    for city: City, moment: SkyMoment, forecast: Forecast? = nil, now: Date, almanac: SkyAlmanac? = nil,
    skyData: SkyData = SkyData(), isWhole: Bool = false
  ) -> SkyReport {
    let almanac = almanac ?? SkyAlmanac(at: moment.instant, skyData: skyData)
    let observer = city.coordinates
    let window =
      min(moment.day.lowerBound, moment.night.lowerBound)..<max(moment.day.upperBound, moment.night.upperBound)
    let events = DayEvents(window: Instant.range(window), observer: observer, ephemeris: almanac.ephemeris)
    let night = NightReport(events, in: moment.night)
    let positions = Sky.positions(in: almanac.sky(at: moment.instant), from: observer)
    let local = LocalSky(almanac.ephemeris, from: observer)
    var report = SkyReport(
      date: moment.date, instant: moment.instant, night: night, sun: SunReport(events, in: moment.day),
      moon: MoonReport(events, moment, almanac, local: local, position: positions.first { $0.body == .moon }),
      planets: PlanetSearch(
        observer: observer, local: local, night: night, almanac: almanac,
        from: night.span.contains(now) ? now : night.span.lowerBound
      ).reports(positions))
    let site = city.nightSky
    let outlook = StargazingOutlook(night: night, local: local, illumination: report.moon.illumination, site: site)
    report.stargazing = outlook.report(forecast?.hours, now: now)
    report.passes = almanac.satellites.passes(
      over: city, during: night.spans(of: .nautical), after: now, forecast?.hours)
    report.aurora = AuroraOutlook(place: city.coordinates, kp: almanac.skyData.kp).report(
      night, after: now, forecast?.hours)
    if isWhole {
      SkyDetails(observer: observer, zone: city.zone, local: local, almanac: almanac, moment: moment)
        .add(to: &report, events)
      report.showers = ShowerCalendar(site: site, local: local, night: night.span).active(on: moment.date)
      report.events = EventCalendar(observer: observer, zone: city.zone, site: site)
        .coming(from: moment.day.lowerBound)
      report.comingFrom = moment.comingFrom
    }
    return report
  }

  /// A chart of the visible sky of a place; `showsAll` includes everything above the horizon.
  package func chart(of city: City, at instant: Date, showsAll: Bool = false) -> StarChart {
    StarChartMaker(city.coordinates, at: instant, site: city.nightSky, showsAll: showsAll).chart
  }

  /// Sunrise and sunset on some days at a place.
  package func sunTimes(of city: City, dates: [CivilDate]) -> [CivilDate: SunTimes] {
    guard let first = dates.min(), let last = dates.max() else { return [:] }
    let found = SunDays(in: city.zone.span(from: first, through: last), at: city).times
    return dates.reduce(into: [:]) { $0[$1] = found[$1] ?? SunTimes() }
  }
}
