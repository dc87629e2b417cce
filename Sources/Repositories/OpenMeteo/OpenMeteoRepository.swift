package import Entities
package import Essentials

/// Open-Meteo's forecast API (https://open-meteo.com/en/docs): current weather and forecasts worldwide.
package struct OpenMeteoRepository: WeatherSource {
  package let provider = Provider.openMeteo
  package let placesPerRequest = ServiceAccess.openMeteoPlaces
  package let combinesKinds = true
  package let maximumDays: Int? = 16
  private let access: ServiceAccess

  /// A repository over the customers' service with a `key`, or over the free service without one.
  package init(client: HTTPClient, endpoints: Endpoints, key: String? = nil, now: @escaping @Sendable () -> Date) {
    access = ServiceAccess(service: .openMeteo, client: client, endpoints: endpoints, key: key, now: now)
  }

  package func weather(
    _ kinds: Set<WeatherKind>, days: Int, in cities: [City]
  ) async throws(ServiceFailure) -> Answers<PlaceWeather> {
    let parameters =
      Self.common + (kinds.contains(.now) ? Self.current : [])
      + (kinds.contains(.forecast) ? Self.hourly + [("forecast_days", String(days))] : [])
    return try await access.results("/v1/forecast", for: cities.map(\.coordinates), asking: parameters) {
      (answer, index) throws(ServiceFailure) in
      let (now, zone) = (access.now(), cities[index].zone)
      var weather = try PlaceWeather(
        kinds, current: try answer.currentWeather(at: now), forecast: try answer.forecast(in: zone, at: now))
      weather.utcOffset = answer.utcOffset
      return weather
    }
  }

  /// The IANA name of a place's time zone; `nil` if the service sends none, or one that skydash doesn't know.
  package func timeZone(at place: Coordinates) async throws(ServiceFailure) -> String? {
    let parameters = Self.common + [("current", "is_day")]
    let zones = try await access.results("/v1/forecast", for: [place], asking: parameters) {
      (answer, _) throws(ServiceFailure) in answer.timeZone
    }
    return try zones.first?.get()
  }

  /// Wind in m/s (the other units, but cm of snow, are canonical by default), Unix times, and each place's time zone.
  private static let common = [("wind_speed_unit", "ms"), ("timeformat", "unixtime"), ("timezone", "auto")]
  /// Three hours of quarter-hours, so that two are left when the response is an hour old.
  private static let current = [
    ("current", OpenMeteoAnswer.names(requestedFor: .now)), ("minutely_15", OpenMeteoAnswer.quarterVariables),
    ("forecast_minutely_15", "12"),
  ]
  private static let hourly = [("hourly", OpenMeteoAnswer.names(requestedFor: .hour)), ("past_days", "1")]
}
