package import Entities
package import Essentials
package import Services

/// The sky above one city as the screen is bound to it.
package final class SkyViewModel {
  package let city: City
  /// The sky, with showers and events, or `nil` before it was computed.
  package let report = Dynamic<SkyReport?>(nil)
  /// Why it cannot be computed.
  package let problem = Dynamic<SkyProblem?>(nil)
  /// The present, when the report was made.
  package private(set) var now = Date(timeIntervalSince1970: 0)

  private let service: SkyService

  package init(_ city: City, service: SkyService = SkyService()) {
    self.city = city
    self.service = service
  }

  /// The city's zone.
  package var zone: Zone { city.zone }

  /// Whether the night shown is the running or the coming one.
  package var isTonight: Bool {
    guard let report = report.value else { return false }
    return (try? SkyMoment(at: city, now: now).date) == report.date
  }

  /// Computes the sky of a night.
  ///
  /// - Parameters:
  ///   - now: The present.
  ///   - date: The evening's date, or `nil` for tonight.
  ///   - secondsOfDay: The local time for altitudes.
  ///   - forecast: What is forecast, for the outlook.
  ///   - almanac: Work to share between cities.
  package func show(
    at now: Date, date: CivilDate? = nil, secondsOfDay: Int? = nil, forecast: Forecast? = nil,
    almanac: SkyAlmanac? = nil
  ) {
    self.now = now
    do {
      let moment = try SkyMoment(at: city, now: now, date: date, secondsOfDay: secondsOfDay)
      problem.value = nil
      report.value = service.report(
        for: city, moment: moment, forecast: forecast, now: now, almanac: almanac, isWhole: true)
    } catch {
      problem.value = error
      report.value = nil
    }
  }
}
