package import Entities
import Essentials
package import Repositories
import Synchronization

/// Sends the requests of one run, with retries where they may help. None are sent to a service that has asked to wait,
/// nor by a printed command during an outage; both are remembered in memory and, for later runs, on disk.
package final class Requests: Sendable {
  let cache: CacheRepository
  let clock: WallClock
  /// A factor of 1…1.25 for pauses, so that programs that failed together don't all retry together.
  private let jitter: @Sendable () -> Double
  /// A factor for the seconds that printed commands wait.
  private let stretch: Double
  private let state = Mutex(State())

  private struct State {
    var waits: [Service: RequestedWait] = [:]
    /// Whether a service has sent a usable answer in this run, which rules out an outage.
    var hasAnswer = false
    /// Why there was no network at the last request that found none.
    var outage: ServiceFailure.Reason?
  }

  /// Requests remembered in `cache`; `stretch` is a factor for the seconds that a printed command waits.
  package init(
    cache: CacheRepository, clock: WallClock, stretchedBy stretch: Double = 1,
    jitter: @escaping @Sendable () -> Double = { .random(in: 1...1.25) }
  ) { (self.cache, self.clock, self.stretch, self.jitter) = (cache, clock, stretch, jitter) }

  /// Seconds up to which a requested wait is waited out instead of failing.
  static let shortWait = 5.0
  /// Seconds for which printed commands trust a cached outage.
  static let outageTimeToLive = 60.0

  /// The policy of a command that prints once, from now on, and may ignore an outage that an earlier command found.
  package func printingPolicy(ignoresKnownOutage: Bool = false) -> RetryPolicy {
    .printed(from: clock.instant(), ignoresKnownOutage: ignoresKnownOutage, stretchedBy: stretch)
  }

  /// Sends a request, with retries when they may help, until the policy's deadline or the task's if that is earlier.
  ///
  /// - Throws: The last failure; without a request, `notBefore` while the service wants a wait, `cannotConnect` during a
  ///   known outage, or `timedOut` after the deadline.
  package func send<Answer>(
    to service: Service, _ policy: RetryPolicy, _ ask: () async throws(ServiceFailure) -> Answer
  ) async throws(ServiceFailure) -> Answer {
    if let failure = wait(for: service) ?? knownOutage(policy).map({ .cannotConnect(service, $0) }) { throw failure }
    let deadline = [policy.deadline, HTTPRequest.sharedDeadline].compactMap { $0 }.min()
    var pauses = policy.pauses[...]
    while true {
      do {
        let answer = try await attempt(service, before: deadline, ask)
        noteAnswer()
        return answer
      } catch {
        guard let pause = pause(after: error, policy, &pauses), await sleep(pause, before: deadline) else {
          remember(error, policy)
          throw error
        }
      }
    }
  }

  /// Makes one attempt, which ends at the deadline.
  private func attempt<Answer>(
    _ service: Service, before deadline: ContinuousClock.Instant?, _ ask: () async throws(ServiceFailure) -> Answer
  ) async throws(ServiceFailure) -> Answer {
    guard let deadline else { return try await ask() }
    guard clock.instant() < deadline else { throw .timedOut(service) }
    // In a `Result`, as `withValue` loses the type of what it rethrows.
    return try await HTTPRequest.$sharedDeadline.withValue(deadline) {
      do throws(ServiceFailure) { return Result<Answer, ServiceFailure>.success(try await ask()) } catch {
        return .failure(error)
      }
    }.get()
  }

  /// Pauses for up to a quarter more than `seconds`; returns `false` if the deadline is too near or the task is cancelled.
  func sleep(_ seconds: Double, before deadline: ContinuousClock.Instant?) async -> Bool {
    let seconds = seconds * jitter()
    if let deadline, clock.instant() + .seconds(seconds) >= deadline { return false }
    return (try? await clock.sleep(seconds)) != nil
  }

  /// Seconds before the next try, from the `pauses` left, or as long as the service asked for; `nil` for no more tries.
  private func pause(
    after failure: ServiceFailure, _ policy: RetryPolicy, _ pauses: inout ArraySlice<Double>
  ) -> Double? {
    if case .notBefore(_, let date, _) = failure {
      let seconds = date.timeIntervalSince(clock.now())
      guard seconds <= Self.shortWait, !pauses.isEmpty else { return nil }
      pauses = []  // This try is the last one.
      return max(seconds, 0)
    }
    if case .timedOut = failure, !policy.retriesTimeouts { return nil }
    if case .cannotConnect = failure, policy.cachesOutage { return nil }
    return failure.isTransient ? pauses.popFirst() : nil
  }
}

// Requested waits and outages, in memory and on disk.
extension Requests {
  /// A wait that a service asked for, cached as JSON.
  private struct RequestedWait: Codable {
    var until: Date
    var reason: String
  }

  /// Seconds; services can ask for a day at most, so a wait twice as long was noted before the clock was set back.
  private static let longestWait = 2 * 86_400.0

  /// The wait that a service asked for, as `notBefore`, with a sanitised reason; `nil` if it is over or there is none.
  package func wait(for service: Service) -> ServiceFailure? {
    let now = clock.now()
    let cached: RequestedWait? = cache.decodedValue(key(service))?.value
    let wait = [state.withLock { $0.waits[service] }, cached].lazy.compactMap(\.self)
      .first { $0.until > now && $0.until < now.addingTimeInterval(Self.longestWait) }
    return wait.map { .notBefore(service, $0.until, .init(SafeText.line($0.reason))) }
  }

  /// Stores what a last failure means for later requests: a requested wait, or an outage unless something has answered.
  private func remember(_ failure: ServiceFailure, _ policy: RetryPolicy) {
    if case .notBefore(let service, let until, let reason) = failure {
      let wait = RequestedWait(until: until, reason: reason.description)
      state.withLock { $0.waits[service] = wait }
      cache.store(wait, under: key(service), at: clock.now())
    } else if case .cannotConnect(_, let reason) = failure, policy.cachesOutage {
      // Written under the lock, so that an answer at the same time removes it again.
      state.withLock { state in
        state.outage = reason
        if !state.hasAnswer { cache.write(Self.outageKey, Data(reason.description.utf8), at: clock.now()) }
      }
    }
  }

  /// Removes the cached outage at the first answer, which ends it.
  private func noteAnswer() {
    state.withLock { state in
      if !state.hasAnswer { cache.remove(Self.outageKey) }
      state.hasAnswer = true
    }
  }

  /// Why a printed command has no network: a silent name server or a recent outage; `nil` once a service has answered.
  private func knownOutage(_ policy: RetryPolicy) -> ServiceFailure.Reason? {
    guard policy.cachesOutage else { return nil }
    return state.withLock { state in
      if state.hasAnswer { return nil }
      // What this run found itself says more than what it or an earlier one cached.
      if let outage = state.outage { return outage == .own(.nameServerUnresponsive) ? outage : nil }
      return policy.ignoresKnownOutage ? nil : cachedOutage
    }
  }

  /// The reason for the cached outage, which is stored as plain text; `nil` without one in the last minute.
  private var cachedOutage: ServiceFailure.Reason? {
    guard let cached = cache.read(Self.outageKey),
      clock.now().timeIntervalSince(cached.storedAt) < Self.outageTimeToLive
    else { return nil }
    return .init(SafeText.line(bytes: cached.data, limit: 80))
  }

  private func key(_ service: Service) -> CacheKey { CacheKey(.waits, service.rawValue) }
  private static let outageKey = CacheKey(.waits, "no network")
}
