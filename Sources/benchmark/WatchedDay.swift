import Entities
import Foundation
import Repositories
import Services
import Terminal
import ViewModels
import Views
import World

/// A thousand cities on a screen of 200 × 60 for a simulated day, with a refresh every quarter of an hour, a frame
/// every minute, and a look at the days, the hours, the sky and a city's page every hour.
@MainActor
enum WatchedDay {
  /// 2026-11-20T00:00:00Z.
  private static let midnight = Date(timeIntervalSince1970: 1_795_132_800)

  /// Watches for a day and prints the figures; `place` is the address of the services and a directory for files, with a
  /// space between them.
  static func run(_ place: String) async {
    SystemResources.prepareMemory()
    let parts = place.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let table = try? Table(address: parts[0], directory: parts[1]) else {
      return print("  the table cannot be made")
    }
    var figures: [String] = []
    var highest = 0.0
    table.model.refresh()
    for minute in 1...(24 * 60) {
      await table.passMinute()
      if minute % 60 == 30 { await table.lookAround() }
      // Between two refreshes, and not right after one, which returns free memory to the system.
      if minute % (6 * 60) == 6 * 60 - 7 { figures.append(figure("\(minute / 60 + 1) h")) }
      highest = max(highest, ProcessFigures.resident ?? 0)
    }
    print("  1,000 cities watched, VmRSS (own): \(figures.joined(separator: ", "))   (target < 40 MB, flat)")
    print("  the most at the end of any minute: \(String(format: "%.1f", highest)) MB")
    print("  \(table.summary)")
  }

  /// The memory now: resident, and that of the process alone.
  private static func figure(_ title: String) -> String {
    func text(_ value: Double?) -> String { value.map { String(format: "%.1f", $0) } ?? "?" }
    return "\(title) \(text(ProcessFigures.resident)) (\(text(ProcessFigures.own))) MB"
  }

  /// The live table as the program makes it, on a clock that is set by hand.
  @MainActor private final class Table {
    let clock = VirtualClock(WatchedDay.midnight)
    let model: DashboardViewModel
    private let view: DashboardView
    private let cache: CacheRepository
    /// The file by which the services know the time.
    private let clockFile: String
    /// The bytes written to the screen so far.
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
      let client = HTTPClient.live()
      let alerts = AlertsRepository(client: client, endpoints: endpoints, cache: cache, now: clock.now)
      return WeatherService(
        sources: [
          OpenMeteoRepository(client: client, endpoints: endpoints, now: clock.now),
          METNorwayRepository(client: client, endpoints: endpoints, cache: cache, now: clock.now),
        ], air: AirQualityRepository(client: client, endpoints: endpoints, now: clock.now),
        alerts: { city async throws(ServiceFailure) in try await alerts.alerts(in: city) }, cache: cache,
        requests: requests, clock: clock)
    }

    /// Advances the clock by a minute, waits for a refresh that is due, and draws a frame.
    func passMinute() async {
      clock.advance(by: 60)
      try? Data("\(clock.now.timeIntervalSince1970)".utf8).write(to: URL(filePath: clockFile))
      model.tick()
      while model.refreshes.isRunning.value { try? await Task.sleep(for: .milliseconds(2)) }
      draw()
    }

    /// Looks at the days, the hours, the sky, the table again, and a city's page, with three pages down in each.
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
