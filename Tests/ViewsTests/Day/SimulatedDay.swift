import Entities
import Foundation
import Repositories
import Services
import Terminal
import World

@testable import ViewModels
@testable import Views

/// A live table over the invented world, drawn into an emulated terminal, on a clock that runs as fast as the machine
/// can.
final class SimulatedDay {
  let dashboard: DashboardViewModel
  let cache: CacheRepository
  let cities: [City]
  let world: DayWorld
  let view: DashboardView
  private(set) var terminal = EmulatedScreen(columns: 100, rows: 40) { DisplayWidth.of($0) }
  /// How many bytes were written to the terminal.
  private(set) var written = 0

  /// - Parameters:
  ///   - count: How many cities are watched.
  ///   - hours: How long the day is.
  ///   - step: The shortest wait, in seconds.
  ///   - script: What is wrong from an hour of the day on, by service.
  /// - Throws: When the settings cannot be made.
  init(
    cities count: Int, hours: Int = 24, step: Double = 1,
    script: @escaping @Sendable (_ hour: Double) -> [WorldService: BadDay]
  ) throws {
    let world = DayWorld(hours: hours, step: step, script: script)
    self.world = world
    cities = (0..<count).compactMap(Self.city)
    let files = FileStore.inMemory(now: { world.now })
    cache = CacheRepository(directory: "/cache", files: files, now: { world.now })
    let repository = SettingsRepository(path: "/settings.json", files: files)
    let saved = Settings(cities: cities)
    try repository.update { $0 = saved }
    let requests = Requests(cache: cache, clock: world.clock, jitter: { 1 })
    let places = PlaceService(geocoder: nil, requests: requests)
    dashboard = DashboardViewModel(settings: SettingsViewModel(saved), rows: cities.map { CityRowViewModel($0) })
    let refreshes = dashboard.refreshes
    dashboard.connect(
      DashboardServices(
        settings: SettingsService(repository), places: places, weather: try world.weather(cache, requests),
        clock: world.clock(restingWhile: { refreshes.isRunning.value })))
    view = DashboardView(
      dashboard, appearance: Appearance(), size: TerminalSize(columns: 100, rows: 40), depth: .trueColor, changed: {})
    // As the session enters: auto-wrap off.
    terminal.feed(Array("\u{1B}[?1049h\u{1B}[?7l".utf8))
  }

  /// Runs the dashboard from midnight to the end of the day, and draws it every ten minutes.
  ///
  /// - Parameter check: Called at ten minutes to each full hour, with the hour.
  func run(_ check: @escaping @MainActor (_ hour: Int) -> Void) async {
    await world.whenMinutePasses { [weak self] minute in
      // The next tick brings the minute to the dashboard.
      guard let self, dashboard.minute.value == DashboardViewModel.wholeMinute(world.now) else { return false }
      if minute % 10 == 0 { draw() }
      if minute % 60 == 50 { check(minute / 60) }
      return true
    }
    await dashboard.run()
  }

  private func draw() {
    let bytes = view.frame()
    written += bytes.count
    terminal.feed(bytes)
  }

  /// The line of a city on screen.
  func line(_ name: String) -> String? { terminal.lines.first { $0.dropFirst().hasPrefix(name + " ") } }

  /// Places all over the world; one in the USA, where there are warnings.
  private static func city(_ number: Int) -> City? {
    let latitude = Double(number * 4 - 60)
    let longitude = Double(number * 11 - 170)
    guard let coordinates = Coordinates(latitude: latitude, longitude: longitude) else { return nil }
    let country: String? = number == 5 ? "US" : nil
    return City(
      name: "City \(number)", region: nil, countryCode: country, coordinates: coordinates, timeZone: "GMT")
  }
}
