package import Entities
package import Essentials
import Services

/// What comes in the sky of one city.
package struct SkyEventsViewModel {
  package let city: City
  /// What was asked for; `nil` for everything.
  package let choice: SkyEvent.Choice?
  /// From the instant on, by time; what is running is among them.
  package var events: [SkyEvent]
  /// What is seen of satellites, by time; `nil` where no orbit is known or something else was asked for.
  package let passes: [SatellitePass]?
  /// The local date that it begins on.
  package let date: CivilDate
  /// The instant that it begins at.
  package let start: Date
  /// Whether that is now, and not the beginning of a day.
  package let isFromNow: Bool
  private let forecastProvider: Provider?

  /// What comes from now on, or from the beginning of a day; passes by the orbits that are known, with the clouds of a
  /// forecast.
  package init(
    _ city: City, at now: Date, date: CivilDate? = nil, of choice: SkyEvent.Choice? = nil, news: SkyNews = SkyNews(),
    forecast: Sourced<Forecast>? = nil
  ) {
    self.city = city
    forecastProvider = forecast?.provider
    self.choice = choice
    start = date?.start(in: city.zone) ?? now
    isFromNow = date == nil
    self.date = date ?? CivilDate(now, in: city.zone)
    let end = start.addingTimeInterval(Double(choice?.daysAhead ?? 61) * 86_400)
    events = Self.withoutRepeatedShowers(SkyService().events(for: city, in: start..<end, of: choice))
    passes = Self.passes(over: city, from: start, choice, news, forecast?.value)
    guard choice == nil else { return }
    // An eclipse is worth a year's wait.
    let year = start..<start.addingTimeInterval(366 * 86_400)
    events += SkyService().events(for: city, in: year, of: .eclipse).filter { !events.contains($0) }
  }

  /// The credits of what is told and not computed: orbits, and the forecast of the clouds.
  package var credits: [String] {
    guard let passes, !passes.isEmpty else { return [] }
    let isCloudKnown = passes.contains { $0.cloudCover != nil }
    return [Service.celestrak.credit] + (isCloudKnown ? forecastProvider.map { [$0.attribution] } ?? [] : [])
  }

  /// A year from the night of a shower that night comes again.
  private static func withoutRepeatedShowers(_ events: [SkyEvent]) -> [SkyEvent] {
    var told: Set<[String]> = []
    return events.filter { $0.kind != .meteorShower || told.insert($0.bodies).inserted }
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

/// The moon of one month at one city.
package struct SkyMonthViewModel {
  package let city: City
  package let days: [MoonDay]
  /// Its quarters and perigees.
  package let events: [SkyEvent]
  /// Its days of the midnight sun and of the polar night, from first to last.
  package let midnightSun: [ClosedRange<CivilDate>]
  package let polarNight: [ClosedRange<CivilDate>]
  /// The local date now.
  package let today: CivilDate

  /// The month of a date, or the running one.
  package init(_ city: City, at now: Date, date: CivilDate? = nil) {
    self.city = city
    today = CivilDate(now, in: city.zone)
    days = SkyService().moonDays(of: date ?? today, at: city)
    guard let first = days.first?.date, let last = days.last?.date else {
      (events, midnightSun, polarNight) = ([], [], [])
      return
    }
    let span = first.start(in: city.zone)..<last.advanced(by: 1).start(in: city.zone)
    events = SkyService().events(for: city, in: span, of: .moon)
    let suns = SkyService().sunDays(days.map(\.date), of: city)
    (midnightSun, polarNight) = (suns.stretches(up: true), suns.stretches(up: false))
  }
}

/// The days and events of one year at one city.
package struct SkyYearViewModel {
  package let city: City
  package let year: SkyYear
  package let events: [SkyEvent]
  /// The local date now.
  package let today: CivilDate

  /// A year, or the running one.
  package init(_ city: City, at now: Date, year number: Int? = nil) {
    self.city = city
    today = CivilDate(now, in: city.zone)
    year = SkyService().year(number ?? today.year, of: city)
    guard let first = year.days.first?.date, let last = year.days.last?.date else {
      events = []
      return
    }
    let span = first.start(in: city.zone)..<last.advanced(by: 1).start(in: city.zone)
    events = SkyService().events(for: city, in: span).filter { span.contains($0.time) }
  }
}
