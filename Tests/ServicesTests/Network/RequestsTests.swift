import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct RequestsTests {
  private let moments = VirtualClock(ServiceSample.now)

  private func requests(_ files: FileStore? = nil) -> Requests {
    let cache = CacheRepository(
      directory: "/cache", files: files ?? .inMemory(now: { moments.now }), now: { moments.now })
    return Requests(cache: cache, clock: moments.clock, jitter: { 1 })
  }

  /// Asks until `failures` are used up and returns how often that was.
  private func tries(
    _ requests: Requests, _ retry: RetryPolicy = .watching, failures: [ServiceFailure]
  ) async -> (tries: Int, failure: ServiceFailure?) {
    let made = Recorder<Int>()
    do throws(ServiceFailure) {
      try await requests.send(to: .openMeteo, retry) { () async throws(ServiceFailure) in
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
    let down = ServiceFailure.requestFailed(.openMeteo, "refused")
    let result = await tries(requests(), failures: [down, down, down])
    #expect(result.tries == 3)
    #expect(result.failure == down)
    #expect(moments.pauses == [1, 3])
  }

  @Test func `an answer on the second try is an answer`() async {
    let result = await tries(requests(), failures: [.timedOut(.openMeteo)])
    #expect(result.tries == 2)
    #expect(result.failure == nil)
    #expect(moments.pauses == [1])
  }

  @Test(arguments: [500, 502, 503, 504])
  func `a service in trouble is asked again`(status: Int) async {
    #expect(await tries(requests(), failures: [.refused(.openMeteo, status: status, "")]).tries == 2)
  }

  @Test(arguments: [
    ServiceFailure.refused(.openMeteo, status: 400, ""), .refused(.openMeteo, status: 414, ""),
    .refused(.openMeteo, status: 422, ""), .keyRefused(.openMeteo, ""), .keyMissing(.openMeteo),
    .notFound(.openMeteo, ""), .noData(.openMeteo), .requestFailed(.openMeteo, .own(.libraryMissing)),
    .requestFailed(.openMeteo, .own(.untrusted)), .requestFailed(.openMeteo, .own(.noCertificates)),
  ])
  func `what will not get better is asked once`(failure: ServiceFailure) async {
    let result = await tries(requests(), failures: [failure, failure, failure])
    #expect(result.tries == 1)
    #expect(result.failure == failure)
    #expect(moments.pauses.isEmpty)
  }

  @Test func `pauses are stretched by up to a quarter`() async {
    let cache = CacheRepository(directory: "/cache", files: .inMemory(), now: { moments.now })
    let requests = Requests(cache: cache, clock: moments.clock)
    _ = await tries(requests, failures: [.timedOut(.openMeteo), .timedOut(.openMeteo), .timedOut(.openMeteo)])
    #expect(moments.pauses.count == 2)
    #expect((1...1.25).contains(moments.pauses[0]))
    #expect((3...3.75).contains(moments.pauses[1]))
  }

  @Test func `a service that asked to wait is not asked before, not even by the next run`() async {
    let files = FileStore.inMemory(now: { moments.now })
    let until = moments.now.addingTimeInterval(3000)
    let wait = ServiceFailure.notBefore(.openMeteo, until, "hourly limit")
    #expect(await tries(requests(files), failures: [wait, wait]).tries == 1)
    let next = await tries(requests(files), failures: [])
    #expect(next.tries == 0)
    #expect(next.failure == wait)
    moments.advance(by: 2999)
    #expect(await tries(requests(files), failures: []).tries == 0)
    moments.advance(by: 2)
    #expect(await tries(requests(files), failures: []).tries == 1)
  }

  @Test func `where the disk takes nothing, the run that was asked to wait still waits`() async {
    let requests = Requests(cache: .none, clock: moments.clock, jitter: { 1 })
    let wait = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(3000), "hourly limit")
    #expect(await tries(requests, .watching.withoutRetries, failures: [wait]).tries == 1)
    #expect(await tries(requests, failures: []).tries == 0)
    moments.advance(by: 3001)
    #expect(await tries(requests, failures: []).tries == 1)
  }

  @Test func `another service is asked meanwhile`() async throws {
    let requests = requests()
    let wait = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(3000), "hourly limit")
    _ = await tries(requests, failures: [wait])
    #expect(requests.wait(for: .openMeteo) == wait)
    #expect(requests.wait(for: .metNorway) == nil)
  }

  @Test func `the reason for a wait that another program wrote to the cache is made safe`() async {
    let requests = requests()
    let until = moments.now.addingTimeInterval(3000)
    _ = await tries(requests, failures: [.notBefore(.openMeteo, until, .other("\u{1B}[31mred\nline"))])
    guard case .notBefore(_, _, .other(let reason))? = requests.wait(for: .openMeteo) else {
      Issue.record("no wait")
      return
    }
    #expect(SafeText.line(reason) == reason && reason.contains("red"))
  }

  @Test func `a wait of seconds is made at once`() async {
    let wait = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(2), "too many at once")
    let result = await tries(requests(), failures: [wait])
    #expect(result.tries == 2)
    #expect(result.failure == nil)
    #expect(moments.pauses == [2])
  }

  @Test func `a wait of seconds is made once`() async {
    let first = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(2), "too many at once")
    let second = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(4), "too many at once")
    let result = await tries(requests(), failures: [first, second, second])
    #expect(result.tries == 2)
    #expect(result.failure == second)
  }

  @Test func `a wait of seconds that would pass the deadline is not made but remembered`() async {
    let requests = requests()
    let wait = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(4), "too many at once")
    var retry = RetryPolicy.watching
    retry.deadline = moments.clock.instant() + .seconds(2)
    #expect(await tries(requests, retry, failures: [wait]).failure == wait)
    #expect(await tries(requests, failures: []).tries == 0)
    #expect(moments.pauses.isEmpty)
  }

  @Test func `a wait that no service would ask for is not believed`() async {
    let files = FileStore.inMemory(now: { moments.now })
    let wait = ServiceFailure.notBefore(.openMeteo, moments.now.addingTimeInterval(30 * 86_400), "?")
    _ = await tries(requests(files), failures: [wait])
    #expect(await tries(requests(files), failures: []).tries == 1)
  }

  @Test func `without pauses everything is tried once`() async {
    let down = ServiceFailure.requestFailed(.openMeteo, "refused")
    #expect(await tries(requests(), .watching.withoutRetries, failures: [down, down, down]).tries == 1)
    #expect(moments.pauses.isEmpty)
  }

  @Test func `a cancelled wait ends with the failure`() async {
    let clock = WallClock(now: { moments.now }, sleep: { _ in throw CancellationError() })
    let cache = CacheRepository(directory: "/cache", files: .inMemory(), now: { moments.now })
    let requests = Requests(cache: cache, clock: clock, jitter: { 1 })
    #expect(await tries(requests, failures: [.timedOut(.openMeteo)]).failure == .timedOut(.openMeteo))
  }

  @Test(arguments: [
    ServiceFailure.cannotConnect(.openMeteo, "name not found"), .cannotConnect(.openMeteo, "connection refused"),
    .timedOut(.openMeteo),
  ])
  func `a printed command asks once where there is no network or no answer`(failure: ServiceFailure) async {
    #expect(await tries(requests(), requests().printingPolicy(), failures: [failure, failure, failure]).tries == 1)
    #expect(await tries(requests(), failures: [failure, failure, failure]).tries == 3)
  }

  @Test func `that there is no network is remembered for a minute by printed commands, unless a person insists`() async
  {
    let files = FileStore.inMemory(now: { moments.now })
    let gone = ServiceFailure.cannotConnect(.openMeteo, "name not found")
    _ = await tries(requests(files), requests().printingPolicy(), failures: [gone])
    moments.advance(by: 59)
    let next = await tries(requests(files), requests().printingPolicy(), failures: [])
    #expect(next.tries == 0)
    #expect(next.failure == gone)
    #expect(
      await tries(requests(files), requests().printingPolicy(ignoresKnownOutage: true), failures: [gone]).tries == 1)
    // Not answered: an answer would make it forgotten.
    #expect(await tries(requests(files), .watching.withoutRetries, failures: [gone]).tries == 1, "a live table asks")
    #expect(await tries(requests(files), requests().printingPolicy(), failures: []).tries == 0)
    moments.advance(by: 61)
    #expect(await tries(requests(files), requests().printingPolicy(), failures: []).tries == 1)
  }

  @Test func `where one service answers it was not the network`() async {
    let files = FileStore.inMemory(now: { moments.now })
    let run = requests(files)
    _ = await tries(run, run.printingPolicy(), failures: [.cannotConnect(.openMeteo, "name not found")])
    #expect(await tries(run, run.printingPolicy(), failures: []).tries == 1, "others are asked in the same run")
    #expect(await tries(requests(files), requests().printingPolicy(), failures: []).tries == 1)
  }

  @Test func `an answer ends an outage that an earlier command found, also for requests that were refused before`()
    async
  {
    let files = FileStore.inMemory(now: { moments.now })
    let gone = ServiceFailure.cannotConnect(.openMeteo, "name not found")
    _ = await tries(requests(files), requests().printingPolicy(), failures: [gone])
    let run = requests(files)
    #expect(await tries(run, run.printingPolicy(), failures: []).tries == 0)
    #expect(await tries(run, run.printingPolicy(ignoresKnownOutage: true), failures: []).tries == 1)
    #expect(await tries(run, run.printingPolicy(), failures: []).tries == 1)
  }

  @Test func `a silent name server is the end of asking for the run`() async {
    let run = requests()
    _ = await tries(run, run.printingPolicy(), failures: [.cannotConnect(.openMeteo, .own(.nameServerUnresponsive))])
    #expect(await tries(run, run.printingPolicy(), failures: []).tries == 0)
  }

  /// Seconds that a request has before its deadline.
  private func timeLeft(_ requests: Requests, _ retry: RetryPolicy) async throws -> Double {
    let deadline = try await requests.send(to: .openMeteo, retry) { () async throws(ServiceFailure) in
      HTTPRequest.sharedDeadline
    }
    return (try #require(deadline) - moments.continuous) / .seconds(1)
  }

  @Test(arguments: [(true, 8.0), (false, 20.0)])
  func `a printed command's requests share its time`(hasCached: Bool, seconds: Double) async throws {
    let requests = requests()
    let retry = requests.printingPolicy().limited(hasCached: hasCached)
    let all = try await timeLeft(requests, retry)
    #expect(abs(all - seconds) < 1e-6)
    moments.advance(by: 2)
    let half = try await timeLeft(requests, retry.sharing(among: 2, at: moments.continuous))
    #expect(abs(half - (seconds - 2) / 2) < 1e-6)
    moments.advance(by: seconds)
    #expect(await tries(requests, retry, failures: []).failure == .timedOut(.openMeteo))
  }

  @Test func `the nearest of two deadlines holds`() async throws {
    let requests = requests()
    let near = moments.continuous + .seconds(3)
    let left = try await HTTPRequest.$sharedDeadline.withValue(near) {
      try await timeLeft(requests, requests.printingPolicy())
    }
    #expect(abs(left - 3) < 1e-6)
  }

  @Test func `setting the clock moves no deadline`() async throws {
    let clock = WallClock(now: { .distantPast }, instant: { moments.continuous }, sleep: { _ in })
    let requests = Requests(cache: .none, clock: clock)
    let left = try await timeLeft(requests, requests.printingPolicy())
    #expect(abs(left - 20) < 1e-6)
  }

  @Test func `a live table has time`() async throws {
    let deadline = try await requests().send(to: .openMeteo, .watching) { () async throws(ServiceFailure) in
      HTTPRequest.sharedDeadline
    }
    #expect(deadline == nil)
  }

  @Test func `a pause that would take the last of the time is not made`() async {
    let down = ServiceFailure.refused(.openMeteo, status: 503, "")
    let requests = requests()
    let retry = requests.printingPolicy().limited(hasCached: true)
    moments.advance(by: 6)
    #expect(await tries(requests, retry, failures: [down, down, down]).tries == 2)
    #expect(moments.pauses == [1])
  }
}
