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
    weather.current = value(.now, of: city, after: weather.current?.fetchedAt)?.value ?? weather.current
    weather.forecast = value(.forecast, of: city, after: weather.forecast?.fetchedAt)?.value ?? weather.forecast
    if let air: (value: AirQuality, fetchedAt: Date) = value(.air, of: city, after: weather.airFetchedAt) {
      (weather.air, weather.airFetchedAt) = air
    }
    if let alerts: (value: [WeatherAlert], fetchedAt: Date) = value(.alerts, of: city, after: weather.alertsFetchedAt) {
      (weather.alerts, weather.alertsFetchedAt) = alerts
    }
    return weather.believed(at: now)
  }

  /// What is cached of a city in that kind of weather and when it came, unless it is no younger than a date.
  func value<Value: Decodable>(
    _ kind: CacheKey.Kind, of city: City, after date: Date? = nil
  ) -> (value: Value, fetchedAt: Date)? {
    cache.value(key(kind, city), after: date)
  }

  func store(_ value: some Encodable, as kind: CacheKey.Kind, of city: City, at now: Date) {
    cache.store(value, under: key(kind, city), at: now)
  }

  /// What is cached of a city as one JSON document, of which `CityWeather` is decoded, or the city alone. The parts stay files of their own,
  /// because they come at four ages and from several programs; here they are joined as they are.
  func document(of city: City, isAlone: Bool = false) -> Data {
    var members: [(name: String, json: [Data])] = [("city", [(try? JSONEncoder().encode(city)) ?? Data("null".utf8)])]
    let parts = [(CacheKey.Kind.now, "current"), (.forecast, "forecast"), (.air, "air"), (.alerts, "alerts")]
    for (kind, name) in isAlone ? [] : parts {
      guard let entry = cache.read(key(kind, city)) else { continue }
      members.append((name, [entry.data]))
      let time = "\(entry.storedAt.timeIntervalSinceReferenceDate)"
      if kind == .air || kind == .alerts { members.append((name + "FetchedAt", [Data(time.utf8)])) }
    }
    return [Data].object(members).text
  }

  /// Four decimals are 11 m: the same place typed again finds what is cached.
  private func key(_ kind: CacheKey.Kind, _ city: City) -> CacheKey {
    func rounded(_ degrees: Double) -> String { String(Int((degrees * 1e4).rounded())) }
    return CacheKey(
      kind, rounded(city.coordinates.latitude) + "," + rounded(city.coordinates.longitude))
  }
}

/// JSON in pieces that are joined once: what is large is not copied at each level of the document.
extension [Data] {
  /// A JSON object of members that are JSON already.
  static func object(_ members: [(name: String, json: [Data])]) -> [Data] {
    list(members.map { [Data("\"\($0.name)\":".utf8)] + $0.json }, "{", "}")
  }

  /// A JSON array of elements that are JSON already.
  static func array(_ elements: [Data]) -> [Data] { list(elements.map { [$0] }, "[", "]") }

  private static func list(_ elements: [[Data]], _ opening: String, _ closing: String) -> [Data] {
    [Data(opening.utf8)] + elements.joined(separator: [Data(",".utf8)]) + [Data(closing.utf8)]
  }

  /// The whole text. Each piece is copied as a whole; a sequence of bytes would be copied byte by byte.
  var text: Data {
    var text = Data()
    text.reserveCapacity(reduce(0) { $0 + $1.count })
    for piece in self { text += piece }
    return text
  }
}
