package import Entities
package import Essentials
package import Services

/// What a dashboard asks once it is connected.
package final class DashboardServices {
  package let settings: SettingsService
  package let places: PlaceService
  package internal(set) var weather: WeatherService
  /// The picture of the day, where a service may be asked for it.
  package internal(set) var picture: PictureService?
  /// Orbits and the forecast of the magnetic field, where services may be asked for them.
  package internal(set) var news: SkyNewsService?
  package let clock: WallClock
  /// How the network may be used; that everything is fetched holds for the first refresh of all cities.
  package let policy: FetchPolicy
  /// Makes the services for other settings; `nil` where there are only these.
  let servicesFor: ((Settings) -> Chosen?)?

  /// The services that depend on the settings.
  package typealias Chosen = (weather: WeatherService, picture: PictureService, news: SkyNewsService)

  package init(
    settings: SettingsService, places: PlaceService, weather: WeatherService, picture: PictureService? = nil,
    news: SkyNewsService? = nil, clock: WallClock, policy: FetchPolicy = .whenDue,
    servicesFor: ((Settings) -> Chosen?)? = nil
  ) {
    self.settings = settings
    self.places = places
    self.weather = weather
    self.picture = picture
    self.news = news
    self.clock = clock
    self.policy = policy
    self.servicesFor = servicesFor
  }

  func take(_ chosen: Chosen) {
    (weather, news) = (chosen.weather, chosen.news)
    if picture != nil { picture = chosen.picture }
  }
}

extension DashboardServices {
  /// What is saved and cached as the one JSON document that a dashboard is decoded from. The settings are those of the file
  /// with what this run asks for instead. So many cities have their weather in it, the first that are seen; the others get
  /// theirs with the first refresh.
  package func document(_ settings: Settings, weatherOf count: Int) async throws -> Data {
    let cities = await weather.documents(of: settings.cities, readingFirst: count)
    return try await settings.document(picture: await picture?.document() ?? Data("null".utf8), cities: cities)
  }
}

extension Settings {
  /// Whom the weather is asked of, and by which keys.
  var weatherChoices: [String?] { [provider.rawValue, openMeteoKey, openWeatherKey] }

  /// All that services are made of.
  var serviceChoices: [String?] { weatherChoices + [nasaKey, String(cacheSize)] }
}
