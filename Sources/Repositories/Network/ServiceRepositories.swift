package import Entities
package import Essentials

/// One repository for each service that is used, over one client and with a person's keys. Another service is its property
/// here; a provider of weather is also a case of `source(of:)`.
package struct ServiceRepositories: Sendable {
  package let openMeteo: OpenMeteoRepository
  package let metNorway: METNorwayRepository
  package let openWeatherMap: OpenWeatherMapRepository
  package let geocoder: GeocodingRepository
  package let air: AirQualityRepository
  package let warnings: WarningsRepository
  package let pictures: APODRepository
  /// The old service of pictures, where there is a key for it.
  package let oldPictures: NASAAPIRepository?
  package let orbits: CelestrakRepository
  package let spaceWeather: SWPCRepository

  /// Repositories with the keys of `settings`, wherever they come from; `language` is the locale or tag of texts that
  /// services have in several, and `deprecated` is called for one that says of a product that it will be withdrawn.
  package init(
    client: HTTPClient, endpoints: Endpoints, settings: Settings, cache: CacheRepository, language: String = "en",
    now: @escaping @Sendable () -> Date, deprecated: @escaping @Sendable (Service) -> Void = { _ in }
  ) {
    let client = client.hiding(settings.keys)
    let key = settings.key(for: .openMeteo)
    openMeteo = OpenMeteoRepository(client: client, endpoints: endpoints, key: key, now: now)
    metNorway = METNorwayRepository(
      client: client, endpoints: endpoints, cache: cache, now: now, deprecated: deprecated)
    openWeatherMap = OpenWeatherMapRepository(
      client: client, endpoints: endpoints, key: settings.key(for: .openWeather), now: now)
    geocoder = GeocodingRepository(client: client, endpoints: endpoints, key: key, now: now)
    air = AirQualityRepository(client: client, endpoints: endpoints, key: key, now: now)
    warnings = WarningsRepository(client: client, endpoints: endpoints, cache: cache, language: language, now: now)
    pictures = APODRepository(client: client, endpoints: endpoints, now: now)
    oldPictures = settings.key(for: .nasaAPI).map {
      NASAAPIRepository(client: client, endpoints: endpoints, key: $0, now: now)
    }
    orbits = CelestrakRepository(client: client, endpoints: endpoints, now: now)
    spaceWeather = SWPCRepository(client: client, endpoints: endpoints, now: now)
  }

  package func source(of provider: Provider) -> any WeatherSource {
    switch provider {
    case .openMeteo: openMeteo
    case .openWeatherMap: openWeatherMap
    case .metNorway: metNorway
    }
  }
}
