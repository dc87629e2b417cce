import Astronomy
import Entities
import Essentials

/// Builds the report of a city on a moment's day and in its night.
struct SkyReportBuilder {
  let city: City
  let moment: SkyMoment
  /// The almanac for the moment's instant, or for one at most ten minutes away.
  let almanac: SkyAlmanac
  /// The sky over the city, for two days before and after the almanac's instant.
  let local: LocalSky
  /// The brightness of the place's zenith without Moon and Sun, magnitudes per square arcsecond.
  let siteBrightness: Double
  /// The events of Sun and Moon in the moment's day and night.
  let events: DayEvents
  /// The light and the Moon from the moment's noon to the next.
  let night: NightReport
  /// The current time; earlier times are no longer recommended.
  let now: Date

  /// Computes the events of Sun and Moon, which the other parts depend on.
  init(_ city: City, _ moment: SkyMoment, _ almanac: SkyAlmanac, now: Date) {
    (self.city, self.moment, self.almanac, self.now) = (city, moment, almanac, now)
    siteBrightness = city.siteBrightness
    local = LocalSky(almanac.ephemeris, from: city.coordinates)
    events = DayEvents(
      window: Instant.range(moment.dayAndNight), observer: city.coordinates, ephemeris: almanac.ephemeris)
    night = NightReport(events, in: moment.night)
  }

  /// The report without details, with stargazing and passes under a weather forecast.
  func report(forecast hours: HourlyForecast?) -> SkyReport {
    let moon = MoonReport(events, at: moment, almanac: almanac, local: local)
    let stargazing = StargazingOutlook(
      night: night, local: local, illumination: moon.illumination, siteBrightness: siteBrightness, now: now)
    let aurora = AuroraOutlook(place: city.coordinates, kpForecast: almanac.skyData.kpForecast)
    var report = SkyReport(
      date: moment.date, instant: moment.instant, night: night, sun: SunReport(events, in: moment.day), moon: moon,
      planets: planets)
    report.stargazing = stargazing.report(hours)
    report.passes = almanac.satellites.passes(
      over: city, during: night.spans(atLeast: .nautical), after: now, clouds: hours)
    report.aurora = aurora.report(night, after: now, clouds: hours)
    return report
  }
}
