package import Entities
package import Essentials

/// Open-Meteo's forecast API: the weather now and the forecast of up to a hundred places in a request.
package struct OpenMeteoRepository: WeatherSource {
  package let provider = Provider.openMeteo
  package let service = Service.openMeteo
  package let placesPerRequest = OpenMeteoBatch.maximumPlaces
  private let batch: OpenMeteoBatch

  /// A repository; `key` is a customer's, and without one the free service is asked.
  package init(client: HTTPClient, endpoints: Endpoints, key: String? = nil, now: @escaping @Sendable () -> Date) {
    batch = OpenMeteoBatch(
      client: client, endpoints: endpoints, service: .openMeteo, path: "/v1/forecast", key: key, now: now)
  }

  package func current(in cities: [City]) async throws(ServiceFailure) -> [Result<CurrentWeather, ServiceFailure>] {
    let answers = try await batch.answers(for: cities, asking: Self.common + [("current", Self.nowVariables)])
    return answers.map { answer in answer.mapOrFail { (answer) throws(ServiceFailure) in try answer.currentWeather() } }
  }

  package func forecast(in cities: [City]) async throws(ServiceFailure) -> [Result<Forecast, ServiceFailure>] {
    let variables = [("hourly", Self.hourlyVariables), ("daily", Self.dailyVariables)]
    let span = [("past_days", "1"), ("forecast_days", "7")]
    let answers = try await batch.answers(for: cities, asking: Self.common + variables + span)
    return zip(answers, cities).map { answer, city in
      answer.mapOrFail { (answer) throws(ServiceFailure) in try answer.forecast(in: city.zone) }
    }
  }

  /// Canonical units and true instants; `auto` makes days those of the place.
  private static let common = [("wind_speed_unit", "ms"), ("timeformat", "unixtime"), ("timezone", "auto")]

  /// Ten variables, so that a place weighs one call. The dew point is computed.
  private static let nowVariables = [
    "temperature_2m", "relative_humidity_2m", "apparent_temperature", "precipitation", "weather_code", "cloud_cover",
    "pressure_msl", "wind_speed_10m", "wind_gusts_10m", "wind_direction_10m",
  ].joined(separator: ",")

  /// Fifteen variables; with the four daily ones and eight days a place weighs 1.9 calls.
  private static let hourlyVariables = [
    "temperature_2m", "relative_humidity_2m", "dew_point_2m", "precipitation_probability", "precipitation",
    "weather_code", "cloud_cover", "cloud_cover_low", "cloud_cover_mid", "cloud_cover_high", "visibility",
    "wind_speed_10m", "wind_gusts_10m", "wind_direction_10m", "uv_index",
  ].joined(separator: ",")

  private static let dailyVariables = [
    "weather_code", "temperature_2m_max", "temperature_2m_min", "precipitation_probability_max",
  ].joined(separator: ",")
}
