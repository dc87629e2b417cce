package import Entities
package import Essentials

extension SkyService {
  /// The sky of a city by a report, by default detailed, with the provider of its forecast; the parameters are those of
  /// ``report(for:moment:forecast:now:almanac:isDetailed:)``.
  package func night(
    over city: City, moment: SkyMoment, forecast: Sourced<Forecast>? = nil, now: Date, almanac: SkyAlmanac? = nil,
    isDetailed: Bool = true
  ) -> NightSky {
    let report = report(
      for: city, moment: moment, forecast: forecast?.value, now: now, almanac: almanac, isDetailed: isDetailed)
    var night = night(over: city, at: now, report)
    night.forecastProvider = forecast?.provider
    return night
  }

  /// The sky of a city by a report computed before; `now` decides whether it is about tonight.
  package func night(over city: City, at now: Date, _ report: SkyReport) -> NightSky {
    let tonight = try? SkyMoment(at: city, now: now).date
    return NightSky(city: city, report: report, isTonight: tonight == report.date)
  }

  /// A chart of the sky over a city at an instant, with the pass in progress or the next in 12 hours and, by day,
  /// nightfall. `showsAll` includes objects too faint to see; the forecast is for clouds during the pass.
  package func skyChart(
    of city: City, at instant: Date, showsAll: Bool = false, skyData: SkyData = SkyData(), forecast: Forecast? = nil
  ) -> SkyChart {
    var chart = starChart(of: city, at: instant, showsAll: showsAll)
    chart.pass = SatelliteTracks.pass(over: city, at: instant, skyData: skyData, clouds: forecast?.hours)
    return SkyChart(city: city, chart: chart, darkness: chart.isDaylight ? darkness(after: instant, over: city) : nil)
  }

  /// The coming events from now or from the start of a local date, of one kind or all, and satellite passes with their
  /// forecast cloud cover. The search covers ten years for eclipses, and less for more frequent events.
  package func comingEvents(
    over city: City, at now: Date, date: CivilDate? = nil, of choice: SkyEvent.Choice? = nil,
    skyData: SkyData = SkyData(), forecast: Sourced<Forecast>? = nil
  ) -> ComingEvents {
    let start = date?.start(in: city.zone) ?? now
    // A year can contain the same shower twice.
    var showers: Set<[String]> = []
    let events = EventCalendar(city: city).coming(from: start, days: choice.daysAhead, of: choice)
      .filter { !$0.isOver(at: start) && ($0.kind != .meteorShower || showers.insert($0.bodies).inserted) }
    return ComingEvents(
      city: city, choice: choice, start: start, isFromNow: date == nil, events: events,
      passes: Self.passes(over: city, from: start, of: choice, skyData: skyData, clouds: forecast?.value.hours),
      forecastProvider: forecast?.provider)
  }

  /// All passes for a list of them, the next three in three days for one of everything; else or without orbits, `nil`.
  private static func passes(
    over city: City, from start: Date, of choice: SkyEvent.Choice?, skyData: SkyData, clouds hours: HourlyForecast?
  ) -> [SatellitePass]? {
    guard choice == nil || choice == .pass else { return nil }
    let span = start..<start.addingTimeInterval((choice == nil ? 3 : choice.daysAhead) * 86_400)
    let passes = SatelliteTracks(skyData, over: span).passes(over: city, after: start, clouds: hours)
    return choice == nil ? passes.map { Array($0.prefix(3)) } : passes
  }

  /// The Moon on each day of a local date's month, by default the current one.
  package func moonCalendar(of city: City, at now: Date, date: CivilDate? = nil) -> MoonCalendar {
    let today = CivilDate(now, in: city.zone)
    let days = moonDays(of: date ?? today, at: city)
    let dates = days.map(\.date)
    let span = city.zone.span(of: dates)
    let suns = span.map { SunDays(in: $0, at: city).days(on: dates) } ?? []
    return MoonCalendar(
      city: city, days: days, events: span.map { events(for: city, in: $0, of: .moon) } ?? [],
      midnightSun: suns.runs(with: \.isMidnightSun), polarNight: suns.runs(with: \.isPolarNight), today: today)
  }

  /// The days and events of a year in the city's time zone, by default the current one.
  package func yearCalendar(of city: City, at now: Date, year number: Int? = nil) -> YearCalendar {
    let today = CivilDate(now, in: city.zone)
    let year = year(number ?? today.year, of: city)
    let events = city.zone.span(of: year.days.map(\.date)).map { self.events(for: city, in: $0) } ?? []
    return YearCalendar(
      city: city, daylight: year, events: events.filter { CivilDate($0.time, in: city.zone).year == year.year },
      today: today)
  }
}

extension SkyEvent.Choice? {
  /// Days to search for events of a kind, or of all kinds: the rarer, the longer. Orbits are too uncertain after ten.
  fileprivate var daysAhead: Double {
    switch self {
    case .eclipse: 3653
    case .opposition: 731
    case .conjunction: 183
    case .meteors, .season: 366
    case nil, .moon: 61
    case .pass: 10
    }
  }
}
