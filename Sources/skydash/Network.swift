import Entities
import Repositories
import Services

/// The network's services for somebody's settings, over one client: services are asked one at a time, whoever asks.
struct Network {
  let client: HTTPClient
  let endpoints: Endpoints
  /// The provider, and the keys that count.
  var settings: Settings
  var cache: CacheRepository
  let retry: RetryPolicy
  let clock: WallClock
  let policy: FetchPolicy
  /// Hears when a service says that its product will go away.
  let deprecation: Deprecation
  /// The locale of the person's messages, which tells their language where the settings do not.
  let locale: String

  var geocoder: GeocodingRepository {
    GeocodingRepository(client: client, endpoints: endpoints, key: settings.openMeteoKey, now: clock.now)
  }

  /// Tells the zone of a place.
  var zone: @Sendable (Coordinates) async throws(ServiceFailure) -> String? {
    let openMeteo = openMeteo
    return { place async throws(ServiceFailure) in try await openMeteo.timeZone(at: place) }
  }

  var weather: WeatherService {
    WeatherService(
      sources: sources,
      air: AirQualityRepository(client: client, endpoints: endpoints, key: settings.openMeteoKey, now: clock.now),
      alerts: alerts, cache: cache, retry: retry, clock: clock)
  }

  /// The picture of the day, from the old service too where there is a key for it.
  var picture: PictureService {
    PictureService(
      science: APODRepository(client: client, endpoints: endpoints, now: clock.now),
      fallback: settings.nasaKey.map {
        NASAAPIRepository(client: client, endpoints: endpoints, key: $0, now: clock.now)
      },
      cache: cache, retry: retry, clock: clock, policy: policy)
  }

  /// Orbits and the forecast of the magnetic field.
  var news: SkyNewsService {
    let celestrak = CelestrakRepository(client: client, endpoints: endpoints, now: clock.now)
    let swpc = SWPCRepository(client: client, endpoints: endpoints, now: clock.now)
    return SkyNewsService(
      orbit: { satellite async throws(ServiceFailure) in try await celestrak.elements(of: satellite) },
      kp: { () async throws(ServiceFailure) in try await swpc.kpForecast() }, cache: cache, retry: retry, clock: clock)
  }

  /// In the order in which they are asked: with `auto` the next takes over for the cities one fails for.
  private var sources: [any WeatherSource] {
    switch settings.provider {
    case .auto: [openMeteo, metNorway]
    case .openMeteo: [openMeteo]
    case .openWeatherMap: [openWeatherMap]
    case .metNorway: [metNorway]
    }
  }

  private var openMeteo: OpenMeteoRepository {
    OpenMeteoRepository(client: client, endpoints: endpoints, key: settings.openMeteoKey, now: clock.now)
  }

  private var metNorway: METNorwayRepository {
    METNorwayRepository(
      client: client, endpoints: endpoints, cache: cache, now: clock.now, deprecated: deprecation.note)
  }

  private var openWeatherMap: OpenWeatherMapRepository {
    OpenWeatherMapRepository(client: client, endpoints: endpoints, key: settings.openWeatherKey, now: clock.now)
  }

  /// The language of texts that services have in several.
  private var language: String { settings.language == .auto ? locale : settings.language.rawValue }

  private var alerts: WeatherService.Alerts {
    let repository = WarningsRepository(
      client: client, endpoints: endpoints, cache: cache, language: language, now: clock.now)
    return { city async throws(ServiceFailure) in try await repository.alerts(in: city) }
  }
}
