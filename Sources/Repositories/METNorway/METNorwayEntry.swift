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

  /// The service's names of the values at an instant. Its UV index is that of a clear sky, so it may be higher than
  /// Open-Meteo's, which takes clouds into account; the service has no other.
  private static let instantNames: [Quantity: String] = [
    .temperature: "air_temperature", .dewPoint: "dew_point_temperature", .humidity: "relative_humidity",
    .cloudCover: "cloud_area_fraction", .lowCloud: "cloud_area_fraction_low", .midCloud: "cloud_area_fraction_medium",
    .highCloud: "cloud_area_fraction_high", .pressure: "air_pressure_at_sea_level", .windSpeed: "wind_speed",
    .windGust: "wind_speed_of_gust", .windDirection: "wind_from_direction", .uvIndex: "ultraviolet_index_clear_sky",
  ]

  /// The service's names of the values for a period.
  private static let periodNames: [Quantity: String] = [
    .precipitation: "precipitation_amount", .precipitationChance: "probability_of_precipitation",
  ]

  /// The quantities that `value(_:)` can return.
  static let instantQuantities: [Quantity] = instantNames.keys + [.feelsLike]
  /// The quantities that `value(_:inNextHours:)` can return.
  static var periodQuantities: some Sequence<Quantity> { periodNames.keys }

  /// A value at the instant; `nil` if it is unknown. `feelsLike` is computed, as is a missing dew point.
  func value(_ quantity: Quantity) -> Double? {
    let number = Self.instantNames[quantity].flatMap { data["instant"]["details"][$0] }.double
    let value = Plausible.value(number, of: quantity)
    return switch quantity {
    case .feelsLike:
      WeatherFormulas.feelsLike(
        temperature: self.value(.temperature), humidity: self.value(.humidity), windSpeed: self.value(.windSpeed))
    case .dewPoint:
      value ?? WeatherFormulas.dewPoint(temperature: self.value(.temperature), humidity: self.value(.humidity))
    default: value
    }
  }

  /// The condition of the shortest period that begins at the instant; `nil` if it is missing or unknown.
  var condition: Condition? {
    ["next_1_hours", "next_6_hours", "next_12_hours"].lazy
      .compactMap { data[$0]["summary"]["symbol_code"].rawText }.first.flatMap { Condition(metNorwaySymbol: $0) }
  }

  /// Precipitation in mm or its chance in % in the next 1, 6 or 12 hours; `nil` for other quantities, or if it is
  /// unknown, as the chance is in many regions.
  func value(_ quantity: Quantity, inNextHours hours: Int) -> Double? {
    let details = data["next_\(hours)_hours"]["details"]
    return Plausible.value(Self.periodNames[quantity].flatMap { details[$0] }.double, of: quantity)
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
