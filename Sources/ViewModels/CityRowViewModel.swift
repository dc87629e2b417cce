package import Entities
package import Essentials

/// One city as the screen is bound to it: what arrives together changes together, in canonical units, and only what
/// differs is announced.
package final class CityRowViewModel {
  /// The city under the name that the person gave it.
  package let city: Dynamic<City>
  /// The weather now; what its service does not tell and a forecast does is that of the hour in progress.
  package let now = Dynamic<CurrentWeather?>(nil)
  /// What of it changes as time goes by.
  package let today = Dynamic(Today())
  package let forecast = Dynamic<Forecast?>(nil)
  package let air = Dynamic<AirQuality?>(nil)
  /// Warnings in force, or `nil` when it is not known whether there are any.
  package let alerts = Dynamic<[WeatherAlert]?>(nil)
  /// The sky of the present day and night, when it was asked for.
  package let sky = Dynamic<SkyReport?>(nil)
  /// Sunrise and sunset of the forecast's days, when they were asked for.
  package let sunTimes = Dynamic<[CivilDate: SunTimes]>([:])
  package let status = Dynamic(WeatherStatus())

  /// What was last shown, from which values that change with time alone are taken again, and which a refresh starts from.
  private(set) var report: CityWeather?
  /// What the sky was last computed from.
  var skyKey: SkyKey?
  /// The outlook of the night as a document told it.
  var toldOutlook: ToldOutlook?

  package init(_ city: City) {
    self.city = Dynamic(city)
  }

  package var name: String { city.value.name }

  /// The city's zone; UTC if the system does not know it.
  package var zone: Zone { city.value.zone }

  /// Takes over a city whose label or place changed, as its weather counts at an instant.
  package func show(_ city: City, at now: Date) {
    guard city != self.city.value else { return }
    let isElsewhere = city.coordinates != self.city.value.coordinates || city.timeZone != self.city.value.timeZone
    if isElsewhere { sunTimes.value = [:] }
    self.city.value = city
    report?.city = city
    tick(at: now)
  }

  /// Takes over what is known of the city's weather, as it counts at an instant.
  package func show(_ report: CityWeather, at now: Date) {
    forecast.value = report.forecast?.value
    air.value = report.air
    keep(report)
    tick(at: now)
  }

  /// Of values that came again as they were, the former ones are kept: a thousand forecasts are not in memory twice.
  private func keep(_ report: CityWeather) {
    self.report = report
    // The answer to an earlier question names the city as it was then, in the zone it had.
    self.report?.city = city.value
    if let forecast = forecast.value { self.report?.forecast?.value = forecast }
    self.report?.air = air.value
  }

  /// Takes the values that change as time goes by: state, the day's low and high, the hour's chances.
  package func tick(at now: Date) {
    guard let report else { return }
    status.value = WeatherStatus(report, at: now)
    self.now.value = report.now(at: now) ?? self.now.value
    alerts.value = report.alerts?.filter { $0.ends.map { $0 > now } ?? true }
    var today = today.value
    today.temperatureMin = report.today(at: now)?.temperatureMin
    today.temperatureMax = report.today(at: now)?.temperatureMax
    today.precipitationChance = report.hourly(.precipitationChance, at: now)
    self.today.value = today
  }

  /// Seconds since the weather was right, or `nil` when there is none.
  package func age(at now: Date) -> Double? {
    report?.age(at: now) ?? status.value.fetchedAt.map { max(0, now.timeIntervalSince($0)) }
  }
}

extension CityRowViewModel {
  /// What falls in the two hours from an instant on.
  package func rain(at now: Date) -> RainOutlook {
    RainOutlook(self.now.value, forecast.value, of: city.value, at: now)
  }

  /// When it next starts or stops to fall after an instant: to the quarter within two hours, then to the hour as far as a
  /// day; `nil` where it does not, or that is not known.
  package func nextRain(after now: Date) -> RainChange? {
    RainChange(rain(at: now), forecast.value, after: now, in: zone)
  }
}

extension CityRowViewModel: Equatable {
  /// Rows are equal when they are the same row.
  package static func == (left: CityRowViewModel, right: CityRowViewModel) -> Bool { left === right }
}
