import Entities
import Foundation
import Repositories
import Services
import World

@testable import ViewModels

/// A dashboard over the invented world, on a clock that runs as fast as the machine can.
final class SimulatedDay {
  let dashboard: DashboardViewModel
  let cache: CacheRepository
  let cities: [City]
  let world: DayWorld

  /// - Parameters:
  ///   - count: How many cities are watched.
  ///   - script: What is wrong from an hour of the day on, by service.
  /// - Throws: When the settings cannot be made.
  init(cities count: Int, script: @escaping @Sendable (_ hour: Double) -> [WorldService: BadDay]) throws {
    let world = DayWorld(script: script)
    self.world = world
    cities = (0..<count).compactMap(Self.city)
    let files = FileStore.inMemory(now: { world.now })
    cache = CacheRepository(directory: "/cache", files: files, now: { world.now })
    let repository = SettingsRepository(path: "/settings.json", files: files)
    let saved = Settings(cities: cities)
    try repository.update { $0 = saved }
    let patience = Patience(cache: cache, clock: world.clock, jitter: { 1 })
    let places = PlaceService(geocoder: nil, patience: nil)
    dashboard = DashboardViewModel(
      settings: saved,
      services: DashboardServices(
        settings: SettingsService(repository), cities: CityService(places: places, settings: repository),
        places: places, weather: try world.weather(cache, patience), sky: SkyService(), clock: world.clock))
  }

  /// Runs the dashboard from midnight to midnight.
  ///
  /// - Parameter check: Called at ten minutes to each full hour, with the hour.
  func run(_ check: @escaping @MainActor (_ hour: Int) -> Void) async {
    await world.whenMinutePasses { minute in
      if minute % 60 == 50 { check(minute / 60) }
    }
    await dashboard.run()
  }

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
