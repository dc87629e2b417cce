extension Quantity {
  /// Makes the row of a quantity; ``row`` has it without making it anew.
  func makeRow() -> Row {
    switch self {
    case .temperature:
      Row(
        .temperature, in: [.now, .hour], field: "temperature", isSortable: true,
        metric: Metric("temperature_celsius", "Air temperature in degrees Celsius."))
    case .temperatureMin:
      Row(
        .temperature, in: [.now, .day], from: .day, daily: .lowest(.temperature), field: "min",
        metric: Metric("temperature_low_celsius", "Lowest temperature of the local calendar day in degrees Celsius."))
    case .temperatureMax:
      Row(
        .temperature, in: [.now, .day], from: .day, daily: .highest(.temperature), field: "max",
        metric: Metric(
          "temperature_high_celsius", "Highest temperature of the local calendar day in degrees Celsius."))
    case .feelsLike:
      Row(
        .temperature, in: .now, field: "feels",
        metric: Metric("feels_like_celsius", "Apparent temperature in degrees Celsius."))
    case .precipitationChance:
      Row(
        .percent, in: [.now, .hour, .day], from: .hour, daily: .highest(.precipitationChance), coversPeriod: true,
        field: "rain", isSortable: true,
        metric: Metric(
          "precipitation_chance_ratio", "Probability of precipitation in this hour, 0 to 1.", factor: 0.01))
    case .precipitation:
      Row(
        .precipitation, in: [.now, .hour, .day], daily: .sum(.precipitation), coversPeriod: true,
        metric: Metric("precipitation_meters", "Depth of the precipitation of the last hour in meters.", factor: 0.001))
    case .snowfall:
      Row(
        .snow, in: [.hour, .day], from: .day, daily: .sum(.snowfall), coversPeriod: true, field: "snow",
        isSortable: true,
        metric: Metric(
          "snowfall_meters", "Depth of the fresh snow of the local calendar day in meters.", factor: 0.001))
    case .windSpeed:
      Row(
        .windSpeed, in: [.now, .hour], field: "wind", isSortable: true,
        metric: Metric("wind_speed_meters_per_second", "Wind speed in meters per second."))
    case .windGust:
      Row(
        .windSpeed, in: [.now, .hour], from: .serviceOrHour, field: "gust",
        metric: Metric("wind_gust_meters_per_second", "Speed of wind gusts in meters per second."))
    case .windSpeedMax: Row(.windSpeed, in: .day, daily: .highest(.windSpeed))
    case .windDirection:
      Row(
        .direction, in: [.now, .hour],
        metric: Metric("wind_direction_degrees", "Direction the wind comes from, in degrees clockwise from north."))
    case .humidity:
      Row(
        .percent, in: [.now, .hour], field: "humidity", isSortable: true,
        metric: Metric("humidity_ratio", "Relative humidity, 0 to 1.", factor: 0.01))
    case .dewPoint:
      Row(.temperature, in: .now, field: "dew", metric: Metric("dew_point_celsius", "Dew point in degrees Celsius."))
    case .pressure:
      Row(
        .pressure, in: .now, field: "pressure",
        metric: Metric("pressure_pascals", "Air pressure at sea level in pascals.", factor: 100))
    case .cloudCover:
      Row(
        .percent, in: [.now, .hour], field: "cloud",
        metric: Metric("cloud_cover_ratio", "Part of the sky covered by clouds, 0 to 1.", factor: 0.01))
    case .lowCloud, .midCloud, .highCloud: Row(.percent, in: [])
    case .visibility:
      Row(
        .distance, in: .now, from: .serviceOrHour, field: "visibility",
        metric: Metric("visibility_meters", "Visibility in meters."))
    case .uvIndex:
      Row(.uvIndex, in: [.now, .hour], from: .serviceOrHour, field: "uv", metric: Metric("uv_index", "UV index."))
    case .uvIndexMax: Row(.uvIndex, in: .day, daily: .highest(.uvIndex))
    }
  }
}

extension Quantity.Metric {
  fileprivate init(_ name: String, _ help: String, factor: Double = 1) {
    (self.name, self.help, self.factor) = (name, help, factor)
  }
}
