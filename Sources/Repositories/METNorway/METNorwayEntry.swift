import Entities
import Essentials

/// An entry of a Locationforecast time series: values at an instant and for the hours after it, in canonical units.
struct METNorwayEntry {
  /// Seconds since 1970.
  let time: Int
  private let data: JSONValue?

  /// The entry in an element of `timeseries`; `nil` if that has no time.
  init?(_ element: JSONValue?) {
    guard let date = element["time"]?.instant else { return nil }
    time = Int(date.timeIntervalSince1970)
    data = element["data"]
  }

  /// The service's names of the values at an instant.
  private static let names: [Quantity: String] = [
    .temperature: "air_temperature", .dewPoint: "dew_point_temperature", .humidity: "relative_humidity",
    .cloudCover: "cloud_area_fraction", .lowCloud: "cloud_area_fraction_low", .midCloud: "cloud_area_fraction_medium",
    .highCloud: "cloud_area_fraction_high", .pressure: "air_pressure_at_sea_level", .windSpeed: "wind_speed",
    .windGust: "wind_speed_of_gust", .windDirection: "wind_from_direction", .uvIndex: "ultraviolet_index_clear_sky",
  ]

  /// The quantities that ``value(_:)`` can return.
  static let quantities: [Quantity] = names.keys + [.feelsLike]

  /// A value at the instant; `nil` if it is unknown. `feelsLike` is computed, as is a missing dew point.
  func value(_ quantity: Quantity) -> Double? {
    let number = Self.names[quantity].flatMap { data["instant"]["details"][$0] }.double
    let value = Plausible.value(number, of: quantity)
    return switch quantity {
    case .feelsLike:
      Moisture.feelsLike(
        temperature: self.value(.temperature), humidity: self.value(.humidity), windSpeed: self.value(.windSpeed))
    case .dewPoint:
      value ?? Moisture.dewPoint(temperature: self.value(.temperature), humidity: self.value(.humidity))
    default: value
    }
  }

  /// The condition of the shortest period that begins at the instant; `nil` if it is missing or unknown.
  var condition: Condition? {
    ["next_1_hours", "next_6_hours", "next_12_hours"].lazy
      .compactMap { data[$0]["summary"]["symbol_code"].rawText }.first.flatMap { Condition(metNorwaySymbol: $0) }
  }

  /// Precipitation (mm) or, in some regions, its chance (%) in the next 1 or 6 hours; `nil` if it is unknown.
  func value(_ quantity: Quantity, inNextHours hours: Int) -> Double? {
    let name = quantity == .precipitation ? "precipitation_amount" : "probability_of_precipitation"
    return Plausible.value(data["next_\(hours)_hours"]["details"][name].double, of: quantity)
  }

  /// The entry as current weather, dated `date`; its precipitation is that of the following hour.
  func weather(observedAt date: Date) -> CurrentWeather {
    var weather = CurrentWeather(observedAt: date)
    weather.condition = condition
    weather.setInstantaneousValues(value)
    weather[.precipitation] = value(.precipitation, inNextHours: 1)
    return weather
  }
}

extension Condition {
  /// The condition of a MET Norway symbol (https://github.com/metno/weathericons), without regard to `_day`, `_night` or
  /// `_polartwilight`; `nil` for other names. Of `lightssleetshowersandthunder` and `lightssnowshowersandthunder`, which
  /// the service misspells, the correct spelling is accepted too.
  init?(metNorwaySymbol symbol: String) {
    var name = String(symbol.prefix { $0 != "_" })
    let isThunder = name.hasSuffix("andthunder")
    if isThunder { name.removeLast("andthunder".count) }
    if isThunder, name.hasPrefix("lightss") { name = "light" + name.dropFirst("lights".count) }
    guard let condition = Self.metNorwayNames[name] else { return nil }
    self = isThunder ? .thunderstorm : condition
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
