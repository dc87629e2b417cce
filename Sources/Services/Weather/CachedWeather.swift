import Entities
import Essentials
import Repositories

/// Cached weather, keyed by coordinates so that a renamed city finds it again.
struct CachedWeather: Sendable {
  let cache: CacheRepository

  /// A city's known weather with the cached parts that are newer.
  ///
  /// Older parts aren't decoded, so that a thousand cities aren't in memory twice during a refresh.
  func weather(of known: CityWeather, at now: Date) -> CityWeather {
    var weather = known.trustedParts(at: now)
    let city = known.city
    weather.current = value(.now, of: city, after: weather.current?.fetchedAt)?.value ?? weather.current
    weather.forecast = value(.forecast, of: city, after: weather.forecast?.fetchedAt)?.value ?? weather.forecast
    weather.air = value(.air, of: city, after: weather.air?.fetchedAt).map { Fetched($0, fetchedAt: $1) } ?? weather.air
    weather.alerts =
      value(.alerts, of: city, after: weather.alerts?.fetchedAt).map { Fetched($0, fetchedAt: $1) } ?? weather.alerts
    return weather.trustedParts(at: now)
  }

  /// The cached value of a kind for a city and when it was fetched; `nil` if there is none fetched after `date`.
  func value<Value: Decodable>(
    _ kind: CacheKey.Kind, of city: City, after date: Date? = nil
  ) -> (value: Value, storedAt: Date)? { cache.decodedValue(key(kind, city), after: date) }

  /// Caches a value of a kind for a city as fetched at `now`, if possible.
  func store(_ value: some Encodable, as kind: CacheKey.Kind, of city: City, at now: Date) {
    cache.store(value, under: key(kind, city), at: now)
  }

  /// A city as JSON that decodes as `CityWeather`, with its cached weather or alone.
  ///
  /// The parts are separate files, fetched at different times by several programs; they are joined without decoding.
  func document(of city: City, withWeather: Bool = true) -> Data {
    var members: [(name: String, json: [Data])] = [("city", [(try? JSONEncoder().encode(city)) ?? Data("null".utf8)])]
    let parts = [(CacheKey.Kind.now, "current"), (.forecast, "forecast"), (.air, "air"), (.alerts, "alerts")]
    for (kind, name) in withWeather ? parts : [] {
      guard let entry = cache.read(key(kind, city)) else { continue }
      // The files of the current weather and the forecast contain their time. `JSONDecoder` by default reads a date as
      // seconds since its reference date.
      let time = Data("\(entry.storedAt.timeIntervalSinceReferenceDate)".utf8)
      let isDated = kind == .now || kind == .forecast
      members.append((name, isDated ? [entry.data] : .object([("value", [entry.data]), ("fetchedAt", [time])])))
    }
    return [Data].object(members).concatenated
  }

  /// The key: coordinates rounded to 0.0001° (11 m of latitude), so that the same place typed again has it too.
  private func key(_ kind: CacheKey.Kind, _ city: City) -> CacheKey {
    func rounded(_ degrees: Double) -> String { String(Int((degrees * 1e4).rounded())) }
    return CacheKey(kind, rounded(city.coordinates.latitude) + "," + rounded(city.coordinates.longitude))
  }
}
