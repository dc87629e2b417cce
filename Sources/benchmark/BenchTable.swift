import Entities
import Essentials
import Services
import Terminal
import ViewModels
import Views
import World

/// A live table over sample weather for any number of cities, without a terminal.
@MainActor final class BenchTable {
  let clock = VirtualClock()
  let world: DemoWorld
  let model: DashboardViewModel
  let view: DashboardView

  init(cities: Int, rows: Int, columns: Int = 80) {
    let clock = clock
    let wall = WallClock(now: { clock.now }, sleep: { _ in })
    world = DemoWorld(clock: wall)
    let list = (0..<cities).compactMap { index in
      Coordinates(latitude: Double(index % 140) - 60, longitude: Double(index) / 3 - 170).map {
        City(name: "City \(index)", region: nil, countryCode: nil, coordinates: $0, timeZone: "Asia/Seoul")
      }
    }
    try? world.settingsService.update {
      $0.cities = list
      $0.watchInterval = Settings().watchInterval
    }
    let settings = Settings(cities: list)
    model = DashboardViewModel(
      settings: settings,
      services: DashboardServices(
        settings: world.settingsService, cities: world.cities, places: world.places, weather: world.weather,
        sky: SkyService(), clock: wall))
    view = DashboardView(
      model, appearance: Appearance(), size: TerminalSize(columns: columns, rows: rows), depth: .trueColor,
      changed: {})
  }

  /// Refreshes all cities and waits for the end of it.
  func refresh() async {
    model.refresh()
    while model.isRefreshing.value { await Task.yield() }
    model.dismissMessage()
  }

  /// The bytes of the frame after a change, which is given a late answer for the fifth city.
  func bytes(after change: (DashboardViewModel, CityWeather) -> Void) -> Int {
    _ = view.frame()
    guard let city = model.rows.value[4].city else { return 0 }
    change(model, world.lateAnswer(for: city, at: clock.now, minutes: 180))
    return view.frame().count
  }
}
