package import Entities
import Essentials
package import Repositories
import Synchronization

/// Sends the requests of one run: retries when that may help, and sends nothing while a service has asked to wait or there
/// is no network.
///
/// A requested wait is cached on disk for later runs, and in memory in case the disk can't be written.
package final class Requests: Sendable {
  private let cache: CacheRepository
  private let clock: WallClock
  /// A factor of 1…1.25 for pauses, so that programs that failed together don't all retry together.
  private let jitter: @Sendable () -> Double
  /// Multiplies the time that a printed command waits.
  private let stretch: Double
  private let state = Mutex(State())

  /// What this run has found out.
  private struct State {
    var waits: [Service: RetryAfter] = [:]
    var hasAnswer = false
    var outage: ServiceFailure.Reason?
    /// What an earlier run found, once looked up; stored since this run may overwrite the cached one.
    var knownOutage: ServiceFailure.Reason??
  }

  package init(
    cache: CacheRepository, clock: WallClock, stretchedBy stretch: Double = 1,
    jitter: @escaping @Sendable () -> Double = { .random(in: 1...1.25) }
  ) {
    self.cache = cache
    self.clock = clock
    self.stretch = stretch
    self.jitter = jitter
  }

  /// Seconds; a shorter requested wait is waited out instead of failing.
  static let shortWait = 5.0
  /// Seconds for which printed commands trust a cached outage.
  static let outage = 60.0

  /// The policy of a command that prints once and starts now.
  package func printed(ignoresKnownOutage: Bool = false) -> RetryPolicy {
    .printed(from: clock.instant(), ignoresKnownOutage: ignoresKnownOutage, stretchedBy: stretch)
  }

  /// Sends a request, with retries when they may help.
  ///
  /// - Throws: The last failure; ``ServiceFailure/notBefore(_:_:_:)`` without a request while the service wants a wait.
  package func send<Answer>(
    to service: Service, _ policy: RetryPolicy, _ ask: () async throws(ServiceFailure) -> Answer
  ) async throws(ServiceFailure) -> Answer {
    if let wait = wait(for: service) { throw wait }
    if let reason = outage(policy) { throw .noNetwork(service, reason) }
    let deadline = [policy.deadline, HTTPRequest.sharedDeadline].compactMap { $0 }.min()
    var pauses = policy.pauses[...]
    if policy.delay > 0 { try await sleep(policy.delay * jitter(), before: deadline, orThrow: .timedOut(service)) }
    while true {
      do {
        let answer = try await once(service, before: deadline, ask)
        noteAnswer()
        return answer
      } catch {
        guard let pause = pause(after: error, policy, &pauses) else {
          remember(error, policy)
          throw error
        }
        try await sleep(pause, before: deadline, orThrow: error)
      }
    }
  }

  /// Makes one attempt, which ends at the deadline.
  private func once<Answer>(
    _ service: Service, before deadline: ContinuousClock.Instant?, _ ask: () async throws(ServiceFailure) -> Answer
  ) async throws(ServiceFailure) -> Answer {
    guard let deadline else { return try await ask() }
    guard clock.instant() < deadline else { throw .timedOut(service) }
    return try await HTTPRequest.$sharedDeadline.withValue(deadline) {
      do throws(ServiceFailure) { return Result<Answer, ServiceFailure>.success(try await ask()) } catch {
        return .failure(error)
      }
    }.get()
  }

  private func sleep(
    _ seconds: Double, before deadline: ContinuousClock.Instant?, orThrow failure: ServiceFailure
  ) async throws(ServiceFailure) {
    if let deadline, clock.instant() + .seconds(seconds) >= deadline { throw failure }
    guard (try? await clock.sleep(seconds)) != nil else { throw failure }
  }

  private func pause(
    after failure: ServiceFailure, _ policy: RetryPolicy, _ pauses: inout ArraySlice<Double>
  ) -> Double? {
    switch failure {
    case .notBefore(_, let date, _):
      let seconds = date.timeIntervalSince(clock.now())
      guard seconds <= Self.shortWait, pauses.popFirst() != nil else { return nil }
      pauses = []
      return max(seconds, 0)
    case .timedOut where !policy.retriesTimeouts, .noNetwork where policy.cachesOutage: return nil
    default: return failure.isTransient ? pauses.popFirst().map { $0 * jitter() } : nil
    }
  }
}

// Requested waits and outages, in memory and on disk.
extension Requests {
  /// A wait that a service asked for.
  private struct RetryAfter: Codable {
    var until: Date
    var reason: String
  }

  /// The wait that a service asked for, if it isn't over.
  package func wait(for service: Service) -> ServiceFailure? {
    let now = clock.now()
    let cached: RetryAfter? = cache.value(key(service))?.value
    let wait = [state.withLock { $0.waits[service] }, cached].lazy.compactMap(\.self)
      .first { $0.until > now && $0.until < now.addingTimeInterval(2 * 86_400) }
    return wait.map { .notBefore(service, $0.until, .init($0.reason)) }
  }

  private func remember(_ failure: ServiceFailure, _ policy: RetryPolicy) {
    switch failure {
    case .notBefore(let service, let until, let reason):
      let wait = RetryAfter(until: until, reason: reason.description)
      state.withLock { $0.waits[service] = wait }
      cache.store(wait, under: key(service), at: clock.now())
    case .noNetwork(_, let reason) where policy.cachesOutage:
      let isAllThatIsKnown = state.withLock { state in
        state.outage = reason
        return !state.hasAnswer
      }
      if isAllThatIsKnown { cache.write(Self.outageKey, Data(reason.description.utf8), at: clock.now()) }
    default: break
    }
  }

  /// Any answer ends a known outage.
  private func noteAnswer() {
    let isFirst = state.withLock { state in
      defer { state.hasAnswer = true }
      return !state.hasAnswer
    }
    if isFirst { cache.remove(Self.outageKey) }
  }

  /// Why there is no network, if this printed command had no answer from a name server, or another one recorded an outage
  /// within the last minute.
  private func outage(_ policy: RetryPolicy) -> ServiceFailure.Reason? {
    guard policy.cachesOutage else { return nil }
    let silence = state.withLock { $0.hasAnswer || $0.outage != .own(.silentNameServer) ? nil : $0.outage }
    guard silence == nil, !policy.ignoresKnownOutage else { return silence }
    return state.withLock { state in
      if let known = state.knownOutage { return known }
      let found = cachedOutage
      state.knownOutage = .some(found)
      return found
    }
  }

  private var cachedOutage: ServiceFailure.Reason? {
    guard let cached = cache.read(Self.outageKey), clock.now().timeIntervalSince(cached.storedAt) < Self.outage else {
      return nil
    }
    return .init(SafeText.line(bytes: cached.data, limit: 80))
  }

  private func key(_ service: Service) -> CacheKey { CacheKey(.waits, service.rawValue) }
  private static let outageKey = CacheKey(.waits, "no network")
}
