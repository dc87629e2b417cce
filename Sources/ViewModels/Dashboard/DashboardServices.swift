package import Entities
package import Essentials
package import Services

/// The services that depend on the settings' provider, keys, cache size and language.
package struct NetworkServices {
  /// Weather, air quality and warnings.
  package let weather: WeatherService
  /// The picture of the day.
  package let picture: PictureService
  /// Orbits and the Kp forecast.
  package let skyData: SkyDataService

  package init(weather: WeatherService, picture: PictureService, skyData: SkyDataService) {
    (self.weather, self.picture, self.skyData) = (weather, picture, skyData)
  }
}

/// The services that a dashboard is connected to.
package final class DashboardServices {
  package let settings: SettingsService
  package let places: PlaceService
  package internal(set) var weather: WeatherService
  /// `nil` if the picture of the day isn't available, as in the demo.
  package internal(set) var picture: PictureService?
  /// Orbits and the Kp forecast; `nil` if they aren't available.
  package internal(set) var skyData: SkyDataService?
  package let clock: WallClock
  /// How the network may be used; `always` holds for the first refresh of all cities only.
  package let policy: FetchPolicy
  /// Makes services for changed settings; `nil` if these services never change.
  var makeNetworkServices: ((Settings) -> NetworkServices)?

  package init(
    settings: SettingsService, places: PlaceService, weather: WeatherService, picture: PictureService? = nil,
    skyData: SkyDataService? = nil, clock: WallClock, policy: FetchPolicy = .whenDue,
    makeNetworkServices: ((Settings) -> NetworkServices)? = nil
  ) {
    (self.settings, self.places, self.weather, self.picture) = (settings, places, weather, picture)
    (self.skyData, self.clock, self.policy, self.makeNetworkServices) = (skyData, clock, policy, makeNetworkServices)
  }

  /// Replaces the services that depend on the settings; a dashboard without the picture of the day gets none.
  func replace(with network: NetworkServices) {
    (weather, skyData) = (network.weather, network.skyData)
    if picture != nil { picture = network.picture }
  }

  /// The JSON a dashboard is decoded from: settings, cached picture, and cities, the first `count` with cached weather.
  /// - Throws: `EncodingError` if the settings can't be encoded.
  package func document(_ settings: Settings, weatherOf count: Int) async throws -> Data {
    let cities = await weather.documents(of: settings.cities, readingFirst: count)
    return try await settings.document(picture: await picture?.document() ?? Data("null".utf8), cities: cities)
  }
}

extension Settings {
  /// The settings that the weather services depend on.
  var weatherChoices: [String?] { [provider.rawValue, openMeteoKey, openWeatherKey] }

  /// All settings that the services depend on.
  var serviceChoices: [String?] { weatherChoices + [nasaKey, String(cacheSize), language.rawValue] }
}
