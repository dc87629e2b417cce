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
    read(.now, city, after: date) { KeptForm.decode(CurrentWeather.self, from: $0) }
  }

  func forecast(of city: City, after date: Date? = nil) -> Sourced<Forecast>? {
    read(.forecast, city, after: date) { KeptForm.decode(Forecast.self, from: $0) }
  }

  func air(of city: City, after date: Date? = nil) -> (value: AirQuality, fetchedAt: Date)? {
    guard let kept = cache.read(key(.air, city), after: date),
      let value = KeptForm.decode(AirQuality.self, from: kept.data)
    else { return nil }
    return (value, kept.storedAt)
  }

  func alerts(of city: City, after date: Date? = nil) -> (value: [WeatherAlert], fetchedAt: Date)? {
    guard let kept = cache.read(key(.alerts, city), after: date),
      let value = KeptForm.decode([WeatherAlert].self, from: kept.data)
    else { return nil }
    return (value, kept.storedAt)
  }

  func keep(_ value: CurrentWeather, of city: City, from provider: Provider, at now: Date) {
    write(.now, city, provider, KeptForm.encode(value), now)
  }

  func keep(_ value: Forecast, of city: City, from provider: Provider, at now: Date) {
    write(.forecast, city, provider, KeptForm.encode(value), now)
  }

  func keep(_ value: AirQuality, of city: City, at now: Date) {
    cache.write(key(.air, city), KeptForm.encode(value), at: now)
  }

  func keep(_ value: [WeatherAlert], of city: City, at now: Date) {
    cache.write(key(.alerts, city), KeptForm.encode(value), at: now)
  }

  private func read<Value>(
    _ kind: CacheKey.Kind, _ city: City, after date: Date?, _ decode: (Data) -> Value?
  ) -> Sourced<Value>? {
    guard let kept = cache.read(key(kind, city), after: date), let tag = kept.data.first,
      Provider.allCases.indices.contains(Int(tag)), let value = decode(kept.data.dropFirst())
    else { return nil }
    return Sourced(value, provider: Provider.allCases[Int(tag)], fetchedAt: kept.storedAt)
  }

  /// The provider's place in its list goes first, in one byte.
  private func write(_ kind: CacheKey.Kind, _ city: City, _ provider: Provider, _ form: Data, _ now: Date) {
    var data = Data([UInt8(Provider.allCases.firstIndex(of: provider) ?? 0)])
    data.append(form)
    cache.write(key(kind, city), data, at: now)
  }

  /// Four decimals are 11 m: the same place typed again finds what is kept.
  private func key(_ kind: CacheKey.Kind, _ city: City) -> CacheKey {
    func rounded(_ degrees: Double) -> String { String(Int((degrees * 1e4).rounded())) }
    return CacheKey(
      kind, rounded(city.coordinates.latitude) + "," + rounded(city.coordinates.longitude))
  }
}
