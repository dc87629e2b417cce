package import Essentials

/// All that is known of the weather in one city, and how far it can be trusted.
package struct CityWeather: Hashable, Sendable {
  package var city: City
  package var current: Sourced<CurrentWeather>?
  package var forecast: Sourced<Forecast>?
  package var air: AirQuality?
  /// When the air was got.
  package var airFetchedAt: Date?
  /// Official warnings; `nil` when it is not known whether there are any.
  package var alerts: [WeatherAlert]?
  /// When it was last asked for warnings, however that is believed by now.
  package var alertsFetchedAt: Date?
  /// Why the last refresh failed, or `nil` when it succeeded or none was due.
  package var problem: ServiceFailure?

  package init(city: City) {
    self.city = city
  }

  /// Seconds after which weather counts as old.
  package static let staleAfter = 1800.0

  /// How far the time of an answer may lie ahead of the clock, in seconds.
  private static let clockTolerance = 120.0

  /// What of it is believed at an instant: nothing from the future, since the clock was set, and no warning whose texts are
  /// not as they were cleaned when they came, since others may have made the cache's file.
  package func believed(at now: Date) -> CityWeather {
    func isFuture(_ date: Date?) -> Bool { date.map { $0.timeIntervalSince(now) > Self.clockTolerance } ?? false }
    var weather = self
    if isFuture(current?.fetchedAt) { weather.current = nil }
    if isFuture(forecast?.fetchedAt) { weather.forecast = nil }
    if isFuture(airFetchedAt) { (weather.air, weather.airFetchedAt) = (nil, nil) }
    if isFuture(alertsFetchedAt) || alerts?.allSatisfy(\.isSafe) == false {
      (weather.alerts, weather.alertsFetchedAt) = (nil, nil)
    }
    return weather
  }

  /// Seconds since the weather was right, or `nil` when there is none.
  ///
  /// It counts from when the answer was got; a service whose values were over an hour old even then is not believed
  /// to be current, and the age counts from its values' own time.
  package func age(at now: Date) -> Double? {
    guard let current else { return nil }
    let isFrozen = current.fetchedAt.timeIntervalSince(current.value.observedAt) > 3600
    return max(0, now.timeIntervalSince(isFrozen ? current.value.observedAt : current.fetchedAt))
  }

  package func state(at now: Date) -> WeatherState {
    guard let age = age(at: now) else { return problem == nil ? .loading : .failed }
    return problem != nil || age > Self.staleAfter ? .stale : .fresh
  }

  /// The weather now; what its service does not give and a forecast does is that of the hour in progress.
  package func now(at date: Date) -> CurrentWeather? {
    guard var now = current?.value else { return nil }
    for quantity in Quantity.allCases where quantity.row.source == .serviceOrHour && now[quantity] == nil {
      now[quantity] = hourly(quantity, at: date)
    }
    // Those of the hour are no weaker than the wind.
    if current?.value[.windGust] == nil { now[.windGust] = now[.windGust].map { max($0, now[.windSpeed] ?? 0) } }
    return now
  }

  /// A quantity at an instant: now, or today where it is one of a day.
  package func value(_ quantity: Quantity, at now: Date) -> Double? {
    switch quantity.row.source {
    case .service: current?.value[quantity]
    case .serviceOrHour: self.now(at: now)?[quantity]
    case .hour: hourly(quantity, at: now)
    case .day: today(at: now)?[quantity]
    }
  }

  /// The forecast for the city's calendar day at an instant.
  package func today(at now: Date) -> DailyForecast? {
    let date = CivilDate(now, in: city.zone)
    return forecast?.value.days.first { $0.date == date }
  }

  /// Seconds for which "no warnings" is believed, and a warning without an end.
  static let alertsBelievedFor = 3600.0

  /// Seconds for which a warning with an end far ahead is believed where it is not confirmed: authorities warn of days.
  private static let longAlertsBelievedFor = 3 * 86_400.0

  /// Warnings in force at an instant, or `nil` when it is not known whether there are any. One with an end counts until
  /// then, for some days.
  package func alerts(at now: Date) -> [WeatherAlert]? {
    guard let alerts, let alertsFetchedAt else { return nil }
    let age = now.timeIntervalSince(alertsFetchedAt)
    let isYoung = age <= Self.alertsBelievedFor
    let inForce = alerts.filter { $0.ends.map { $0 > now && age <= Self.longAlertsBelievedFor } ?? isYoung }
    return inForce.isEmpty && !isYoung ? nil : inForce
  }

  /// A forecast quantity of the hour in progress.
  package func hourly(_ quantity: Quantity, at now: Date) -> Double? {
    forecast?.value.hours.value(quantity, at: now)
  }
}

extension CityWeather: Decodable {
  private enum Key: String, CodingKey {
    case city, current, forecast, air, airFetchedAt, alerts, alertsFetchedAt
  }

  /// Decodes what is cached; a part that cannot be read loses no other.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(city: try container.decode(City.self, forKey: .city))
    current = try? container.decodeIfPresent(Sourced<CurrentWeather>.self, forKey: .current)
    forecast = try? container.decodeIfPresent(Sourced<Forecast>.self, forKey: .forecast)
    if let air = try? container.decode(AirQuality.self, forKey: .air) {
      (self.air, airFetchedAt) = (air, try container.decode(Date.self, forKey: .airFetchedAt))
    }
    if let alerts = try? container.decode([WeatherAlert].self, forKey: .alerts) {
      (self.alerts, alertsFetchedAt) = (alerts, try container.decode(Date.self, forKey: .alertsFetchedAt))
    }
  }
}

/// How far a city's weather can be trusted.
package enum WeatherState: String, Codable, CaseIterable, Sendable {
  /// Not asked yet, and nothing cached.
  case loading
  /// Younger than half an hour, and the last refresh succeeded.
  case fresh
  /// Older than half an hour, or the last refresh failed.
  case stale
  /// Nothing to show.
  case failed
}

/// A value together with who gave it and when.
package struct Sourced<Value: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
  package var value: Value
  package var provider: Provider
  package var fetchedAt: Date
  /// How many days of a forecast were requested, where that was more than usual: the answer may have fewer.
  package var requestedDays: Int?

  package init(_ value: Value, provider: Provider, fetchedAt: Date, requestedDays: Int? = nil) {
    self.value = value
    self.provider = provider
    self.fetchedAt = fetchedAt
    self.requestedDays = requestedDays
  }
}

/// What can be asked about the weather of a city, each with a request and a lifetime of its own.
package enum WeatherKind: String, CaseIterable, Sendable {
  case now, forecast, air, alerts

  /// Seconds for which a cached answer needs no request.
  package var timeToLive: Double {
    switch self {
    case .now: 15 * 60
    case .forecast, .air: 60 * 60
    case .alerts: 10 * 60
    }
  }
}
