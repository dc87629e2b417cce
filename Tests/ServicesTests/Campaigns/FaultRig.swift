import Entities
import Foundation
import Repositories
import World

@testable import Services

/// The real repositories and services over the invented world, without sockets and on a clock that stands.
struct FaultRig {
  let moments = Moments()
  let cache: CacheRepository
  private let state = FaultState()
  let endpoints: Endpoints

  init() throws {
    let moments = moments
    cache = CacheRepository(directory: "/cache", files: .inMemory(now: { moments.now }), now: { moments.now })
    endpoints = try Endpoints()
  }

  /// What is wrong with whom from now on.
  func set(_ days: [WorldService: BadDay]) { state.set(days) }

  /// Seconds after the start at which a service was asked.
  func times(of service: WorldService) -> [Double] {
    state.requests.filter { $0.service == service }.map { $0.at.timeIntervalSince(Moments.start) }
  }

  var requestCount: Int { state.requests.count }
  func forgetRequests() { state.forget() }

  var patience: Patience { Patience(cache: cache, clock: moments.clock, jitter: { 1 }) }

  func weather(_ providers: [Provider]) -> WeatherService {
    let (moments, client) = (moments, client)
    let alerts = NWSRepository(client: client, endpoints: endpoints, now: { moments.now })
    return WeatherService(
      sources: providers.map(source),
      air: AirQualityRepository(client: client, endpoints: endpoints, now: { moments.now }),
      alerts: { city async throws(ServiceFailure) in try await alerts.alerts(in: city) }, cache: cache,
      patience: patience, clock: moments.clock)
  }

  func pictures(hasKey: Bool) -> PictureService {
    let (moments, client) = (moments, client)
    return PictureService(
      science: APODRepository(client: client, endpoints: endpoints, now: { moments.now }),
      fallback: hasKey
        ? NASAAPIRepository(client: client, endpoints: endpoints, key: "SECRET", now: { moments.now }) : nil,
      cache: cache, patience: patience, clock: moments.clock)
  }

  var places: PlaceService {
    let moments = moments
    let geocoder = GeocodingRepository(client: client, endpoints: endpoints, now: { moments.now })
    return PlaceService(geocoder: geocoder, patience: patience)
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
    return HTTPClient { request throws(ServiceFailure) in
      let answer = state.answer(request, at: moments.now)
      switch answer.course {
      case .silence: throw .timedOut(request.service)
      case .close, .raw: throw .unreachable(request.service, "connection closed")
      case .answer: break
      }
      let headers = answer.headers.map { ($0.0.lowercased(), $0.1) }
      return HTTPResponse(
        status: answer.status, headers: Dictionary(headers) { $1 }, body: answer.body, finalURL: request.url)
    }
  }
}

/// What the world does wrong and what it was asked.
private final class FaultState: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards what follows it.
  private let lock = NSLock()
  private var days: [WorldService: BadDay] = [:]
  private var log: [(service: WorldService, at: Date)] = []

  var requests: [(service: WorldService, at: Date)] { lock.withLock { log } }

  func set(_ days: [WorldService: BadDay]) { lock.withLock { self.days = days } }
  func forget() { lock.withLock { log = [] } }

  func answer(_ request: HTTPRequest, at now: Date) -> LoopbackResponse {
    let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
    let made = LoopbackRequest(
      method: "GET", target: request.url.path(), path: request.url.path(),
      query: (parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }, headers: ["user-agent": AppInfo.userAgent])
    var world = ServiceWorld(now: now)
    lock.withLock {
      world.badDays = days
      log.append((WorldService(path: made.path) ?? .pictures, now))
    }
    return world.answer(made)
  }
}
