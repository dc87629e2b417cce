import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct PatienceTests {
  private let moments = Moments()

  private func patience(_ files: FileStore? = nil) -> Patience {
    let cache = CacheRepository(
      directory: "/cache", files: files ?? .inMemory(now: { moments.now }), now: { moments.now })
    return Patience(cache: cache, clock: moments.clock, jitter: { 1 })
  }

  /// Asks until `failures` are used up and returns how often that was.
  private func tries(_ patience: Patience, failures: [ServiceFailure]) async -> (tries: Int, failure: ServiceFailure?) {
    let made = Recorder<Int>()
    do throws(ServiceFailure) {
      try await patience.request(.openMeteo) { () async throws(ServiceFailure) in
        let count = made.recorded.count
        made.record(count)
        if count < failures.count { throw failures[count] }
      }
      return (made.recorded.count, nil)
    } catch {
      return (made.recorded.count, error)
    }
  }

  @Test func `a service that cannot be reached is asked again after one second and after three`() async {
    let down = ServiceFailure.unreachable(.openMeteo, "refused")
    let result = await tries(patience(), failures: [down, down, down])
    #expect(result.tries == 3)
    #expect(result.failure == down)
    #expect(moments.pauses == [1, 3])
  }

  @Test func `an answer on the second try is an answer`() async {
    let result = await tries(patience(), failures: [.timedOut(.openMeteo)])
    #expect(result.tries == 2)
    #expect(result.failure == nil)
    #expect(moments.pauses == [1])
  }

  @Test(arguments: [500, 502, 503, 504])
  func `a service in trouble is asked again`(status: Int) async {
    #expect(await tries(patience(), failures: [.refused(.openMeteo, status: status, "")]).tries == 2)
  }

  @Test(arguments: [
    ServiceFailure.refused(.openMeteo, status: 400, ""), .refused(.openMeteo, status: 414, ""),
    .refused(.openMeteo, status: 422, ""), .keyRefused(.openMeteo, ""), .keyMissing(.openMeteo),
    .notFound(.openMeteo, ""), .noData(.openMeteo),
  ])
  func `what will not get better is asked once`(failure: ServiceFailure) async {
    let result = await tries(patience(), failures: [failure, failure, failure])
    #expect(result.tries == 1)
    #expect(result.failure == failure)
    #expect(moments.pauses.isEmpty)
  }

  @Test func `pauses are stretched by up to a quarter`() async {
    let cache = CacheRepository(directory: "/cache", files: .inMemory(), now: { moments.now })
    let patience = Patience(cache: cache, clock: moments.clock)
    _ = await tries(patience, failures: [.timedOut(.openMeteo), .timedOut(.openMeteo), .timedOut(.openMeteo)])
    #expect(moments.pauses.count == 2)
    #expect((1...1.25).contains(moments.pauses[0]))
    #expect((3...3.75).contains(moments.pauses[1]))
  }

  @Test func `a service that asked to wait is not asked before, not even by the next run`() async {
    let files = FileStore.inMemory(now: { moments.now })
    let until = moments.now.addingTimeInterval(3000)
    let wait = ServiceFailure.notBefore(.openMeteo, until, "hourly limit")
    #expect(await tries(patience(files), failures: [wait, wait]).tries == 1)
    let next = await tries(patience(files), failures: [])
    #expect(next.tries == 0)
    #expect(next.failure == wait)
    moments.advance(2999)
    #expect(await tries(patience(files), failures: []).tries == 0)
    moments.advance(2)
    #expect(await tries(patience(files), failures: []).tries == 1)
  }

  @Test func `where the disk takes nothing, the run that was asked to wait still waits`() async {
    let patience = Patience(cache: .none, clock: moments.clock, jitter: { 1 })
    let wait = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(3000), "hourly limit")
    #expect(await tries(patience.withoutPauses, failures: [wait]).tries == 1)
    #expect(await tries(patience, failures: []).tries == 0)
    moments.advance(3001)
    #expect(await tries(patience, failures: []).tries == 1)
  }

  @Test func `another service is asked meanwhile`() async throws {
    let patience = patience()
    let wait = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(3000), "hourly limit")
    _ = await tries(patience, failures: [wait])
    #expect(patience.wait(for: .openMeteo) == wait)
    #expect(patience.wait(for: .metNorway) == nil)
  }

  @Test func `a wait of seconds is made at once`() async {
    let wait = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(2), "too many at once")
    let result = await tries(patience(), failures: [wait])
    #expect(result.tries == 2)
    #expect(result.failure == nil)
    #expect(moments.pauses == [2])
  }

  @Test func `a wait of seconds is made once`() async {
    let first = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(2), "too many at once")
    let second = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(4), "too many at once")
    let result = await tries(patience(), failures: [first, second, second])
    #expect(result.tries == 2)
    #expect(result.failure == second)
  }

  @Test func `a wait that no service would ask for is not believed`() async {
    let files = FileStore.inMemory(now: { moments.now })
    let wait = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(30 * 86_400), "?")
    _ = await tries(patience(files), failures: [wait])
    #expect(await tries(patience(files), failures: []).tries == 1)
  }

  @Test func `without pauses everything is tried once`() async {
    let down = ServiceFailure.unreachable(.openMeteo, "refused")
    #expect(await tries(patience().withoutPauses, failures: [down, down, down]).tries == 1)
    #expect(moments.pauses.isEmpty)
  }

  @Test func `a cancelled wait ends with the failure`() async {
    let clock = WallClock(now: { moments.now }, sleep: { _ in throw CancellationError() })
    let cache = CacheRepository(directory: "/cache", files: .inMemory(), now: { moments.now })
    let patience = Patience(cache: cache, clock: clock, jitter: { 1 })
    #expect(await tries(patience, failures: [.timedOut(.openMeteo)]).failure == .timedOut(.openMeteo))
  }
}
