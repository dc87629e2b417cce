package import Essentials

/// Everything known about a city's weather, and how current it is.
package struct CityWeather: Hashable, Sendable {
  package var city: City
  /// The current weather; `nil` if it is unknown, like the parts below.
  package var current: Sourced<CurrentWeather>?
  package var forecast: Sourced<Forecast>?
  package var air: Fetched<AirQuality>?
  /// Official warnings, including those that have ended; `nil` if it isn't known whether there are any. Those of a
  /// document count as fetched when it was made, in the distant past if it doesn't say.
  package var alerts: Fetched<[WeatherAlert]>?
  /// Why the last refresh failed; `nil` if it succeeded or none was due.
  package var problem: ServiceFailure?

  package init(city: City) { self.city = city }

  /// Seconds after which the weather counts as stale.
  package static let staleAfter = 1800.0
  /// Seconds by which an answer's time may be ahead of the clock.
  private static let clockTolerance = 120.0
  /// Seconds after fetching for which "no warnings" and warnings without an end are trusted.
  private static let alertsTrustedFor = 3600.0
  /// Seconds for which an unconfirmed warning with a later end is trusted: authorities warn days ahead.
  private static let longAlertsTrustedFor = 3 * 86_400.0

  /// The weather without parts fetched in the future, as after the clock was set back, and without warnings if the text
  /// of any is unsafe: skydash makes texts safe on arrival, so another program wrote the cache file.
  package func trustedParts(at now: Date) -> CityWeather {
    func isFuture(_ date: Date?) -> Bool { date.map { $0.timeIntervalSince(now) > Self.clockTolerance } ?? false }
    var weather = self
    if isFuture(current?.fetchedAt) { weather.current = nil }
    if isFuture(forecast?.fetchedAt) { weather.forecast = nil }
    if isFuture(air?.fetchedAt) { weather.air = nil }
    if isFuture(alerts?.fetchedAt) || alerts?.value.allSatisfy(\.isSafe) == false { weather.alerts = nil }
    return weather
  }

  /// Seconds since the current weather was fetched, or since its observation if that was over an hour old even then, so
  /// that a service which repeats old values isn't trusted; `nil` without current weather.
  package func age(at now: Date) -> Double? {
    guard let current else { return nil }
    let isFrozen = current.fetchedAt.timeIntervalSince(current.value.observedAt) > 3600
    return max(0, now.timeIntervalSince(isFrozen ? current.value.observedAt : current.fetchedAt))
  }

  /// How current the weather is at an instant.
  package func state(at now: Date) -> Freshness {
    guard let age = age(at: now) else { return problem == nil ? .loading : .failed }
    return problem != nil || age > Self.staleAfter ? .stale : .fresh
  }

  /// The weather now; `nil` if it is unknown. The forecast for the hour fills in some values that the service lacks.
  package func currentWeather(at date: Date) -> CurrentWeather? {
    guard var now = current?.value else { return nil }
    for quantity in Quantity.allCases where quantity.row.source == .serviceOrHour && now[quantity] == nil {
      now[quantity] = hourly(quantity, at: date)
    }
    // Forecast gusts must not be weaker than the observed wind.
    if current?.value[.windGust] == nil { now[.windGust] = now[.windGust].map { max($0, now[.windSpeed] ?? 0) } }
    return now
  }

  /// A quantity now, or for the city's calendar day if it is a daily one; `nil` if it is unknown.
  package func value(_ quantity: Quantity, at now: Date) -> Double? {
    switch quantity.row.source {
    case .service: current?.value[quantity]
    case .serviceOrHour: currentWeather(at: now)?[quantity]
    case .hour: hourly(quantity, at: now)
    case .day: forecast?.value.days.first { $0.date == CivilDate(now, in: city.zone) }?[quantity]
    }
  }

  /// The warnings that haven't ended; `nil` if it isn't known whether there are any. A warning counts until its end,
  /// but at most three days after it was fetched; without an end, for an hour.
  package func alerts(at now: Date) -> [WeatherAlert]? {
    guard let alerts else { return nil }
    let age = now.timeIntervalSince(alerts.fetchedAt)
    let isYoung = age <= Self.alertsTrustedFor
    let remaining = alerts.value.filter { $0.ends.map { $0 > now && age <= Self.longAlertsTrustedFor } ?? isYoung }
    return remaining.isEmpty && !isYoung ? nil : remaining
  }

  /// A quantity in the forecast for the current hour; `nil` if it is unknown.
  private func hourly(_ quantity: Quantity, at now: Date) -> Double? { forecast?.value.hours.value(quantity, at: now) }
}

extension CityWeather: Decodable {
  private enum CodingKeys: String, CodingKey { case city, current, forecast, air, alerts }

  /// Decodes an object with these keys, whose parts are made of files of the cache. A part that is missing or can't be
  /// read is `nil` without affecting the others.
  ///
  /// - Throws: `DecodingError` if the city can't be read.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(city: try container.decode(City.self, forKey: .city))
    current = try? container.decodeIfPresent(Sourced<CurrentWeather>.self, forKey: .current)
    forecast = try? container.decodeIfPresent(Sourced<Forecast>.self, forKey: .forecast)
    air = try? container.decodeIfPresent(Fetched<AirQuality>.self, forKey: .air)
    alerts = try? container.decodeIfPresent(Fetched<[WeatherAlert]>.self, forKey: .alerts)
  }
}
