import Astronomy
import Entities
import Essentials

/// Builds the report of a place on a moment's day and in its night.
struct SkyReportBuilder {
  let city: City
  let moment: SkyMoment
  let almanac: SkyAlmanac
  /// The sky over the place.
  let local: LocalSky
  /// The brightness of the place's zenith without Moon and Sun, magnitudes per square arcsecond.
  let siteBrightness: Double
  /// The events of Sun and Moon in the moment's day and night.
  let events: DayEvents
  private let night: NightReport

  init(_ city: City, _ moment: SkyMoment, _ almanac: SkyAlmanac) {
    (self.city, self.moment, self.almanac, siteBrightness) = (city, moment, almanac, city.siteBrightness)
    local = LocalSky(almanac.ephemeris, from: city.coordinates)
    events = DayEvents(
      window: Instant.range(moment.dayAndNight), observer: city.coordinates, ephemeris: almanac.ephemeris)
    night = NightReport(events, in: moment.night)
  }

  /// The report without details. Times to look are those left after `now`; `hours` is the weather forecast.
  func report(_ hours: HourlyForecast?, now: Date) -> SkyReport {
    let positions = Sky.positions(in: almanac.sky(at: moment.instant), from: city.coordinates)
    let moonPosition = positions.first { $0.body == .moon }
    let moon = MoonReport(events, moment, almanac, local: local, position: moonPosition)
    let planets = NightPlanets(
      observer: city.coordinates, local: local, night: night, ephemeris: almanac.ephemeris,
      earliest: night.span.contains(now) ? now : night.span.lowerBound)
    let stargazing = StargazingOutlook(
      night: night, local: local, illumination: moon.illumination, siteBrightness: siteBrightness)
    let aurora = AuroraOutlook(place: city.coordinates, kpForecast: almanac.skyData.kp)
    var report = SkyReport(
      date: moment.date, instant: moment.instant, night: night, sun: SunReport(events, in: moment.day), moon: moon,
      planets: planets.reports(positions))
    report.stargazing = stargazing.report(hours, now: now)
    report.passes = almanac.satellites.passes(over: city, during: night.spans(of: .nautical), after: now, hours)
    report.aurora = aurora.report(night, after: now, hours)
    return report
  }
}
