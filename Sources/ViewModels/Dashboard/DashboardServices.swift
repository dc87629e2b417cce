package import Entities
package import Services

/// What a dashboard asks for when it is live.
package struct DashboardServices {
  package var settings: SettingsService
  package var cities: CityService
  package var places: PlaceService
  package var weather: WeatherService
  /// Makes the weather service for other settings; `nil` where there is only the one.
  package var weatherFor: ((Settings) -> WeatherService?)?
  package var sky: SkyService
  package var clock: WallClock
  /// How the network may be used; that everything is fetched holds for the first refresh of all cities.
  package var policy: FetchPolicy
  /// The interval of this run in seconds, whatever the settings say.
  package var interval: Int?
  /// Units of this run, whatever the settings say.
  package var units: [UnitChange] = []
  /// The only cities of this run in their order on screen, or `nil` for all.
  package var onlyCities: [String]?

  package init(
    settings: SettingsService, cities: CityService, places: PlaceService, weather: WeatherService, sky: SkyService,
    clock: WallClock, policy: FetchPolicy = .whenDue
  ) {
    self.settings = settings
    self.cities = cities
    self.places = places
    self.weather = weather
    self.sky = sky
    self.clock = clock
    self.policy = policy
  }
}
