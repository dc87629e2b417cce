import Entities
import Foundation
import World

@testable import Repositories
@testable import Services

/// The real repositories and services over the invented world, without sockets and on a clock that does not run.
struct FaultRig {
  let moments = VirtualClock(ServiceSample.now)
  let cache: CacheRepository
  private let state = FaultState()
  let endpoints: Endpoints

  init() throws {
    let moments = moments
    cache = CacheRepository(directory: "/cache", files: .inMemory(now: { moments.now }), now: { moments.now })
    endpoints = try Endpoints()
  }

  /// What is wrong with each service from now on.
  func set(_ days: [WorldService: BadDay]) { state.set(days, from: .distantPast) }

  /// The same from some seconds after the start on.
  func set(_ days: [WorldService: BadDay], from seconds: Double) {
    state.set(days, from: ServiceSample.now + seconds)
  }

  /// Seconds after the start at which a service was asked.
  func times(of service: WorldService) -> [Double] {
    state.requests.filter { $0.service == service }.map { $0.at.timeIntervalSince(ServiceSample.now) }
  }

  var requestCount: Int { state.requests.count }
  func forgetRequests() { state.forget() }

  var requests: Requests { Requests(cache: cache, clock: moments.clock, jitter: { 1 }) }

  func weather(_ providers: [Provider]) -> WeatherService {
    let (moments, client) = (moments, client)
    let alerts = AlertsRepository(client: client, endpoints: endpoints, cache: .none, now: { moments.now })
    return WeatherService(
      sources: providers.map(source),
      air: AirQualityRepository(client: client, endpoints: endpoints, now: { moments.now }),
      alerts: { city async throws(ServiceFailure) in try await alerts.nwsAlerts(in: city) }, cache: cache,
      requests: requests, clock: moments.clock)
  }

  func pictures(hasKey: Bool) -> PictureService {
    let (moments, client) = (moments, client)
    return PictureService(
      science: APODRepository(client: client, endpoints: endpoints, now: { moments.now }),
      fallback: hasKey
        ? NASAAPIRepository(client: client, endpoints: endpoints, key: "SECRET", now: { moments.now }) : nil,
      cache: cache, requests: requests, clock: moments.clock)
  }

  func probes(_ settings: Settings) -> ServiceProbes {
    let (moments, deprecation) = (moments, DeprecationNotices())
    let repositories = ServiceRepositories(
      client: client, endpoints: endpoints, settings: settings, cache: .none, now: { moments.now },
      reportDeprecation: deprecation.note)
    return ServiceProbes(repositories, requests: requests, settings: settings, deprecation: deprecation)
  }

  var places: PlaceService {
    let moments = moments
    let geocoder = GeocodingRepository(client: client, endpoints: endpoints, now: { moments.now })
    return PlaceService(geocoder: geocoder, requests: requests)
  }

  private func source(_ provider: Provider) -> any WeatherSource {
    let (moments, client) = (moments, client)
    return switch provider {
    case .openMeteo: OpenMeteoRepository(client: client, endpoints: endpoints, now: { moments.now })
    case .openWeatherMap:
      OpenWeatherMapRepository(client: client, endpoints: endpoints, key: "SECRET", now: { moments.now })
    case .metNorway: METNorwayRepository(client: client, endpoints: endpoints, cache: cache, now: { moments.now })
    }
  }

  var client: HTTPClient {
    let (state, moments) = (state, moments)
    return .answered(instant: { moments.continuous }, silence: { moments.advance(by: $0) }) {
      state.answer($0, at: moments.now)
    }
  }
}

/// What the world does wrong and what it was asked.
private final class FaultState: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards what follows it.
  private let lock = NSLock()
  /// The last one whose time has come counts.
  private var script: [(from: Date, days: [WorldService: BadDay])] = []
  private var log: [(service: WorldService, at: Date)] = []

  var requests: [(service: WorldService, at: Date)] { lock.withLock { log } }

  func set(_ days: [WorldService: BadDay], from date: Date) { lock.withLock { script.append((date, days)) } }
  func forget() { lock.withLock { log = [] } }

  func answer(_ request: LoopbackRequest, at now: Date) -> LoopbackResponse {
    var world = ServiceWorld(now: now)
    lock.withLock {
      world.badDays = script.last { $0.from <= now }?.days ?? [:]
      log.append((WorldService(path: request.path) ?? .pictures, now))
    }
    return world.answer(request)
  }
}
