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
    let (current, forecast) = (believed(known?.current), believed(known?.forecast))
    weather.current = self.current(of: city, after: current?.fetchedAt) ?? current
    weather.forecast = self.forecast(of: city, after: forecast?.fetchedAt) ?? forecast
    if let air = known?.air, let fetchedAt = believed(known?.airFetchedAt) {
      (weather.air, weather.airFetchedAt) = (air, fetchedAt)
    }
    if let air = air(of: city, after: weather.airFetchedAt) {
      (weather.air, weather.airFetchedAt) = (air.value, air.fetchedAt)
    }
    if let alerts = known?.alerts, let fetchedAt = believed(known?.alertsFetchedAt) {
      (weather.alerts, weather.alertsFetchedAt) = (alerts, fetchedAt)
    }
    if let alerts = alerts(of: city, after: weather.alertsFetchedAt) {
      (weather.alerts, weather.alertsFetchedAt) = (alerts.value, alerts.fetchedAt)
    }
    return weather
  }

  private func believed<Value>(_ known: Sourced<Value>?) -> Sourced<Value>? {
    known.flatMap { cache.isFromFuture($0.fetchedAt) ? nil : $0 }
  }

  private func believed(_ known: Date?) -> Date? { known.flatMap { cache.isFromFuture($0) ? nil : $0 } }

  func current(of city: City, after date: Date? = nil) -> Sourced<CurrentWeather>? {
    read(.now, city, after: date)?.value
  }

  func forecast(of city: City, after date: Date? = nil) -> Sourced<Forecast>? {
    read(.forecast, city, after: date)?.value
  }

  func air(of city: City, after date: Date? = nil) -> (value: AirQuality, fetchedAt: Date)? {
    read(.air, city, after: date)
  }

  /// Alerts whose texts are as they were cleaned when they came: a file of the cache may be made by others.
  func alerts(of city: City, after date: Date? = nil) -> (value: [WeatherAlert], fetchedAt: Date)? {
    let found: (value: [WeatherAlert], fetchedAt: Date)? = read(.alerts, city, after: date)
    return found.flatMap { $0.value.allSatisfy(\.isSafe) ? $0 : nil }
  }

  func keep(_ value: CurrentWeather, of city: City, from provider: Provider, at now: Date) {
    write(.now, city, Sourced(value, provider: provider, fetchedAt: now), now)
  }

  func keep(_ value: Forecast, of city: City, from provider: Provider, at now: Date) {
    write(.forecast, city, Sourced(value, provider: provider, fetchedAt: now), now)
  }

  func keep(_ value: AirQuality, of city: City, at now: Date) { write(.air, city, value, now) }

  func keep(_ value: [WeatherAlert], of city: City, at now: Date) { write(.alerts, city, value, now) }

  private func read<Value: Decodable>(
    _ kind: CacheKey.Kind, _ city: City, after date: Date?
  ) -> (value: Value, fetchedAt: Date)? {
    guard let kept = cache.read(key(kind, city), after: date),
      let value = try? JSONDecoder().decode(Value.self, from: kept.data)
    else { return nil }
    return (value, kept.storedAt)
  }

  private func write(_ kind: CacheKey.Kind, _ city: City, _ value: some Encodable, _ now: Date) {
    guard let data = try? JSONEncoder().encode(value) else { return }
    cache.write(key(kind, city), data, at: now)
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
