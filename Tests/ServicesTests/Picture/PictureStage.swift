import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

/// NASA's services with a day that can be good or bad, a clock, a cache, and the picture service over them.
final class PictureStage: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards the world.
  private let lock = NSLock()
  private var present: ServiceWorld
  private let asked = Recorder<String>()
  let moments: Moments
  let cache: CacheRepository

  /// The first bytes of a JPEG file, enough to be taken for one.
  static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0] + Array(repeating: 7, count: 60))

  /// A stage at an instant; the default is 2026-11-20T12:00:00Z, when it is that day in New York.
  init(_ start: Date = Moments.start) {
    let moments = Moments(start)
    self.moments = moments
    present = ServiceWorld(now: start)
    present.picture = Self.jpeg
    cache = CacheRepository(directory: "/cache", files: .inMemory(now: { moments.now }), now: { moments.now })
  }

  var world: ServiceWorld {
    get { lock.withLock { present } }
    set { lock.withLock { present = newValue } }
  }

  /// The paths asked for, in order.
  var paths: [String] { asked.recorded }

  func service(
    _ policy: FetchPolicy = .whenDue, key: String? = nil, random: @escaping @Sendable (Int) -> Int = { _ in 0 }
  ) throws -> PictureService {
    let endpoints = try Endpoints()
    let (client, now) = (client, moments.clock.now)
    return PictureService(
      science: APODRepository(client: client, endpoints: endpoints, now: now),
      fallback: key.map { NASAAPIRepository(client: client, endpoints: endpoints, key: $0, now: now) },
      cache: cache, patience: Patience(cache: cache, clock: moments.clock, jitter: { 1 }), clock: moments.clock,
      policy: policy, random: random)
  }

  private var client: HTTPClient {
    HTTPClient { request throws(ServiceFailure) in
      self.asked.record(request.url.path())
      var world = self.world
      world.now = self.moments.now
      let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
      let answer = world.answer(
        LoopbackRequest(
          method: "GET", target: request.url.path(), path: request.url.path(),
          query: (parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }, headers: [:]))
      switch answer.course {
      case .silence: throw ServiceFailure.timedOut(request.service)
      case .close, .raw: throw ServiceFailure.unreachable(request.service, "connection closed")
      case .answer: break
      }
      return HTTPResponse(
        status: answer.status, headers: Dictionary(answer.headers.map { ($0.0.lowercased(), $0.1) }) { $1 },
        body: answer.body, finalURL: request.url)
    }
  }
}

/// A day from `YYYY-MM-DD`; the epoch for anything else, which no test expects.
func day(_ text: String) -> CivilDate { CivilDate(iso: text) ?? CivilDate(daysSince1970: 0) }
