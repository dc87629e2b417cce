import Entities
import Foundation
import Repositories
import Services
import Terminal
import ViewModels
import Views
import World

/// What a thousand cities watched for a day take of memory, in a program of their own: this one, started again.
///
/// Here is the weather service; there are the program's own network client, its cache on the disk, all services, the view
/// model and the screen.
enum DayBenchmarks {
  private static let addressVariable = "SKYDASH_BENCHMARK_DAY"

  static func run() async {
    if let address = ProcessInfo.processInfo.environment[addressVariable] { return await WatchedDay.run(address) }
    guard let directory = try? TemporaryDirectory() else { return print("  no temporary directory") }
    let clock = directory.file("clock")
    guard
      let server = try? LoopbackServer(handler: { request in
        let seconds = (try? String(contentsOfFile: clock, encoding: .utf8)).flatMap(Double.init) ?? 0
        return ServiceWorld(now: Date(timeIntervalSince1970: seconds)).answer(request)
      })
    else { return print("  no server") }
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["day"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      addressVariable: server.url + " " + directory.path, "HOME": directory.path,
    ]) { $1 }
    guard (try? process.run()) != nil else { return print("  it cannot be started again") }
    process.waitUntilExit()
    let counts = Dictionary(grouping: server.requests, by: \.path).mapValues(\.count)
    let parts = counts.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    print("  requests: \(parts.joined(separator: ", "))")
    server.stop()
  }
}

/// A thousand cities on a screen of 200 × 60 for a simulated day, with refreshes every quarter of an hour and a frame a
/// minute; each hour someone looks at the days, the hours, the sky and one city in full.
@MainActor
enum WatchedDay {
  private static let midnight = Date(timeIntervalSince1970: 1_795_132_800)

  static func run(_ place: String) async {
    SystemResources.prepareMemory()
    let parts = place.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let table = try? Table(address: parts[0], directory: parts[1]) else {
      return print("  the table cannot be made")
    }
    var figures: [String] = []
    var most = 0.0
    table.model.refresh()
    for minute in 1...(24 * 60) {
      await table.pass()
      if minute % 60 == 30 { await table.lookAround() }
      // Between two refreshes, and not at once after one, which gives memory back.
      if minute % (6 * 60) == 6 * 60 - 7 { figures.append(figure("\(minute / 60 + 1) h")) }
      most = max(most, ProcessFigures.resident ?? 0)
    }
    print("  1,000 cities watched, VmRSS (own): \(figures.joined(separator: ", "))   (target < 40 MB, flat)")
    print("  the most at the end of any minute: \(String(format: "%.1f", most)) MB")
    print("  \(table.summary)")
  }

  private static func figure(_ title: String) -> String {
    func text(_ value: Double?) -> String { value.map { String(format: "%.1f", $0) } ?? "?" }
    return "\(title) \(text(ProcessFigures.resident)) (\(text(ProcessFigures.own))) MB"
  }

  /// The live table as the program makes it, on a clock that is turned.
  @MainActor private final class Table {
    let clock = VirtualClock(WatchedDay.midnight)
    let model: DashboardViewModel
    private let view: DashboardView
    private let cache: CacheRepository
    private let clockFile: String
    private var bytes = 0

    init(address: String, directory: String) throws {
      let clock = clock
      clockFile = directory + "/clock"
      let wall = WallClock(now: { clock.now }, sleep: { try await Task.sleep(for: .seconds($0)) })
      let repository = SettingsRepository(path: directory + "/config/settings.json", files: .live)
      let cities = Self.cities
      try repository.update { $0.cities = cities }
      cache = CacheRepository(directory: directory + "/cache", files: .live, now: wall.now)
      let settings = SettingsService(repository)
      let requests = Requests(cache: cache, clock: wall)
      let places = PlaceService(geocoder: nil, requests: requests)
      model = DashboardViewModel(
        settings: SettingsViewModel(try settings.load().settings), rows: cities.map { CityRowViewModel($0) })
      model.connect(
        DashboardServices(
          settings: settings, places: places, weather: try Self.weather(address, cache, requests, wall), clock: wall))
      view = DashboardView(
        model, appearance: Appearance(), size: TerminalSize(columns: 200, rows: 60), depth: .trueColor, changed: {})
    }

    private static var cities: [City] {
      (0..<1000).compactMap { index in
        Coordinates(latitude: Double(index % 120) - 59.5, longitude: Double(index) * 0.35 - 170).map {
          City(name: "City \(index)", region: "Region", countryCode: "DE", coordinates: $0, timeZone: "Europe/Berlin")
        }
      }
    }

    private static func weather(
      _ address: String, _ cache: CacheRepository, _ requests: Requests, _ clock: WallClock
    ) throws -> WeatherService {
      let endpoints = try Endpoints(
        environment: Dictionary(
          uniqueKeysWithValues: ["OPEN_METEO", "AIR_QUALITY", "MET_NORWAY", "BRIGHT_SKY"].map {
            ("SKYDASH_\($0)_URL", address)
          }))
      let client = HTTPClient.live
      let alerts = WarningsRepository(client: client, endpoints: endpoints, cache: cache, now: clock.now)
      return WeatherService(
        sources: [
          OpenMeteoRepository(client: client, endpoints: endpoints, now: clock.now),
          METNorwayRepository(client: client, endpoints: endpoints, cache: cache, now: clock.now),
        ], air: AirQualityRepository(client: client, endpoints: endpoints, now: clock.now),
        alerts: { city async throws(ServiceFailure) in try await alerts.alerts(in: city) }, cache: cache,
        requests: requests, clock: clock)
    }

    /// A minute passes; what is due is refreshed, and a frame is drawn.
    func pass() async {
      clock.advance(by: 60)
      try? Data("\(clock.now.timeIntervalSince1970)".utf8).write(to: URL(filePath: clockFile))
      model.tick()
      while model.refreshes.isRunning.value { try? await Task.sleep(for: .milliseconds(2)) }
      draw()
    }

    /// Days, hours, sky, the table again, and a city in full, paging on between.
    func lookAround() async {
      for key in [
        Key(.character("w")), Key(.character("w")), Key(.character("w")), Key(.character("y")), Key(.character("y")),
      ] {
        press(key)
        for _ in 0..<3 { press(.pageDown) }
      }
      press(.enter)
      press(.escape)
    }

    private func press(_ key: Key) {
      _ = view.handle(.key(key))
      draw()
    }

    private func draw() { bytes += view.frame().count }

    var summary: String {
      let rows = model.rows.value
      let now = model.now
      let fresh = rows.count { $0.status(at: now).state == .fresh }
      let forecast = rows.count { $0.forecast?.isEmpty == false }
      return
        "\(fresh) rows fresh, \(forecast) with a forecast; \((try? cache.entries.count) ?? 0) files cached; \(bytes) B written"
    }
  }
}
