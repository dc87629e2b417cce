package import Entities
package import Services

/// What a dashboard asks for when it is live.
package final class DashboardServices {
  package var settings: SettingsService
  package var places: PlaceService
  package var weather: WeatherService
  /// Makes the services for other settings; `nil` where there are only these.
  package var servicesFor: ((Settings) -> Chosen?)?
  package var sky: SkyService
  /// Orbits and the forecast of the magnetic field, where somebody may be asked for them.
  package var news: SkyNewsService?
  package var clock: WallClock
  /// How the network may be used; that everything is fetched holds for the first refresh of all cities.
  package var policy: FetchPolicy

  /// The services that depend on the settings.
  package typealias Chosen = (weather: WeatherService, picture: PictureService, news: SkyNewsService)

  package init(
    settings: SettingsService, places: PlaceService, weather: WeatherService, sky: SkyService, clock: WallClock,
    policy: FetchPolicy = .whenDue
  ) {
    self.settings = settings
    self.places = places
    self.weather = weather
    self.sky = sky
    self.clock = clock
    self.policy = policy
  }
}

extension Settings {
  /// Whom the weather is asked of, and by which keys.
  var weatherChoices: [String?] { [provider.rawValue, openMeteoKey, openWeatherKey] }

  /// All that services are made of.
  var serviceChoices: [String?] { weatherChoices + [nasaKey, String(cacheSize)] }
}
