import Astronomy
package import Entities
package import Essentials

extension SkyService {
  /// The events in the sky of a place in a span, by time; of one kind or all.
  package func events(for city: City, in span: Range<Date>, of choice: SkyEvent.Choice? = nil) -> [SkyEvent] {
    EventCalendar(observer: city.coordinates, zone: city.zone, site: city.nightSky).events(in: span, of: choice)
  }

  /// Sunrises, sunsets and light levels of a year at a place.
  package func year(_ year: Int, of city: City) -> SkyYear {
    let zone = city.zone
    let dates = zone.dates(of: year)
    guard let span = zone.span(of: dates) else { return SkyYear(year: year, days: [], lights: []) }
    let altitudes = [Crossings.horizon, -6, -12, -18]
    let thresholds = Crossings.ofSun(at: altitudes, window: Instant.range(span), observer: city.coordinates)
    let days = SunDays(thresholds[0], zone).days(dates)
    return SkyYear(year: year, days: days, lights: NightReport.Segment.all(thresholds, in: span))
  }

  /// The Moon of every evening of a month at a place.
  func moonDays(of month: CivilDate, at city: City) -> [MoonDay] {
    city.zone.dates(of: month.year).filter { $0.month == month.month }.map { date in
      let day = city.zone.span(of: date)
      let phase = MoonPhase(at: Instant.of(day.upperBound.addingTimeInterval(-7200)))
      var moon = MoonReport(
        phase: MoonReport.Phase(day: Instant.range(day), phaseDegrees: phase.phaseDegrees),
        phaseDegrees: phase.phaseDegrees, illumination: phase.illumination, ageDays: phase.ageDays)
      // A waxing Moon is lit from the west, which is the right in the northern hemisphere.
      moon.tilt = (phase.phaseDegrees < 180) == (city.coordinates.latitude >= 0) ? 270 : 90
      return MoonDay(date: date, moon: moon)
    }
  }
}

extension Zone {
  /// The dates of a year, without those that the local calendar skipped.
  fileprivate func dates(of year: Int) -> [CivilDate] {
    guard let first = CivilDate(year: year, month: 1, day: 1) else { return [] }
    return (0..<366).map(first.advanced(by:)).filter { $0.year == year && !span(of: $0).isEmpty }
  }
}

/// Sunrise, sunset and day length for the days of a long search.
struct SunDays {
  private(set) var times: [CivilDate: SunTimes] = [:]
  private let up: [Range<Date>]
  private let zone: Zone

  /// Searches a span of days.
  init(in span: Range<Date>, at city: City) {
    self.init(Crossings(ofHorizonBy: .sun, window: Instant.range(span), observer: city.coordinates), city.zone)
  }

  init(_ sun: Crossings, _ zone: Zone) {
    self.zone = zone
    up = sun.intervalsAbove.map(Instant.range)
    for (instants, path) in [(sun.rises, \SunTimes.rise), (sun.sets, \SunTimes.set)] {
      // A day's first one is written last.
      for instant in instants.reversed().map(Instant.date) {
        times[CivilDate(instant, in: zone), default: SunTimes()][keyPath: path] = instant
      }
    }
  }

  /// The days of some dates within the search, with their seconds of sun.
  func days(_ dates: [CivilDate]) -> [SkyYear.Day] {
    dates.map { date in
      let day = zone.span(of: date)
      let length = up[up.partitioningIndex { $0.upperBound > day.lowerBound }...]
        .prefix { $0.lowerBound < day.upperBound }.reduce(0) { $0 + ($1.overlap(with: day)?.seconds ?? 0) }
      return SkyYear.Day(date: date, sun: times[date] ?? SunTimes(), length: length)
    }
  }
}
