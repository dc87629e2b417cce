import Entities

/// What the quantities are called in Open-Meteo's answers, and in which parts of a request they are asked for.
extension OpenMeteoAnswer {
  typealias Variable = (quantity: Quantity, name: String, asked: Quantity.Parts)

  /// Of a moment. Eight are asked for now, so that with the two by quarters a place weighs one call: the dew point is
  /// computed, what fell is that of the quarter that ends, and gusts are those of the forecast's hour.
  ///
  /// Fifteen are asked for by hours, with the condition: a place weighs 1.5 calls, and as much more as now weighs when it
  /// comes with them. What the service has of days is the extremes and sums of these hours, so days are computed.
  static let variables: [Variable] = [
    (.temperature, "temperature_2m", [.now, .hour]), (.feelsLike, "apparent_temperature", .now),
    (.humidity, "relative_humidity_2m", [.now, .hour]), (.dewPoint, "dew_point_2m", []),
    (.precipitationChance, "precipitation_probability", .hour), (.precipitation, "precipitation", .hour),
    (.snowfall, "snowfall", .hour), (.cloudCover, "cloud_cover", [.now, .hour]), (.lowCloud, "cloud_cover_low", .hour),
    (.midCloud, "cloud_cover_mid", .hour), (.highCloud, "cloud_cover_high", .hour), (.visibility, "visibility", .hour),
    (.pressure, "pressure_msl", .now), (.windSpeed, "wind_speed_10m", [.now, .hour]),
    (.windGust, "wind_gusts_10m", .hour), (.windDirection, "wind_direction_10m", [.now, .hour]),
    (.uvIndex, "uv_index", .hour),
  ]

  /// By quarters of an hour.
  static let quarterVariables = "precipitation,snowfall"

  /// The variables of a part of a request.
  static func names(asked part: Quantity.Parts) -> String {
    (variables.filter { $0.asked.contains(part) }.map(\.name) + ["weather_code"]).joined(separator: ",")
  }
}
