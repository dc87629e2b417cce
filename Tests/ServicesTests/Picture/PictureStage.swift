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
  private var presentCondition = PictureImage.Condition.whole
  private var presentLead = 0.0
  private let asked = Recorder<String>()
  let moments: VirtualClock
  let cache: CacheRepository

  /// The first bytes of a JPEG file, enough to be taken for one.
  static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0] + Array(repeating: 7, count: 60))

  /// A stage at an instant; the default is 2026-11-20T12:00:00Z, when it is that day in New York.
  init(_ start: Date = ServiceSample.now) {
    let moments = VirtualClock(start)
    self.moments = moments
    present = ServiceWorld(now: start)
    present.picture = Self.jpeg
    cache = CacheRepository(directory: "/cache", files: .inMemory(now: { moments.now }), now: { moments.now })
  }

  var world: ServiceWorld {
    get { lock.withLock { present } }
    set { lock.withLock { present = newValue } }
  }

  /// What decoding the file comes to.
  var condition: PictureImage.Condition {
    get { lock.withLock { presentCondition } }
    set { lock.withLock { presentCondition = newValue } }
  }

  /// Seconds by which the services' clock is ahead of the program's.
  var lead: Double {
    get { lock.withLock { presentLead } }
    set { lock.withLock { presentLead = newValue } }
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
      cache: cache, requests: Requests(cache: cache, clock: moments.clock, jitter: { 1 }), clock: moments.clock,
      policy: policy, condition: { [self] _ in condition }, random: random)
  }

  private var client: HTTPClient {
    .answered { request in
      self.asked.record(request.path)
      var world = self.world
      world.now = self.moments.now.addingTimeInterval(self.lead)
      return world.answer(request)
    }
  }
}

/// A day from `YYYY-MM-DD`; the epoch for anything else, which no test expects.
func day(_ text: String) -> CivilDate { CivilDate(iso: text) ?? CivilDate(daysSince1970: 0) }
