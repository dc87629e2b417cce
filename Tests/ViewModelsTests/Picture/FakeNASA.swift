import Entities
import Foundation
import Repositories
import Services
import World

@testable import ViewModels

/// NASA's services, with invented pictures, a clock that the test sets, and answers that it can hold back.
final nonisolated class FakeNASA: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards what follows it.
  private let lock = NSLock()
  private var present: ServiceWorld
  private let clock = VirtualClock(Date(timeIntervalSince1970: 1_795_176_000))
  private var gate: Gate?
  private var count = 0
  private var presentCondition = PictureImage.Condition.whole
  private let files = FileStore.inMemory()

  static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0] + Array(repeating: 7, count: 60))

  init() {
    present = ServiceWorld(now: clock.now)
    present.picture = Self.jpeg
  }

  var world: ServiceWorld {
    get { lock.withLock { present } }
    set { lock.withLock { present = newValue } }
  }

  var requests: Int { lock.withLock { count } }

  func advance(_ seconds: Double) { clock.advance(by: seconds) }

  func clearCache() throws { try CacheRepository(directory: "/cache", files: files).clear() }

  /// Holds the next answer back until the gate is opened.
  func hold() -> Gate {
    let gate = Gate()
    lock.withLock { self.gate = gate }
    return gate
  }

  /// The result of decoding a file.
  var condition: PictureImage.Condition {
    get { lock.withLock { presentCondition } }
    set { lock.withLock { presentCondition = newValue } }
  }

  /// The picture service over this world; any day is the first.
  func service() throws -> PictureService {
    let clock = clock.clock
    let cache = CacheRepository(directory: "/cache", files: files, now: clock.now)
    let client = HTTPClient { request throws(ServiceFailure) in try await self.answer(request) }
    return PictureService(
      science: APODRepository(client: client, endpoints: try Endpoints(), now: clock.now), fallback: nil, cache: cache,
      requests: Requests(cache: cache, clock: clock, jitter: { 1 }), clock: clock, condition: { _ in self.condition },
      random: { _ in 0 })
  }

  private func answer(_ request: HTTPRequest) async throws(ServiceFailure) -> HTTPResponse {
    let gate = lock.withLock {
      count += 1
      defer { self.gate = nil }
      return self.gate
    }
    await gate?.pass()
    var present = world
    present.now = clock.now
    return try await HTTPClient.answered { [present] in present.answer($0) }.send(request)
  }
}

extension PictureViewModel {
  /// Puts the picture on the screen, and returns when its file has arrived.
  func showImage() async {
    startLoadingImage()
    await task?.value
  }
}
