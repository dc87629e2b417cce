import Entities
import Foundation
import Repositories
import Services
import World

@testable import ViewModels

/// A dashboard over services in memory, with a clock that the test sets and a weather service that it can make fail.
final class DashboardWorld {
  let clock = VirtualClock()
  let source = TestSource()
  let disk = TestDisk()
  let files: FileStore
  /// Changes the saved settings as another program would.
  let settings: SettingsService
  let dashboard: DashboardViewModel
  /// Makes services for other settings.
  var makeNetworkServices: ((Settings) -> NetworkServices)? {
    didSet { dashboard.services?.makeNetworkServices = makeNetworkServices }
  }

  /// - Parameters:
  ///   - names: The cities.
  ///   - policy: How the network may be used.
  ///   - only: The names of the cities that this run shows, in order; `nil` for all.
  ///   - changes: Reports that the settings file changed; `nil` if the system can't.
  ///   - picture: The picture of the day.
  ///   - alerts: Looks up a city's warnings; `nil` for none.
  ///   - country: The country of all cities.
  ///   - rests: Whether a sleep lasts until it is cancelled; else it ends at once.
  init(
    _ names: [String] = ["Seoul", "London", "Cairo"], policy: FetchPolicy = .whenDue, only: [String]? = nil,
    changes: (@Sendable () -> AsyncStream<Void>?)? = nil, picture: PictureService? = nil,
    alerts: WeatherService.AlertLookup? = nil, country: String? = nil,
    rests: Bool = false
  ) {
    let clock = clock
    let wall = WallClock(now: { clock.now }, sleep: { _ in if rests { try await Task.sleep(for: .seconds(3600)) } })
    var files = disk.files(FileStore.inMemory(now: { clock.now }))
    if let changes { files.changes = { _ in changes() } }
    self.files = files
    let repository = SettingsRepository(path: "/settings.json", files: files, now: { clock.now })
    let chosen = Settings(cities: names.enumerated().compactMap { Self.city($1, $0, country) })
    try? repository.update { $0 = chosen }
    let cache = CacheRepository(directory: "/cache", files: files, now: { clock.now })
    let requests = Requests(cache: cache, clock: wall, jitter: { 1 })
    settings = SettingsService(repository)
    let places = PlaceService(geocoder: nil, requests: requests)
    let weather = WeatherService(
      sources: [source], air: nil, alerts: alerts, cache: cache, requests: requests, clock: wall)
    let overrides = RunOverrides(cities: Self.found(only, in: chosen))
    let shown = overrides.applied(to: chosen)
    dashboard = DashboardViewModel(
      settings: SettingsViewModel(shown), rows: shown.cities.map { CityRowViewModel($0) })
    dashboard.connect(
      DashboardServices(
        settings: settings, places: places, weather: weather, picture: picture, clock: wall, policy: policy),
      overrides)
  }

  /// The saved cities of some names, each once.
  private static func found(_ names: [String]?, in settings: Settings) -> [FoundCity]? {
    names?.reduce(into: []) { found, name in
      guard let index = try? settings.index(of: name) else { return }
      let city = FoundCity(city: settings.cities[index])
      if !found.contains(city) { found.append(city) }
    }
  }

  /// Writes the settings file as an editor does.
  func write(_ text: String) throws {
    clock.advance(by: 5)
    try files.writeAtomically("/settings.json", Data(text.utf8), .init())
  }

  static func city(_ name: String, _ index: Int, _ country: String? = nil) -> City? {
    let (place, turn) = (Double(index % 10), Double(index / 10))
    return Coordinates(latitude: place * 10 - 30, longitude: place * 20 - turn / 20).map {
      City(name: name, region: nil, countryCode: country, coordinates: $0, timeZone: "Asia/Seoul")
    }
  }

  /// The names in the order they are shown.
  var names: [String] { dashboard.orderedRows.map(\.name) }
  /// The names as they are saved.
  var saved: [String] { ((try? settings.load().settings.cities) ?? []).map(\.name) }
  var selected: String? { dashboard.selected.value?.name }
  var message: Message.Content? { dashboard.message.value?.content }
  /// The message in English, unless it names a key.
  var sentence: String? { if case .sentence(let phrase)? = message { phrase.english } else { nil } }

  func row(_ name: String) -> CityRowViewModel? { dashboard.rows.value.first { $0.name == name } }

  /// Adds a place of the built-in list as another program would.
  func add(_ name: String) async throws {
    let places = PlaceService(geocoder: nil, requests: Requests(cache: .none, clock: clock.clock))
    _ = try settings.add(try await places.interpretation(of: AddRequest(place: name)))
  }

  /// Removes the selected city, as the table does once that is confirmed.
  func removeSelected() async { await edit { editor in dashboard.selected.value.map(editor.remove) } }

  /// Changes the list, and waits until that is saved.
  func edit(_ change: (CityEditor) -> Void) async {
    dashboard.editor.map(change)
    await dashboard.saved.work?.value
  }

  func suggestions(for text: String) -> [Place] { dashboard.editor?.suggestions(for: text) ?? [] }

  /// Waits until nothing is being saved or read, and no refresh is under way.
  func settle() async {
    await dashboard.saved.work?.value
    while let task = dashboard.refreshes.tasks.values.first { await task.value }
  }

  /// Refreshes all cities and waits for it.
  func refresh() async {
    dashboard.refreshes.start()
    await settle()
  }

  /// Lets seconds pass, as the dashboard sees them.
  func pass(_ seconds: Int) async {
    for _ in 0..<seconds {
      clock.advance(by: 1)
      dashboard.tick()
      await settle()
    }
  }
}
