import Entities
import Essentials
import Repositories

/// What the cache holds of weather, by place: a renamed city finds its weather again.
struct KeptWeather: Sendable {
  let cache: CacheRepository

  /// What is known of a city: what is kept, unless the caller knows what is at least as young.
  ///
  /// Then nothing is decoded, and a thousand cities are not in memory twice while they are refreshed.
  func weather(of city: City, known: CityWeather? = nil) -> CityWeather {
    var weather = CityWeather(city: city)
    let current = believed(known?.current, at: known?.current?.fetchedAt)?.value
    let forecast = believed(known?.forecast, at: known?.forecast?.fetchedAt)?.value
    let knownAir = believed(known?.air, at: known?.airFetchedAt)
    let knownAlerts = believed(known?.alerts, at: known?.alertsFetchedAt)
    weather.current = self.current(of: city, after: current?.fetchedAt) ?? current
    weather.forecast = self.forecast(of: city, after: forecast?.fetchedAt) ?? forecast
    let air = air(of: city, after: knownAir?.fetchedAt) ?? knownAir
    (weather.air, weather.airFetchedAt) = (air?.value, air?.fetchedAt)
    let alerts = alerts(of: city, after: knownAlerts?.fetchedAt) ?? knownAlerts
    (weather.alerts, weather.alertsFetchedAt) = (alerts?.value, alerts?.fetchedAt)
    return weather
  }

  private func believed<Value>(_ value: Value?, at date: Date?) -> (value: Value, fetchedAt: Date)? {
    guard let value, let date, !cache.isFromFuture(date) else { return nil }
    return (value, date)
  }

  func current(of city: City, after date: Date? = nil) -> Sourced<CurrentWeather>? {
    cache.value(key(.now, city), after: date)?.value
  }

  func forecast(of city: City, after date: Date? = nil) -> Sourced<Forecast>? {
    cache.value(key(.forecast, city), after: date)?.value
  }

  func air(of city: City, after date: Date? = nil) -> (value: AirQuality, fetchedAt: Date)? {
    cache.value(key(.air, city), after: date)
  }

  /// Alerts whose texts are as they were cleaned when they came: a file of the cache may be made by others.
  func alerts(of city: City, after date: Date? = nil) -> (value: [WeatherAlert], fetchedAt: Date)? {
    let found: (value: [WeatherAlert], fetchedAt: Date)? = cache.value(key(.alerts, city), after: date)
    return found.flatMap { $0.value.allSatisfy(\.isSafe) ? $0 : nil }
  }

  func keep(_ value: CurrentWeather, of city: City, from provider: Provider, at now: Date) {
    cache.keep(Sourced(value, provider: provider, fetchedAt: now), under: key(.now, city), at: now)
  }

  func keep(_ value: Forecast, of city: City, from provider: Provider, at now: Date) {
    cache.keep(Sourced(value, provider: provider, fetchedAt: now), under: key(.forecast, city), at: now)
  }

  func keep(_ value: AirQuality, of city: City, at now: Date) { cache.keep(value, under: key(.air, city), at: now) }

  func keep(_ value: [WeatherAlert], of city: City, at now: Date) {
    cache.keep(value, under: key(.alerts, city), at: now)
  }

  /// Four decimals are 11 m: the same place typed again finds what is kept.
  private func key(_ kind: CacheKey.Kind, _ city: City) -> CacheKey {
    func rounded(_ degrees: Double) -> String { String(Int((degrees * 1e4).rounded())) }
    return CacheKey(
      kind, rounded(city.coordinates.latitude) + "," + rounded(city.coordinates.longitude))
  }
}

extension WeatherAlert {
  fileprivate var isSafe: Bool {
    [identifier, event, headline, details, instruction].compactMap(\.self).allSatisfy {
      SafeText.prose($0, limit: .max) == $0
    }
  }
}
