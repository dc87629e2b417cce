import Entities
import Repositories
import Services

/// The repositories of the network's services.
struct Network {
  let endpoints: Endpoints
  private(set) var keys: APIKeys
  private(set) var cache: CacheRepository
  let clock: WallClock
  /// Hears when a service says that its product will go away.
  private let deprecation: Deprecation
  private let client: HTTPClient

  init(
    client: HTTPClient, endpoints: Endpoints, keys: APIKeys, cache: CacheRepository, clock: WallClock,
    deprecation: Deprecation = Deprecation()
  ) {
    self.client = client
    self.endpoints = endpoints
    self.keys = keys
    self.cache = cache
    self.clock = clock
    self.deprecation = deprecation
  }

  /// The same services by other keys and with another cache, over the same connections and through the same gates.
  func with(_ keys: APIKeys, _ cache: CacheRepository) -> Network {
    var network = self
    network.keys = keys
    network.cache = cache
    return network
  }

  var geocoder: GeocodingRepository {
    GeocodingRepository(client: client, endpoints: endpoints, key: keys.openMeteo, now: clock.now)
  }

  /// Tells the zone of a place.
  var zone: @Sendable (Coordinates) async throws(ServiceFailure) -> String? {
    let openMeteo = openMeteo
    return { place async throws(ServiceFailure) in try await openMeteo.timeZone(at: place) }
  }

  func weather(_ choice: ProviderChoice, retry: RetryPolicy) -> WeatherService {
    WeatherService(
      sources: sources(choice),
      air: AirQualityRepository(client: client, endpoints: endpoints, key: keys.openMeteo, now: clock.now),
      alerts: alerts, cache: cache, retry: retry, clock: clock)
  }

  /// The picture of the day, from the old service too where there is a key for it.
  func picture(retry: RetryPolicy, policy: FetchPolicy) -> PictureService {
    PictureService(
      science: APODRepository(client: client, endpoints: endpoints, now: clock.now),
      fallback: keys.nasa.map { NASAAPIRepository(client: client, endpoints: endpoints, key: $0, now: clock.now) },
      cache: cache, retry: retry, clock: clock, policy: policy)
  }

  /// In the order in which they are asked: with `auto` the next takes over for the cities one fails for.
  func sources(_ choice: ProviderChoice) -> [any WeatherSource] {
    switch choice {
    case .auto: [openMeteo, metNorway]
    case .openMeteo: [openMeteo]
    case .openWeatherMap: [openWeatherMap]
    case .metNorway: [metNorway]
    }
  }

  private var metNorway: METNorwayRepository {
    METNorwayRepository(
      client: client, endpoints: endpoints, cache: cache, now: clock.now, deprecated: deprecation.note)
  }

  private var openWeatherMap: OpenWeatherMapRepository {
    OpenWeatherMapRepository(client: client, endpoints: endpoints, key: keys.openWeather, now: clock.now)
  }

  private var alerts: WeatherService.Alerts {
    let repository = NWSRepository(client: client, endpoints: endpoints, now: clock.now)
    return { city async throws(ServiceFailure) in try await repository.alerts(in: city) }
  }

  private var openMeteo: OpenMeteoRepository {
    OpenMeteoRepository(client: client, endpoints: endpoints, key: keys.openMeteo, now: clock.now)
  }
}
