import Entities
import Essentials
import Repositories

/// Bodies of Open-Meteo's into entities, with Foundation's decoder beside.
enum WireBenchmarks {
  private static let hours = 192
  private static let columns = [
    "temperature_2m", "relative_humidity_2m", "dew_point_2m", "precipitation_probability", "precipitation",
    "weather_code", "cloud_cover", "cloud_cover_low", "cloud_cover_mid", "cloud_cover_high", "visibility",
    "wind_speed_10m", "wind_gusts_10m", "wind_direction_10m", "uv_index",
  ]

  static func run() async {
    let bodies = (0..<10).map { group in body(places: 100, seed: group) }
    let size = bodies.reduce(0) { $0 + $1.count }
    print("  ten answers for 100 places each have \(size / 1000) kB")
    guard let endpoints = try? Endpoints(), let place = Coordinates(latitude: 52.52, longitude: 13.41) else { return }
    let cities = (0..<100).map {
      City(name: "\($0)", region: nil, countryCode: "DE", coordinates: place, timeZone: "Europe/Berlin")
    }
    await forecasts(bodies, cities, endpoints)
    measure("JSONDecoder, the same bodies into [Double?] columns", target: "for comparison", rounds: 3) {
      bodies.reduce(0) { $0 + ((try? JSONDecoder().decode([Place].self, from: $1).count) ?? 0) }
    }
  }

  /// Times the repository with a network that has the answers at hand.
  private static func forecasts(_ bodies: [Data], _ cities: [City], _ endpoints: Endpoints) async {
    var times: [Double] = []
    for _ in 0..<9 {
      let start = ContinuousClock.now
      for body in bodies {
        let client = HTTPClient { request throws(ServiceFailure) in
          HTTPResponse(status: 200, headers: [:], body: body, finalURL: request.url)
        }
        let repository = OpenMeteoRepository(client: client, endpoints: endpoints) { Date() }
        guard let results = try? await repository.forecast(in: cities), (try? results.last?.get()) != nil else {
          return print("  the forecast could not be read")
        }
      }
      let elapsed = (ContinuousClock.now - start).components
      times.append(Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9)
    }
    report("1,000 cities × 192 h × 15 columns, bytes to forecasts", nanoseconds: times.sorted()[4], target: "100 ms")
  }

  private struct Place: Decodable {
    struct Section: Decodable {
      var time: [Int]
      var columns: [[Double?]]

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        time = try container.decode([Int].self, forKey: Key(stringValue: "time"))
        columns = try WireBenchmarks.columns.map { try container.decode([Double?].self, forKey: Key(stringValue: $0)) }
      }
    }
    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    var hourly: Section
  }

  /// An answer of the forecast API for that many places.
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
