import Entities

/// The names of quantities in Open-Meteo's responses, and the parts of a request that ask for them.
extension OpenMeteoAnswer {
  /// A quantity, the service's name of it, and the parts of a request that include it.
  typealias Variable = (quantity: Quantity, name: String, requestedFor: Quantity.Parts)

  /// The variables at an instant, or of the hour before it. Up to ten count as one call for each place in a request.
  ///
  /// Eight, with the condition, are requested for now, in addition to two by quarter-hour: the dew point is computed,
  /// precipitation is that of the past quarter-hour, and gusts come from the forecast. Fifteen, with the condition, are
  /// requested by hour. Daily values are computed from them, as the service itself does.
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

  /// The variables by quarter-hour.
  static let quarterVariables = "precipitation,snowfall"

  /// The names of the variables in a part of a request, separated by commas.
  static func names(requestedFor part: Quantity.Parts) -> String {
    (variables.filter { $0.requestedFor.contains(part) }.map(\.name) + ["weather_code"]).joined(separator: ",")
  }
}
