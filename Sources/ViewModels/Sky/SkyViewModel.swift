package import Entities
package import Essentials
package import Services

/// The sky of a night above one city.
package nonisolated struct SkyViewModel: Sendable {
  package let city: City
  /// With showers and events.
  package var report: SkyReport
  /// What stands where, when it was asked for.
  package var chart: StarChart?
  /// Who made the forecast behind the outlook and the clouds, where there is one.
  package var forecastProvider: Provider?
  private let now: Date

  /// Computes the sky of tonight or of an evening's date, with altitudes for a local time; the forecast is for the
  /// outlook, the almanac is work to share between cities.
  package init(
    _ city: City, at now: Date, date: CivilDate? = nil, secondsOfDay: Int? = nil, forecast: Forecast? = nil,
    almanac: SkyAlmanac? = nil, news: SkyNews = SkyNews()
  ) throws(SkyProblem) {
    let moment = try SkyMoment(at: city, now: now, date: date, secondsOfDay: secondsOfDay)
    self.city = city
    self.now = now
    report = SkyService().report(
      for: city, moment: moment, forecast: forecast, now: now, almanac: almanac, news: news, isWhole: true)
  }

  /// A sky that is known already.
  init(_ city: City, at now: Date, _ report: SkyReport) {
    (self.city, self.now, self.report) = (city, now, report)
  }

  /// The sky of tonight, beside the main actor; `nil` where there is none, or nobody waits for it any more.
  @concurrent static func inFull(
    _ city: City, at now: Date, forecast: Forecast?, news: SkyNews
  ) async -> SkyViewModel? {
    Task.isCancelled ? nil : try? SkyViewModel(city, at: now, forecast: forecast, news: news)
  }

  package var zone: Zone { city.zone }

  /// The credits of what is told and not computed: the forecast, orbits and the magnetic field.
  package var credits: [String] {
    [
      forecastProvider?.attribution, report.passes == nil ? nil : Service.celestrak.credit,
      report.aurora == nil ? nil : Service.swpc.credit,
    ].compactMap(\.self)
  }

  /// Whether the night is the running or the coming one.
  package var isTonight: Bool { (try? SkyMoment(at: city, now: now).date) == report.date }
}
