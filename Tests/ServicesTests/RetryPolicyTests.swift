import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct RetryPolicyTests {
  private let moments = VirtualClock(ServiceSample.now)

  private func policy(_ files: FileStore? = nil) -> RetryPolicy {
    let cache = CacheRepository(
      directory: "/cache", files: files ?? .inMemory(now: { moments.now }), now: { moments.now })
    return RetryPolicy(cache: cache, clock: moments.clock, jitter: { 1 })
  }

  /// Asks until `failures` are used up and returns how often that was.
  private func tries(_ retry: RetryPolicy, failures: [ServiceFailure]) async -> (tries: Int, failure: ServiceFailure?) {
    let made = Recorder<Int>()
    do throws(ServiceFailure) {
      try await retry.request(.openMeteo) { () async throws(ServiceFailure) in
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
    let result = await tries(policy(), failures: [down, down, down])
    #expect(result.tries == 3)
    #expect(result.failure == down)
    #expect(moments.pauses == [1, 3])
  }

  @Test func `an answer on the second try is an answer`() async {
    let result = await tries(policy(), failures: [.timedOut(.openMeteo)])
    #expect(result.tries == 2)
    #expect(result.failure == nil)
    #expect(moments.pauses == [1])
  }

  @Test(arguments: [500, 502, 503, 504])
  func `a service in trouble is asked again`(status: Int) async {
    #expect(await tries(policy(), failures: [.refused(.openMeteo, status: status, "")]).tries == 2)
  }

  @Test(arguments: [
    ServiceFailure.refused(.openMeteo, status: 400, ""), .refused(.openMeteo, status: 414, ""),
    .refused(.openMeteo, status: 422, ""), .keyRefused(.openMeteo, ""), .keyMissing(.openMeteo),
    .notFound(.openMeteo, ""), .noData(.openMeteo),
  ])
  func `what will not get better is asked once`(failure: ServiceFailure) async {
    let result = await tries(policy(), failures: [failure, failure, failure])
    #expect(result.tries == 1)
    #expect(result.failure == failure)
    #expect(moments.pauses.isEmpty)
  }

  @Test func `pauses are stretched by up to a quarter`() async {
    let cache = CacheRepository(directory: "/cache", files: .inMemory(), now: { moments.now })
    let retry = RetryPolicy(cache: cache, clock: moments.clock)
    _ = await tries(retry, failures: [.timedOut(.openMeteo), .timedOut(.openMeteo), .timedOut(.openMeteo)])
    #expect(moments.pauses.count == 2)
    #expect((1...1.25).contains(moments.pauses[0]))
    #expect((3...3.75).contains(moments.pauses[1]))
  }

  @Test func `a service that asked to wait is not asked before, not even by the next run`() async {
    let files = FileStore.inMemory(now: { moments.now })
    let until = moments.now.addingTimeInterval(3000)
    let wait = ServiceFailure.notBefore(.openMeteo, until, "hourly limit")
    #expect(await tries(policy(files), failures: [wait, wait]).tries == 1)
    let next = await tries(policy(files), failures: [])
    #expect(next.tries == 0)
    #expect(next.failure == wait)
    moments.advance(by: 2999)
    #expect(await tries(policy(files), failures: []).tries == 0)
    moments.advance(by: 2)
    #expect(await tries(policy(files), failures: []).tries == 1)
  }

  @Test func `where the disk takes nothing, the run that was asked to wait still waits`() async {
    let retry = RetryPolicy(cache: .none, clock: moments.clock, jitter: { 1 })
    let wait = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(3000), "hourly limit")
    #expect(await tries(retry.withoutPauses, failures: [wait]).tries == 1)
    #expect(await tries(retry, failures: []).tries == 0)
    moments.advance(by: 3001)
    #expect(await tries(retry, failures: []).tries == 1)
  }

  @Test func `another service is asked meanwhile`() async throws {
    let retry = policy()
    let wait = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(3000), "hourly limit")
    _ = await tries(retry, failures: [wait])
    #expect(retry.wait(for: .openMeteo) == wait)
    #expect(retry.wait(for: .metNorway) == nil)
  }

  @Test func `a wait of seconds is made at once`() async {
    let wait = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(2), "too many at once")
    let result = await tries(policy(), failures: [wait])
    #expect(result.tries == 2)
    #expect(result.failure == nil)
    #expect(moments.pauses == [2])
  }

  @Test func `a wait of seconds is made once`() async {
    let first = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(2), "too many at once")
    let second = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(4), "too many at once")
    let result = await tries(policy(), failures: [first, second, second])
    #expect(result.tries == 2)
    #expect(result.failure == second)
  }

  @Test func `a wait that no service would ask for is not believed`() async {
    let files = FileStore.inMemory(now: { moments.now })
    let wait = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(30 * 86_400), "?")
    _ = await tries(policy(files), failures: [wait])
    #expect(await tries(policy(files), failures: []).tries == 1)
  }

  @Test func `without pauses everything is tried once`() async {
    let down = ServiceFailure.unreachable(.openMeteo, "refused")
    #expect(await tries(policy().withoutPauses, failures: [down, down, down]).tries == 1)
    #expect(moments.pauses.isEmpty)
  }

  @Test func `a cancelled wait ends with the failure`() async {
    let clock = WallClock(now: { moments.now }, sleep: { _ in throw CancellationError() })
    let cache = CacheRepository(directory: "/cache", files: .inMemory(), now: { moments.now })
    let retry = RetryPolicy(cache: cache, clock: clock, jitter: { 1 })
    #expect(await tries(retry, failures: [.timedOut(.openMeteo)]).failure == .timedOut(.openMeteo))
  }

  @Test(arguments: [
    ServiceFailure.noNetwork(.openMeteo, "name not found"), .noNetwork(.openMeteo, "connection refused"),
    .timedOut(.openMeteo),
  ])
  func `a printed command asks nobody again where there is no network or no answer`(failure: ServiceFailure) async {
    #expect(await tries(policy().printing, failures: [failure, failure, failure]).tries == 1)
    #expect(await tries(policy(), failures: [failure, failure, failure]).tries == 3)
  }

  @Test func `that there is no network is remembered for a minute by printed commands, unless somebody insists`() async
  {
    let files = FileStore.inMemory(now: { moments.now })
    let gone = ServiceFailure.noNetwork(.openMeteo, "name not found")
    _ = await tries(policy(files).printing, failures: [gone])
    moments.advance(by: 59)
    let next = await tries(policy(files).printing, failures: [])
    #expect(next.tries == 0)
    #expect(next.failure == gone)
    #expect(await tries(policy(files).printing.insisting, failures: [gone]).tries == 1)
    // Not answered: an answer would make it forgotten.
    #expect(await tries(policy(files).withoutPauses, failures: [gone]).tries == 1, "a live table asks")
    #expect(await tries(policy(files).printing, failures: []).tries == 0)
    moments.advance(by: 61)
    #expect(await tries(policy(files).printing, failures: []).tries == 1)
  }

  @Test func `where one service answers it was not the network`() async {
    let files = FileStore.inMemory(now: { moments.now })
    let printing = policy(files).printing
    _ = await tries(printing, failures: [.noNetwork(.openMeteo, "name not found")])
    #expect(await tries(printing, failures: []).tries == 1, "others are asked in the same run")
    #expect(await tries(policy(files).printing, failures: []).tries == 1)
  }

  @Test func `a silent name server is the end of asking for the run`() async {
    let printing = policy().printing
    _ = await tries(printing, failures: [.noNetwork(.openMeteo, .own(.silentNameServer))])
    #expect(await tries(printing, failures: []).tries == 0)
  }

  @Test(arguments: [(true, 8.0), (false, 20.0)])
  func `a printed command's requests share its time`(hasKept: Bool, seconds: Double) async throws {
    let policy = policy().printing.limited(hasKept: hasKept)
    let left = try await policy.request(.openMeteo) { () async throws(ServiceFailure) in HTTPRequest.timeLeft }
    #expect(left == seconds)
    moments.advance(by: 2)
    let half = try await policy.sharing(among: 2).request(.openMeteo) { () async throws(ServiceFailure) in
      HTTPRequest.timeLeft
    }
    #expect(half == (seconds - 2) / 2)
    moments.advance(by: seconds)
    #expect(await tries(policy, failures: []).failure == .timedOut(.openMeteo))
  }

  @Test func `a pause that would take the last of the time is not made`() async {
    let down = ServiceFailure.refused(.openMeteo, status: 503, "")
    let policy = policy().printing.limited(hasKept: true)
    moments.advance(by: 6)
    #expect(await tries(policy, failures: [down, down, down]).tries == 2)
    #expect(moments.pauses == [1])
  }
}
