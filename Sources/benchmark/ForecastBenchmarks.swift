import Entities
import Foundation
import Repositories
import Services
import Terminal
import ViewModels
import Views

/// Times from the bytes of a service's response to the screen.
@MainActor
enum ForecastBenchmarks {
  nonisolated private static let now = Date(timeIntervalSince1970: 1_795_176_000)
  nonisolated private static let clock = WallClock(now: { now }, sleep: { _ in })

  static func run() async {
    await fifty()
    await thousand()
  }

  /// One request for fifty cities, cached on disk.
  private static func fifty() async {
    let cities = cities(50)
    let directory = NSTemporaryDirectory() + "skydash-benchmark-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let cache = CacheRepository(directory: directory, files: .live, now: { now })
    guard let service = service(cache, places: 50) else { return }
    let dashboard = DashboardViewModel(rows: cities.map { CityRowViewModel($0) })
    await measure("50 cities × 7 days × 24 h: decoded, cached and drawn", target: "60 ms") {
      await refresh(dashboard, service, [.forecast], .always)
      let page = TablePage(appearance: Appearance(), width: 120, set: .days)
      return page.lines(dashboard).map { $0.printed(depth: .trueColor).utf8.count }.reduce(0, +)
    }
    await measure("the cached forecasts of 50 cities read back", target: "10 ms") {
      let other = DashboardViewModel(rows: cities.map { CityRowViewModel($0) })
      await refresh(other, service, [], .never)
      return other.rows.value.count { $0.forecast != nil }
    }
    await measure("one city in full, drawn at 120×40", target: "5 ms") {
      guard let row = dashboard.rows.value.first else { return 0 }
      return CityPage(appearance: Appearance(), width: 120, height: 40).lines(row, units: .metric, now: now).count
    }
  }

  /// Ten requests of each kind for a thousand cities, cached in memory.
  private static func thousand() async {
    let cities = cities(1000)
    let cache = CacheRepository(directory: "/cache", files: .inMemory(now: { now }), now: { now })
    guard let service = service(cache, places: 100) else { return }
    for (name, kinds) in [
      ("now", [WeatherKind.now]), ("forecast", [.forecast]), ("air", [.air]),
      ("all three kinds", [.now, .forecast, .air]),
    ] as [(String, Set<WeatherKind>)] {
      await measure("1,000 cities, \(name): decoded and shown", target: kinds.count == 3 ? "150 ms" : "part of it") {
        let dashboard = DashboardViewModel(rows: cities.map { CityRowViewModel($0) })
        let view = DashboardView(
          dashboard, appearance: Appearance(), size: TerminalSize(columns: 120, rows: 40), depth: .trueColor,
          changed: {})
        await refresh(dashboard, service, kinds, .always)
        return view.frame().count
      }
    }
  }

  /// Refreshes all rows of a dashboard as a policy says.
  private static func refresh(
    _ dashboard: DashboardViewModel, _ service: WeatherService, _ kinds: Set<WeatherKind>, _ policy: FetchPolicy
  ) async {
    await service.refresh(dashboard.rows.value.map(\.weather.value), kinds: kinds, policy: policy) { weather in
      for weather in weather { await dashboard.update(weather) }
    }
  }

  /// Prints the median time of twelve calls of `work`, without the first; it must return a positive number.
  private static func measure(_ title: String, target: String, _ work: () async -> Int) async {
    var times: [Double] = []
    for _ in 0..<12 {
      let start = ContinuousClock.now
      let result = await work()
      times.append((ContinuousClock.now - start).nanoseconds)
      guard result > 0 else { return print("  \(title): no result") }
    }
    report(title, nanoseconds: Array(times.dropFirst()).median, target: target)
  }

  /// Cities spread over the world, all in one time zone.
  private static func cities(_ count: Int) -> [City] {
    (0..<count).compactMap { index in
      Coordinates(latitude: Double(index % 120) - 60, longitude: Double(index) * 0.3 - 150).map {
        City(name: "City \(index)", region: nil, countryCode: "DE", coordinates: $0, timeZone: "Europe/Berlin")
      }
    }
  }

  /// A service whose network responds at once, always for so many places.
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

  /// A response with the same current values for so many places.
  private static func list(_ places: Int, _ values: String) -> Data {
    let place =
      "{\"latitude\":52.5,\"longitude\":13.4,\"utc_offset_seconds\":3600,\"timezone\":\"Europe/Berlin\","
      + "\"current_units\":{\"time\":\"unixtime\"},\"current\":{\"time\":1795176000,\"interval\":900,\(values)}}"
    return Data("[\(Array(repeating: place, count: places).joined(separator: ","))]".utf8)
  }
}
