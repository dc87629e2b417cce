package import Entities
import Essentials
package import Repositories

/// How skydash behaves towards a service that fails: how often it asks again, and when not to ask at all.
///
/// The "not before" of a service that asked to wait is kept on disk, so that the next run keeps it too; this run keeps it
/// even where the disk takes nothing.
package struct Patience: Sendable {
  private let cache: CacheRepository
  private let clock: WallClock
  /// A factor of 1…1.25 for pauses, so that many programs that failed together do not return together.
  private let jitter: @Sendable () -> Double
  /// What was heard in this run; copies of a patience share it.
  private let heard = WaitList()
  private var pauses = Self.pauses
  private var asksTheSilentAgain = true
  private var isFirstTryMade = false

  package init(
    cache: CacheRepository, clock: WallClock,
    jitter: @escaping @Sendable () -> Double = { .random(in: 1...1.25) }
  ) {
    self.cache = cache
    self.clock = clock
    self.jitter = jitter
  }

  /// Seconds before the second and the third try.
  static let pauses = [1.0, 3.0]

  /// A wait so short that it is made at once instead of failing.
  static let shortWait = 5.0

  /// The same, but each request is tried once.
  package var withoutPauses: Patience {
    var hurried = self
    hurried.pauses = []
    return hurried
  }

  /// The same, but nobody who did not answer in time is asked again: where another service can be, that takes its turn.
  var withoutRepeatingSilence: Patience {
    var other = self
    other.asksTheSilentAgain = false
    return other
  }

  /// The tries that are left after the first one of ``withoutRepeatingSilence``.
  var afterFirstTry: Patience {
    var other = self
    other.isFirstTryMade = true
    return other
  }

  /// The result of a request, tried again where that may help.
  ///
  /// - Throws: The last failure; ``ServiceFailure/notBefore(_:_:_:)`` without a request while the service asks to wait.
  package func request<Answer>(
    _ service: Service, _ send: () async throws(ServiceFailure) -> Answer
  ) async throws(ServiceFailure) -> Answer {
    if let wait = wait(for: service) { throw wait }
    var pauses = pauses[...]
    if isFirstTryMade, let pause = pauses.popFirst() {
      guard (try? await clock.sleep(pause * jitter())) != nil else { throw .timedOut(service) }
    }
    while true {
      do {
        return try await send()
      } catch {
        guard let pause = pause(after: error, &pauses) else {
          remember(error)
          throw error
        }
        guard (try? await clock.sleep(pause)) != nil else { throw error }
      }
    }
  }

  /// The wait that a service asked for, while it lasts.
  package func wait(for service: Service) -> ServiceFailure? {
    let now = clock.now()
    let wait = [heard[service], kept(service)].lazy.compactMap(\.self)
      .first { $0.until > now && $0.until < now.addingTimeInterval(2 * 86_400) }
    return wait.map { .notBefore(service, $0.until, $0.reason) }
  }

  private func kept(_ service: Service) -> WaitList.Wait? {
    cache.read(key(service)).flatMap { try? JSONDecoder().decode(WaitList.Wait.self, from: $0.data) }
  }

  private func pause(after failure: ServiceFailure, _ pauses: inout ArraySlice<Double>) -> Double? {
    if case .notBefore(_, let date, _) = failure {
      let seconds = date.timeIntervalSince(clock.now())
      guard seconds <= Self.shortWait, pauses.popFirst() != nil else { return nil }
      pauses = []
      return max(seconds, 0)
    }
    if case .timedOut = failure, !asksTheSilentAgain { return nil }
    return failure.isTransient ? pauses.popFirst().map { $0 * jitter() } : nil
  }

  private func remember(_ failure: ServiceFailure) {
    guard case .notBefore(let service, let until, let reason) = failure else { return }
    let wait = WaitList.Wait(until: until, reason: reason)
    heard[service] = wait
    if let data = try? JSONEncoder().encode(wait) { cache.write(key(service), data, at: clock.now()) }
  }

  private func key(_ service: Service) -> CacheKey { CacheKey(.waits, service.rawValue) }
}
