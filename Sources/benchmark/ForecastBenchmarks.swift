import Entities
import Foundation
import Repositories
import Services
import Terminal
import ViewModels
import Views

/// Forecasts from the bytes of an answer to what is on the screen.
@MainActor
enum ForecastBenchmarks {
  nonisolated private static let now = Date(timeIntervalSince1970: 1_795_176_000)
  nonisolated private static let clock = WallClock(now: { now }, sleep: { _ in })

  static func run() async {
    await fifty()
    await thousand()
  }

  /// One request for fifty cities: decoded, cached on disk, drawn.
  private static func fifty() async {
    let cities = cities(50)
    let directory = NSTemporaryDirectory() + "skydash-benchmark-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let cache = CacheRepository(directory: directory, files: .live, now: { now })
    guard let service = service(cache, places: 50) else { return }
    let dashboard = DashboardViewModel(rows: cities.map { CityRowViewModel($0) })
    await median("50 cities × 7 days × 24 h: decoded, cached and drawn", target: "60 ms") {
      await refresh(dashboard, service, [.forecast], .always)
      let page = TablePage(appearance: Appearance(), width: 120, set: .days)
      return page.lines(dashboard).map { $0.printed(depth: .trueColor).utf8.count }.reduce(0, +)
    }
    await median("the cached forecasts of 50 cities read back", target: "10 ms") {
      let other = DashboardViewModel(rows: cities.map { CityRowViewModel($0) })
      await refresh(other, service, [], .never)
      return other.rows.value.count { $0.forecast != nil }
    }
    await median("one city in full, drawn at 120×40", target: "5 ms") {
      guard let row = dashboard.rows.value.first else { return 0 }
      return CityPage(appearance: Appearance(), width: 120, height: 40).lines(row, units: .metric, now: now).count
    }
  }

  /// Ten requests of each kind for a thousand cities: decoded, cached in memory, and drawn.
  private static func thousand() async {
    let cities = cities(1000)
    let cache = CacheRepository(directory: "/cache", files: .inMemory(now: { now }), now: { now })
    guard let service = service(cache, places: 100) else { return }
    for (name, kinds) in [
      ("now", [WeatherKind.now]), ("forecast", [.forecast]), ("air", [.air]),
      ("all three kinds", [.now, .forecast, .air]),
    ] as [(String, Set<WeatherKind>)] {
      await median("1,000 cities, \(name): decoded and shown", target: kinds.count == 3 ? "150 ms" : "part of it") {
        let dashboard = DashboardViewModel(rows: cities.map { CityRowViewModel($0) })
        let view = DashboardView(
          dashboard, appearance: Appearance(), size: TerminalSize(columns: 120, rows: 40), depth: .trueColor,
          changed: {})
        await refresh(dashboard, service, kinds, .always)
        return view.frame().count
      }
    }
  }

  private static func refresh(
    _ dashboard: DashboardViewModel, _ service: WeatherService, _ kinds: Set<WeatherKind>, _ policy: FetchPolicy
  ) async {
    await service.refresh(dashboard.rows.value.map(\.weather.value), kinds: kinds, policy: policy) { weather in
      for weather in weather { await dashboard.update(weather) }
    }
  }

  private static func median(_ title: String, target: String, _ work: () async -> Int) async {
    var times: [Double] = []
    for _ in 0..<12 {
      let start = ContinuousClock.now
      let result = await work()
      let elapsed = (ContinuousClock.now - start).components
      guard result > 0 else { return print("  \(title): nothing came of it") }
      times.append(Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9)
    }
    report(title, nanoseconds: times.dropFirst().sorted()[5], target: target)
  }

  private static func cities(_ count: Int) -> [City] {
    (0..<count).compactMap { index in
      Coordinates(latitude: Double(index % 120) - 60, longitude: Double(index) * 0.3 - 150).map {
        City(name: "City \(index)", region: nil, countryCode: "DE", coordinates: $0, timeZone: "Europe/Berlin")
      }
    }
  }

  /// A service whose network has the answers at hand.
  private static func service(_ cache: CacheRepository, places: Int) -> WeatherService? {
    guard let endpoints = try? Endpoints() else { return nil }
    let forecast = ForecastBody.body(places: places, seed: 1)
    let current = list(
      places,
      "\"temperature_2m\":8.4,\"relative_humidity_2m\":61,\"apparent_temperature\":6.9,\"precipitation\":0.1,"
        + "\"weather_code\":3,\"cloud_cover\":40,\"pressure_msl\":1021.3,\"wind_speed_10m\":2.7,"
        + "\"wind_gusts_10m\":5.6,\"wind_direction_10m\":320")
    let air = list(
      places, "\"european_aqi\":42,\"us_aqi\":50,\"pm2_5\":9.1,\"pm10\":14.0,\"ozone\":60.0,\"nitrogen_dioxide\":12.0")
    let client = HTTPClient { request throws(ServiceFailure) in
      let query = request.url.query() ?? ""
      let body = request.service == .airQuality ? air : query.contains("hourly=") ? forecast : current
      return HTTPResponse(status: 200, headers: [:], body: body)
    }
    return WeatherService(
      sources: [OpenMeteoRepository(client: client, endpoints: endpoints, now: { now })],
      air: AirQualityRepository(client: client, endpoints: endpoints, now: { now }), alerts: nil, cache: cache,
      requests: Requests(cache: cache, clock: clock), clock: clock)
  }

  private static func list(_ places: Int, _ values: String) -> Data {
    let place =
      "{\"latitude\":52.5,\"longitude\":13.4,\"utc_offset_seconds\":3600,\"timezone\":\"Europe/Berlin\","
      + "\"current_units\":{\"time\":\"unixtime\"},\"current\":{\"time\":1795176000,\"interval\":900,\(values)}}"
    return Data("[\(Array(repeating: place, count: places).joined(separator: ","))]".utf8)
  }
}

/// Made-up answers of the forecast API.
private enum ForecastBody {
  private static let hours = 192
  private static let columns = [
    "temperature_2m", "relative_humidity_2m", "dew_point_2m", "precipitation_probability", "precipitation",
    "weather_code", "cloud_cover", "cloud_cover_low", "cloud_cover_mid", "cloud_cover_high", "visibility",
    "wind_speed_10m", "wind_gusts_10m", "wind_direction_10m", "uv_index",
  ]

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
