import Entities
import Essentials

/// One entry of the time series: values of an instant, and of the hours after it.
struct METNorwayEntry {
  /// Seconds since 1970.
  let time: Int
  private let data: JSONValue?

  /// An entry, or `nil` without a time.
  init?(_ element: JSONValue?) {
    guard let date = element["time"].rawText.flatMap({ ISOText.date($0) }) else { return nil }
    time = Int(date.timeIntervalSince1970)
    data = element["data"]
  }

  var temperature: Double? { value("air_temperature", in: Plausible.temperature) }
  var humidity: Double? { value("relative_humidity", in: Plausible.percent) }
  var cloudCover: Double? { value("cloud_area_fraction", in: Plausible.percent) }
  var lowCloud: Double? { value("cloud_area_fraction_low", in: Plausible.percent) }
  var midCloud: Double? { value("cloud_area_fraction_medium", in: Plausible.percent) }
  var highCloud: Double? { value("cloud_area_fraction_high", in: Plausible.percent) }
  var pressure: Double? { value("air_pressure_at_sea_level", in: Plausible.pressure) }
  var windSpeed: Double? { value("wind_speed", in: Plausible.wind) }
  var windGust: Double? { value("wind_speed_of_gust", in: Plausible.wind) }
  var windDirection: Double? { value("wind_from_direction", in: Plausible.direction) }
  var uvIndex: Double? { value("ultraviolet_index_clear_sky", in: Plausible.uvIndex) }
  var feelsLike: Double? { Moisture.feelsLike(temperature: temperature, humidity: humidity, windSpeed: windSpeed) }

  var dewPoint: Double? {
    value("dew_point_temperature", in: Plausible.temperature)
      ?? Moisture.dewPoint(temperature: temperature, humidity: humidity)
  }

  /// The condition of the shortest period that begins here.
  var condition: Condition? {
    ["next_1_hours", "next_6_hours", "next_12_hours"].lazy
      .compactMap { data[$0]["summary"]["symbol_code"].rawText }.first
      .flatMap { Condition(metNorwaySymbol: $0) }
  }

  /// mm in the 1 or 6 hours after.
  func precipitation(hours: Int) -> Double? {
    Plausible.value(data["next_\(hours)_hours"]["details"]["precipitation_amount"].double, in: Plausible.precipitation)
  }

  /// % in the 1 or 6 hours after; only in some regions.
  func precipitationChance(hours: Int) -> Double? {
    let details = data["next_\(hours)_hours"]["details"]
    return Plausible.value(details["probability_of_precipitation"].double, in: Plausible.percent)
  }

  /// The entry as the weather of that moment; its rain is that of the hour after.
  func weather(observedAt date: Date) -> CurrentWeather {
    var weather = CurrentWeather(observedAt: date)
    weather.condition = condition
    weather.temperature = temperature
    weather.feelsLike = feelsLike
    weather.dewPoint = dewPoint
    weather.humidity = humidity
    weather.cloudCover = cloudCover
    weather.pressure = pressure
    weather.uvIndex = uvIndex
    weather.windSpeed = windSpeed
    weather.windGust = windGust
    weather.windDirection = windDirection
    weather.precipitation = precipitation(hours: 1)
    return weather
  }

  private func value(_ name: String, in range: ClosedRange<Double>) -> Double? {
    Plausible.value(data["instant"]["details"][name].double, in: range)
  }
}

extension Condition {
  /// The condition of one of MET Norway's 41 symbol names, with or without `_day`, `_night` or `_polartwilight`; `nil` for
  /// other names.
  ///
  /// Two names are misspelt in the service (`lightssleetshowersandthunder`, `lightssnowshowersandthunder`); the right
  /// spelling is understood too.
  init?(metNorwaySymbol symbol: String) {
    let name = symbol.prefix { $0 != "_" }
    guard !name.hasSuffix("andthunder") else {
      guard Self.metNorwayNames[Self.unmisspelt(String(name.dropLast("andthunder".count)))] != nil else { return nil }
      self = .thunderstorm
      return
    }
    guard let condition = Self.metNorwayNames[String(name)] else { return nil }
    self = condition
  }

  private static func unmisspelt(_ name: String) -> String {
    name.hasPrefix("lightss") ? "light" + name.dropFirst("lights".count) : name
  }

  private static let metNorwayNames: [String: Condition] = [
    "clearsky": .clear, "fair": .mainlyClear, "partlycloudy": .partlyCloudy, "cloudy": .overcast, "fog": .fog,
    "lightrain": .lightRain, "rain": .rain, "heavyrain": .heavyRain, "lightsleet": .lightSleet, "sleet": .sleet,
    "heavysleet": .heavySleet, "lightsnow": .lightSnow, "snow": .snow, "heavysnow": .heavySnow,
    "lightrainshowers": .lightRainShowers, "rainshowers": .rainShowers, "heavyrainshowers": .violentRainShowers,
    "lightsleetshowers": .lightSleetShowers, "sleetshowers": .sleetShowers, "heavysleetshowers": .heavySleetShowers,
    "lightsnowshowers": .lightSnowShowers, "snowshowers": .snowShowers, "heavysnowshowers": .heavySnowShowers,
  ]
}
