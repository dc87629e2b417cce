import Foundation

/// Invented responses of Open-Meteo's forecast API.
enum ForecastBody {
  private static let hours = 192
  private static let columns = [
    "temperature_2m", "relative_humidity_2m", "dew_point_2m", "precipitation_probability", "precipitation",
    "weather_code", "cloud_cover", "cloud_cover_low", "cloud_cover_mid", "cloud_cover_high", "visibility",
    "wind_speed_10m", "wind_gusts_10m", "wind_direction_10m", "uv_index",
  ]

  /// A response for so many places; another seed makes other values.
  static func body(places: Int, seed: Int) -> Data {
    Data("[\((0..<places).map { place(seed * places + $0) }.joined(separator: ","))]".utf8)
  }

  private static func place(_ seed: Int) -> String {
    let start = 1_795_132_800 - 3600
    let times = (0..<hours).map { "\(start + $0 * 3600)" }.joined(separator: ",")
    let columns = columns.enumerated().map { index, name in
      "\"\(name)\":[\((0..<hours).map { value(seed, index, $0) }.joined(separator: ","))]"
    }
    let days = (0..<8).map { "\(start + $0 * 86_400)" }.joined(separator: ",")
    let daily = ["weather_code", "temperature_2m_max", "temperature_2m_min", "precipitation_probability_max"]
      .map { "\"\($0)\":[1,2,3,4,5,6,7,8]" }.joined(separator: ",")
    return "{\"latitude\":52.52,\"longitude\":13.41,\"utc_offset_seconds\":3600,\"timezone\":\"Europe/Berlin\","
      + "\"hourly_units\":{\"time\":\"unixtime\",\"temperature_2m\":\"°C\"},"
      + "\"hourly\":{\"time\":[\(times)],\(columns.joined(separator: ","))},"
      + "\"daily_units\":{\"time\":\"unixtime\"},\"daily\":{\"time\":[\(days)],\(daily)}}"
  }

  /// A value of a column at an hour, written as the service does.
  private static func value(_ seed: Int, _ column: Int, _ hour: Int) -> String {
    let number = (seed &* 7919 &+ column &* 104_729 &+ hour &* 31) % 1000
    switch columns[column] {
    case "visibility": return "\(number * 24).00"
    case "weather_code": return "\([0, 1, 2, 3, 61, 80][number % 6])"
    case "temperature_2m", "dew_point_2m": return "\(number % 40 - 10).\(number % 10)"
    case "precipitation", "uv_index": return "\(number % 5).\(number % 10)0"
    case "wind_speed_10m", "wind_gusts_10m": return "\(number % 20).\(10 + number % 90)"
    case "wind_direction_10m": return "\(number % 360)"
    default: return "\(number % 101)"
    }
  }
}
