extension Quantity {
  /// The row of a quantity, made once for ``row``.
  var definition: Row {
    switch self {
    case .temperature:
      Row(
        .temperature, [.now, .hour], field: "temperature", isSortable: true,
        Metric("temperature_celsius", "Air temperature in degrees Celsius."))
    case .temperatureMin:
      Row(
        .temperature, [.now, .day], from: .day, daily: .lowest(.temperature), field: "min",
        Metric("temperature_low_celsius", "Lowest temperature of the local calendar day in degrees Celsius."))
    case .temperatureMax:
      Row(
        .temperature, [.now, .day], from: .day, daily: .highest(.temperature), field: "max",
        Metric("temperature_high_celsius", "Highest temperature of the local calendar day in degrees Celsius."))
    case .feelsLike:
      Row(.temperature, .now, field: "feels", Metric("feels_like_celsius", "Apparent temperature in degrees Celsius."))
    case .precipitationChance:
      Row(
        .percent, [.now, .hour, .day], from: .hour, daily: .highest(.precipitationChance), coversPeriod: true,
        field: "rain", isSortable: true,
        Metric("precipitation_chance_ratio", "Probability of precipitation in this hour, 0 to 1.", factor: 0.01))
    case .precipitation:
      Row(
        .precipitation, [.now, .hour, .day], daily: .sum(.precipitation), coversPeriod: true,
        Metric("precipitation_meters", "Depth of the precipitation of the last hour in meters.", factor: 0.001))
    case .snowfall:
      Row(
        .snow, [.hour, .day], from: .day, daily: .sum(.snowfall), coversPeriod: true, field: "snow", isSortable: true,
        Metric("snowfall_meters", "Depth of the fresh snow of the local calendar day in meters.", factor: 0.001))
    case .windSpeed:
      Row(
        .windSpeed, [.now, .hour], field: "wind", isSortable: true,
        Metric("wind_speed_meters_per_second", "Wind speed in meters per second."))
    case .windGust:
      Row(
        .windSpeed, [.now, .hour], from: .serviceOrHour, field: "gust",
        Metric("wind_gust_meters_per_second", "Speed of wind gusts in meters per second."))
    case .windSpeedMax: Row(.windSpeed, .day, daily: .highest(.windSpeed))
    case .windDirection:
      Row(
        .direction, [.now, .hour],
        Metric("wind_direction_degrees", "Direction the wind comes from, in degrees clockwise from north."))
    case .humidity:
      Row(
        .percent, [.now, .hour], field: "humidity", isSortable: true,
        Metric("humidity_ratio", "Relative humidity, 0 to 1.", factor: 0.01))
    case .dewPoint:
      Row(.temperature, .now, field: "dew", Metric("dew_point_celsius", "Dew point in degrees Celsius."))
    case .pressure:
      Row(
        .pressure, .now, field: "pressure",
        Metric("pressure_pascals", "Air pressure at sea level in pascals.", factor: 100))
    case .cloudCover:
      Row(
        .percent, [.now, .hour], field: "cloud",
        Metric("cloud_cover_ratio", "Part of the sky covered by clouds, 0 to 1.", factor: 0.01))
    case .lowCloud, .midCloud, .highCloud: Row(.percent, [])
    case .visibility:
      Row(
        .distance, .now, from: .serviceOrHour, field: "visibility",
        Metric("visibility_meters", "Visibility in meters."))
    case .uvIndex:
      Row(.uvIndex, [.now, .hour], from: .serviceOrHour, field: "uv", Metric("uv_index", "UV index."))
    case .uvIndexMax: Row(.uvIndex, .day, daily: .highest(.uvIndex))
    }
  }
}

extension Quantity.Metric {
  fileprivate init(_ name: String, _ help: String, factor: Double = 1) {
    (self.name, self.help, self.factor) = (name, help, factor)
  }
}
