package import Entities
package import Essentials

extension SkyService {
  /// The sky of tonight or of an evening's date, with altitudes for a local time; in full with events, showers and curves.
  ///
  /// The forecast is for the outlook, the almanac is work to share between cities.
  package func night(
    over city: City, at now: Date, date: CivilDate? = nil, secondsOfDay: Int? = nil, forecast: Forecast? = nil,
    almanac: SkyAlmanac? = nil, news: SkyNews = SkyNews(), isWhole: Bool = true
  ) throws(SkyProblem) -> NightSky {
    let moment = try SkyMoment(at: city, now: now, date: date, secondsOfDay: secondsOfDay)
    let report = report(
      for: city, moment: moment, forecast: forecast, now: now, almanac: almanac, news: news, isWhole: isWhole)
    return night(over: city, at: now, report)
  }

  /// The same of a report that is known already.
  package func night(over city: City, at now: Date, _ report: SkyReport) -> NightSky {
    let tonight = try? SkyMoment(at: city, now: now).date
    return NightSky(city: city, report: report, isTonight: tonight == report.date)
  }

  /// The sky at a moment, with the next pass by the orbits that are known and the clouds of a forecast; with `showsAll` also
  /// what is too faint to be seen.
  package func drawing(
    of city: City, at instant: Date, showsAll: Bool = false, news: SkyNews = SkyNews(), forecast: Forecast? = nil
  ) -> SkyChart {
    var chart = chart(of: city, at: instant, showsAll: showsAll)
    chart.pass = SatelliteTracks.pass(over: city, at: instant, news, forecast?.hours)
    return SkyChart(
      city: city, chart: chart, darkness: chart.isDaylight ? darkness(after: instant, over: city) : nil)
  }

  /// What comes from now on, or from the beginning of a day; passes by the orbits that are known, with the clouds of a
  /// forecast.
  package func coming(
    over city: City, at now: Date, date: CivilDate? = nil, of choice: SkyEvent.Choice? = nil, news: SkyNews = SkyNews(),
    forecast: Sourced<Forecast>? = nil
  ) -> ComingEvents {
    let start = date?.start(in: city.zone) ?? now
    let end = start.addingTimeInterval(Double(choice?.daysAhead ?? 61) * 86_400)
    var coming = ComingEvents(
      city: city, choice: choice, date: date ?? CivilDate(now, in: city.zone), start: start, isFromNow: date == nil,
      events: Self.withoutRepeatedShowers(events(for: city, in: start..<end, of: choice)),
      passes: Self.passes(over: city, from: start, choice, news, forecast?.value), forecastProvider: forecast?.provider)
    guard choice == nil else { return coming }
    // An eclipse is worth a year's wait.
    let year = start..<start.addingTimeInterval(366 * 86_400)
    coming.events += events(for: city, in: year, of: .eclipse).filter { !coming.events.contains($0) }
    return coming
  }

  /// A year from the night of a shower that night comes again.
  private static func withoutRepeatedShowers(_ events: [SkyEvent]) -> [SkyEvent] {
    var seen: Set<[String]> = []
    return events.filter { $0.kind != .meteorShower || seen.insert($0.bodies).inserted }
  }

  /// Of ten days, for which orbits are good, where they alone are asked for; else the next few.
  private static func passes(
    over city: City, from start: Date, _ choice: SkyEvent.Choice?, _ news: SkyNews, _ forecast: Forecast?
  ) -> [SatellitePass]? {
    guard choice == nil || choice == .pass else { return nil }
    let span = start..<start.addingTimeInterval((choice == nil ? 3 : 10) * 86_400)
    let passes = SatelliteTracks(news, over: span).passes(over: city, in: span, forecast?.hours)
    return choice == nil ? passes.map { Array($0.prefix(3)) } : passes
  }

  /// The moon of a date's month, or of the running one.
  package func month(of city: City, at now: Date, date: CivilDate? = nil) -> MoonCalendar {
    let today = CivilDate(now, in: city.zone)
    let days = moonDays(of: date ?? today, at: city)
    let suns = sunDays(days.map(\.date), of: city)
    return MoonCalendar(
      city: city, days: days, events: events(from: days.first?.date, to: days.last?.date, at: city, of: .moon),
      midnightSun: suns.stretches(up: true), polarNight: suns.stretches(up: false), today: today)
  }

  /// The days and events of a year, or of the running one.
  package func calendar(of city: City, at now: Date, year number: Int? = nil) -> YearCalendar {
    let today = CivilDate(now, in: city.zone)
    let year = year(number ?? today.year, of: city)
    let (first, last) = (year.days.first?.date, year.days.last?.date)
    return YearCalendar(
      city: city, year: year,
      events: events(from: first, to: last, at: city).filter { CivilDate($0.time, in: city.zone).year == year.year },
      today: today)
  }

  /// What happens from the beginning of a day to the end of another.
  private func events(
    from first: CivilDate?, to last: CivilDate?, at city: City, of choice: SkyEvent.Choice? = nil
  ) -> [SkyEvent] {
    guard let first, let last else { return [] }
    return events(for: city, in: first.start(in: city.zone)..<last.advanced(by: 1).start(in: city.zone), of: choice)
  }
}

extension SkyEvent.Choice {
  /// How far to look for what is rare and what is not.
  fileprivate var daysAhead: Int {
    switch self {
    case .eclipse: 3653
    case .opposition: 731
    case .conjunction: 183
    case .meteors, .season: 366
    case .moon, .pass: 61
    }
  }
}
