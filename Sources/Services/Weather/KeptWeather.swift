import Entities
import Foundation
import Repositories

/// What the cache holds of weather, by place: a renamed city finds its weather again.
struct KeptWeather: Sendable {
  let cache: CacheRepository

  func current(of city: City) -> Sourced<CurrentWeather>? {
    read(.now, city, { KeptForm.decode(CurrentWeather.self, from: $0) })
  }
  func forecast(of city: City) -> Sourced<Forecast>? {
    read(.forecast, city, { KeptForm.decode(Forecast.self, from: $0) })
  }

  func air(of city: City) -> (value: AirQuality, fetchedAt: Date)? {
    guard let kept = cache.read(key(.air, city)), let value = KeptForm.decode(AirQuality.self, from: kept.data) else {
      return nil
    }
    return (value, kept.storedAt)
  }

  func alerts(of city: City) -> (value: [WeatherAlert], fetchedAt: Date)? {
    guard let kept = cache.read(key(.alerts, city)), let value = KeptForm.decode([WeatherAlert].self, from: kept.data)
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
    _ kind: CacheKey.Kind, _ city: City, _ decode: (Data) -> Value?
  ) -> Sourced<Value>? {
    guard let kept = cache.read(key(kind, city)), let tag = kept.data.first,
      Provider.allCases.indices.contains(Int(tag)), let value = decode(Data(kept.data.dropFirst()))
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
