package import Entities
package import Essentials

/// The repositories of all services, sharing one client.
package struct ServiceRepositories: Sendable {
  package let openMeteo: OpenMeteoRepository
  package let metNorway: METNorwayRepository
  package let openWeatherMap: OpenWeatherMapRepository
  package let geocoder: GeocodingRepository
  package let air: AirQualityRepository
  package let alerts: AlertsRepository
  package let apod: APODRepository
  /// The old picture service, api.nasa.gov; `nil` without a key for it.
  package let nasaAPI: NASAAPIRepository?
  package let orbits: CelestrakRepository
  package let spaceWeather: SWPCRepository

  /// Repositories with the keys in `settings`, which date responses by the clock `now`. `cache` stores the documents of
  /// services that forbid requests before they expire; `language`, such as `de_DE.UTF-8` or `de`, is for services with
  /// texts in several languages; `reportDeprecation` is called when a service announces the end of a product.
  package init(
    client: HTTPClient, endpoints: Endpoints, settings: Settings, cache: CacheRepository, language: String = "en",
    now: @escaping @Sendable () -> Date, reportDeprecation: @escaping @Sendable (Service) -> Void = { _ in }
  ) {
    let client = client.redacting(settings.apiKeys)
    // One key is valid for Open-Meteo's forecasts, geocoding and air quality.
    let openMeteoKey = settings.apiKey(for: .openMeteo)
    openMeteo = OpenMeteoRepository(client: client, endpoints: endpoints, key: openMeteoKey, now: now)
    metNorway = METNorwayRepository(
      client: client, endpoints: endpoints, cache: cache, now: now, reportDeprecation: reportDeprecation)
    openWeatherMap = OpenWeatherMapRepository(
      client: client, endpoints: endpoints, key: settings.apiKey(for: .openWeather), now: now)
    geocoder = GeocodingRepository(client: client, endpoints: endpoints, key: openMeteoKey, now: now)
    air = AirQualityRepository(client: client, endpoints: endpoints, key: openMeteoKey, now: now)
    alerts = AlertsRepository(
      client: client, endpoints: endpoints, cache: cache, language: language, now: now,
      reportDeprecation: reportDeprecation)
    apod = APODRepository(client: client, endpoints: endpoints, now: now)
    nasaAPI = settings.apiKey(for: .nasaAPI).map {
      NASAAPIRepository(client: client, endpoints: endpoints, key: $0, now: now)
    }
    orbits = CelestrakRepository(client: client, endpoints: endpoints, now: now)
    spaceWeather = SWPCRepository(client: client, endpoints: endpoints, now: now)
  }

  /// The repository of a weather provider.
  package func weatherSource(of provider: Provider) -> any WeatherSource {
    switch provider {
    case .openMeteo: openMeteo
    case .openWeatherMap: openWeatherMap
    case .metNorway: metNorway
    }
  }
}
