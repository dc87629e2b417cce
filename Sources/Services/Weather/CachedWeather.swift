import Entities
import Essentials
import Repositories

/// What the cache holds of weather, by place: a renamed city finds its weather again.
struct CachedWeather: Sendable {
  let cache: CacheRepository

  /// What is known of a city: what is cached, unless the caller knows what is at least as young.
  ///
  /// Then nothing is decoded, and a thousand cities are not in memory twice while they are refreshed.
  func weather(of known: CityWeather, at now: Date) -> CityWeather {
    var weather = known.believed(at: now)
    let city = known.city
    weather.current = current(of: city, after: weather.current?.fetchedAt) ?? weather.current
    weather.forecast = forecast(of: city, after: weather.forecast?.fetchedAt) ?? weather.forecast
    if let air = air(of: city, after: weather.airFetchedAt) { (weather.air, weather.airFetchedAt) = air }
    if let alerts = alerts(of: city, after: weather.alertsFetchedAt) {
      (weather.alerts, weather.alertsFetchedAt) = alerts
    }
    return weather.believed(at: now)
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

  func alerts(of city: City, after date: Date? = nil) -> (value: [WeatherAlert], fetchedAt: Date)? {
    cache.value(key(.alerts, city), after: date)
  }

  /// What is cached of a city as one JSON document, of which `CityWeather` is decoded, or the city alone. The parts stay files of their own,
  /// because they come at four ages and from several programs; here they are joined as they are.
  func document(of city: City, isAlone: Bool = false) -> Data {
    var members: [(name: String, json: Data)] = [("city", (try? JSONEncoder().encode(city)) ?? Data("null".utf8))]
    let parts = [(CacheKey.Kind.now, "current"), (.forecast, "forecast"), (.air, "air"), (.alerts, "alerts")]
    for (kind, name) in isAlone ? [] : parts {
      guard let entry = cache.read(key(kind, city)) else { continue }
      members.append((name, entry.data))
      let time = "\(entry.storedAt.timeIntervalSinceReferenceDate)"
      if kind == .air || kind == .alerts { members.append((name + "FetchedAt", Data(time.utf8))) }
    }
    return .object(members)
  }

  func keep(_ value: CurrentWeather, of city: City, from provider: Provider, at now: Date) {
    cache.keep(Sourced(value, provider: provider, fetchedAt: now), under: key(.now, city), at: now)
  }

  func keep(_ forecast: Sourced<Forecast>, of city: City) {
    cache.keep(forecast, under: key(.forecast, city), at: forecast.fetchedAt)
  }

  func keep(_ value: AirQuality, of city: City, at now: Date) { cache.keep(value, under: key(.air, city), at: now) }

  func keep(_ value: [WeatherAlert], of city: City, at now: Date) {
    cache.keep(value, under: key(.alerts, city), at: now)
  }

  /// Four decimals are 11 m: the same place typed again finds what is cached.
  private func key(_ kind: CacheKey.Kind, _ city: City) -> CacheKey {
    func rounded(_ degrees: Double) -> String { String(Int((degrees * 1e4).rounded())) }
    return CacheKey(
      kind, rounded(city.coordinates.latitude) + "," + rounded(city.coordinates.longitude))
  }
}

extension Data {
  /// A JSON object of members that are JSON already.
  static func object(_ members: [(name: String, json: Data)]) -> Data {
    var text = Data("{".utf8)
    for (index, member) in members.enumerated() {
      text += Data((index == 0 ? "\"" : ",\"").utf8) + Data(member.name.utf8) + Data("\":".utf8) + member.json
    }
    return text + Data("}".utf8)
  }

  /// A JSON array of elements that are JSON already.
  static func array(_ elements: [Data]) -> Data {
    Data("[".utf8) + Data(elements.joined(separator: Data(",".utf8))) + Data("]".utf8)
  }
}
