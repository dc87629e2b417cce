import Entities
import Services
import Terminal
import ViewModels
import Views
import World

/// A live table of any number of cities with sample weather, without a terminal and on a clock that is set by hand.
@MainActor final class SampleTable {
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
    model = DashboardViewModel(
      settings: SettingsViewModel(Settings(cities: list)), rows: list.map { CityRowViewModel($0) })
    model.connect(
      DashboardServices(
        settings: world.settingsService, places: world.places, weather: world.weather, clock: wall))
    view = DashboardView(
      model, appearance: Appearance(), size: TerminalSize(columns: columns, rows: rows), depth: .trueColor,
      changed: {})
  }

  /// Presses a key and draws what it changes.
  func press(_ key: Key) {
    _ = view.handle(.key(key))
    _ = view.frame()
  }

  /// Refreshes all cities, and waits until that is done.
  func refresh() async {
    model.refresh()
    while model.refreshes.isRunning.value { await Task.yield() }
    model.messages.dismiss()
  }

  /// The number of bytes of the frame after a change; the change gets a late answer for the fifth city, to use or not.
  func bytes(after change: (DashboardViewModel, CityWeather) -> Void) -> Int {
    _ = view.frame()
    let city = model.rows.value[4].city
    change(model, world.lateAnswer(for: city, at: clock.now, minutes: 180))
    return view.frame().count
  }
}
