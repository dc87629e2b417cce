import Astronomy
package import Entities
package import Essentials

/// Computes the sky above a place, without network or disk.
package struct SkyService: Sendable {
  package init() {}

  /// The sky of a place on one day and in the night that begins on it.
  ///
  /// Times are within 3 s of JPL DE421 (1950–2030), positions within 0.01°.
  /// The forecast is for stargazing and for clouds during passes and auroras; what is over at `now` doesn't count.
  /// Cities at about the same instant can share an almanac; without one, no satellites and no Kp forecast are known.
  /// `isDetailed` adds what only a place's own page shows, such as coming events and meteor showers.
  package func report(
    for city: City, moment: SkyMoment, forecast: Forecast? = nil, now: Date, almanac: SkyAlmanac? = nil,
    isDetailed: Bool = false
  ) -> SkyReport {
    let almanac = almanac ?? SkyAlmanac(at: moment.instant)
    let builder = SkyReportBuilder(city, moment, almanac, now: now)
    var report = builder.report(forecast: forecast?.hours)
    if isDetailed { builder.addDetails(to: &report) }
    return report
  }

  /// A chart of the visible sky of a place; `showsAll` includes objects too faint to see.
  package func starChart(of city: City, at instant: Date, showsAll: Bool = false) -> StarChart {
    StarChartBuilder(city.coordinates, at: instant, siteBrightness: city.siteBrightness, showsAll: showsAll).chart
  }

  /// The first sunrise and sunset of each of some days at a place; from the earliest to the latest, at most 800 days.
  package func sunTimes(of city: City, dates: [CivilDate]) -> [CivilDate: SunTimes] {
    guard let first = dates.min(), let last = dates.max() else { return [:] }
    let found = SunDays(in: city.zone.span(from: first, through: last), at: city).times
    return dates.reduce(into: [:]) { $0[$1] = found[$1] ?? SunTimes() }
  }

  /// When it gets dark within 24 hours, in full minutes: at astronomical, else nautical dusk, else at the Sun's lowest.
  package func darkness(after now: Date, over city: City) -> Darkness {
    let start = Instant.of(now)
    let events = DayEvents(window: start..<start + 1, observer: city.coordinates)
    let dusk = events.astronomical.sets.first ?? events.nautical.sets.first
    // The Sun is lowest half a day before or after it is highest.
    let noon = events.noons.first ?? start + 0.5
    let midnight = noon < start + 0.5 ? noon + 0.5 : noon - 0.5
    let minute = (Instant.date(dusk ?? midnight).timeIntervalSince1970 / 60).rounded(.up)
    return Darkness(instant: Date(timeIntervalSince1970: minute * 60), isDark: dusk != nil)
  }

  /// The events in the sky of a place in a span, by time; of one kind or all.
  package func events(for city: City, in span: Range<Date>, of choice: SkyEvent.Choice? = nil) -> [SkyEvent] {
    EventCalendar(city: city).events(in: span, of: choice)
  }

  /// Sunrises, sunsets and light levels of a year at a place.
  package func year(_ year: Int, of city: City) -> SkyYear {
    let zone = city.zone
    let dates = zone.dates(of: year)
    guard let span = zone.span(of: dates) else { return SkyYear(year: year, days: [], lights: []) }
    let altitudes = [Crossings.horizon, -6, -12, -18]
    let thresholds = Crossings.ofSun(at: altitudes, window: Instant.range(span), observer: city.coordinates)
    let days = SunDays(horizonCrossings: thresholds[0], in: zone).days(on: dates)
    return SkyYear(year: year, days: days, lights: NightReport.Segment.all(thresholds, in: span))
  }

  /// The Moon at 22:00 local time on every day of a date's month, in order; drawn upright, lit from the right or left.
  func moonDays(of month: CivilDate, at city: City) -> [MoonCalendar.Day] {
    city.zone.dates(of: month.year).filter { $0.month == month.month }.map { date in
      let phase = MoonPhase(at: Instant.of(SkyMoment.lateEvening(of: date, in: city.zone)))
      var moon = MoonReport(phase, on: city.zone.span(of: date))
      // A waxing Moon is lit from the west, which is the right in the northern hemisphere.
      moon.brightLimbAngle = (phase.phaseDegrees < 180) == (city.coordinates.latitude >= 0) ? 270 : 90
      return MoonCalendar.Day(date: date, moon: moon)
    }
  }
}
