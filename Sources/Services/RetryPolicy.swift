package import Entities
import Essentials
package import Repositories
import Synchronization

/// How skydash behaves towards a service that fails: how often it asks again, and when not to ask at all.
///
/// The "not before" of a service that asked to wait is kept on disk, so that the next run keeps it too; this run keeps it
/// even where the disk takes nothing.
package struct RetryPolicy: Sendable {
  private let cache: CacheRepository
  private let clock: WallClock
  /// A factor of 1…1.25 for pauses, so that many programs that failed together do not return together.
  private let jitter: @Sendable () -> Double
  /// How much longer than usual a printed command waits.
  private let stretch: Double
  /// What was heard in this run; copies of a policy share it.
  private let heard = Heard()
  private var pauses = Self.pauses
  private var asksTheSilentAgain = true
  private var isFirstTryMade = false
  /// Set for printed commands: when the command began.
  private var printingSince: Date?
  private var remembersAbsence = false
  /// When whoever waits has waited long enough.
  private var deadline: Date?

  package init(
    cache: CacheRepository, clock: WallClock, stretchedBy stretch: Double = 1,
    jitter: @escaping @Sendable () -> Double = { .random(in: 1...1.25) }
  ) {
    self.cache = cache
    self.clock = clock
    self.stretch = stretch
    self.jitter = jitter
  }

  /// Seconds before the second and the third try.
  static let pauses = [1.0, 3.0]
  /// A wait so short that it is made at once instead of failing.
  static let shortWait = 5.0
  /// Seconds for which printed commands believe that there is no network.
  static let absence = 60.0
  /// Seconds that a printed command waits for all its services, with something kept to show and with nothing.
  static let printedWait = (kept: 8.0, nothing: 20.0)

  /// The same for a command that prints once and begins now: where there is no network, and where nobody answers in
  /// time, nobody is asked again, and all its services together have limited time.
  package var printing: RetryPolicy {
    with {
      $0.printingSince = clock.now()
      $0.remembersAbsence = true
      $0.asksTheSilentAgain = false
    }
  }

  /// The same for somebody who insists on asking: what an earlier command found of the network does not count.
  var insisting: RetryPolicy { with { $0.remembersAbsence = false } }

  /// The same for somebody who waits for this very answer from now on.
  var asking: RetryPolicy { printing.insisting.limited(hasKept: false) }

  /// The same with the time limit of a printed command, if it is for one; with something to show already it is shorter.
  func limited(hasKept: Bool) -> RetryPolicy {
    let wait = hasKept ? Self.printedWait.kept : Self.printedWait.nothing
    return with { $0.deadline = printingSince?.addingTimeInterval(wait * stretch) }
  }

  /// The same with an equal part of the time left, so that others can be asked after it.
  func sharing(among count: Int) -> RetryPolicy {
    let now = clock.now()
    return with { other in
      other.deadline = deadline.map { now.addingTimeInterval($0.timeIntervalSince(now) / Double(max(count, 1))) }
    }
  }

  /// The same, but each request is tried once.
  package var withoutPauses: RetryPolicy { with { $0.pauses = [] } }

  /// The same, but nobody who did not answer in time is asked again: where another service can be, that takes its turn.
  var withoutRepeatingSilence: RetryPolicy { with { $0.asksTheSilentAgain = false } }

  /// The tries that are left after the first one of ``withoutRepeatingSilence``; `nil` for a printed command, which has
  /// no time for them.
  var afterFirstTry: RetryPolicy? { printingSince == nil ? with { $0.isFirstTryMade = true } : nil }

  private func with(_ change: (inout RetryPolicy) -> Void) -> RetryPolicy {
    var other = self
    change(&other)
    return other
  }

  /// The result of a request, tried again where that may help.
  ///
  /// - Throws: The last failure; ``ServiceFailure/notBefore(_:_:_:)`` without a request while the service asks to wait.
  package func request<Answer>(
    _ service: Service, _ send: () async throws(ServiceFailure) -> Answer
  ) async throws(ServiceFailure) -> Answer {
    if let wait = wait(for: service) { throw wait }
    if let reason = absence { throw .noNetwork(service, reason) }
    var pauses = pauses[...]
    if isFirstTryMade, let pause = pauses.popFirst() { try await rest(pause * jitter(), orThrow: .timedOut(service)) }
    while true {
      do {
        let answer = try await limited(service, send)
        if heard.noteAnswer() { cache.remove(Self.absenceKey) }
        return answer
      } catch {
        guard let pause = pause(after: error, &pauses) else {
          remember(error)
          throw error
        }
        try await rest(pause, orThrow: error)
      }
    }
  }

  /// Sends once, and no longer than until the deadline.
  private func limited<Answer>(
    _ service: Service, _ send: () async throws(ServiceFailure) -> Answer
  ) async throws(ServiceFailure) -> Answer {
    guard let deadline else { return try await send() }
    let left = deadline.timeIntervalSince(clock.now())
    guard left > 0 else { throw .timedOut(service) }
    return try await HTTPRequest.$timeLeft.withValue(left) {
      do throws(ServiceFailure) { return Result<Answer, ServiceFailure>.success(try await send()) } catch {
        return .failure(error)
      }
    }.get()
  }

  private func rest(_ seconds: Double, orThrow failure: ServiceFailure) async throws(ServiceFailure) {
    if let deadline, clock.now().addingTimeInterval(seconds) >= deadline { throw failure }
    guard (try? await clock.sleep(seconds)) != nil else { throw failure }
  }

  /// The wait that a service asked for, while it lasts.
  package func wait(for service: Service) -> ServiceFailure? {
    let now = clock.now()
    let wait = [heard.waits[service], kept(service)].lazy.compactMap(\.self)
      .first { $0.until > now && $0.until < now.addingTimeInterval(2 * 86_400) }
    return wait.map { .notBefore(service, $0.until, .init($0.reason)) }
  }

  private func kept(_ service: Service) -> RetryAfter? {
    cache.value(key(service))?.value
  }

  private func pause(after failure: ServiceFailure, _ pauses: inout ArraySlice<Double>) -> Double? {
    switch failure {
    case .notBefore(_, let date, _):
      let seconds = date.timeIntervalSince(clock.now())
      guard seconds <= Self.shortWait, pauses.popFirst() != nil else { return nil }
      pauses = []
      return max(seconds, 0)
    case .timedOut where !asksTheSilentAgain, .noNetwork where printingSince != nil: return nil
    default: return failure.isTransient ? pauses.popFirst().map { $0 * jitter() } : nil
    }
  }

  private func remember(_ failure: ServiceFailure) {
    switch failure {
    case .notBefore(let service, let until, let reason):
      let wait = RetryAfter(until: until, reason: reason.description)
      heard.note(wait, of: service)
      cache.keep(wait, under: key(service), at: clock.now())
    case .noNetwork(_, let reason) where printingSince != nil:
      if heard.noteAbsence(reason) { cache.write(Self.absenceKey, Data(reason.description.utf8), at: clock.now()) }
    default: break
    }
  }

  /// Why there is no network, as this printed command or one within the last minute found.
  private var absence: ServiceFailure.Reason? {
    guard printingSince != nil else { return nil }
    if let reason = heard.silence { return reason }
    guard remembersAbsence else { return nil }
    return heard.remembered {
      guard let kept = cache.read(Self.absenceKey), clock.now().timeIntervalSince(kept.storedAt) < Self.absence else {
        return nil
      }
      return .init(SafeText.line(bytes: kept.data, limit: 80))
    }
  }

  private func key(_ service: Service) -> CacheKey { CacheKey(.waits, service.rawValue) }
  private static let absenceKey = CacheKey(.waits, "no network")
}

/// Until when a service asked to be left alone.
private struct RetryAfter: Codable {
  var until: Date
  var reason: String
}

/// What was heard of services and the network in one run.
private final class Heard: Sendable {
  private struct State {
    var waits: [Service: RetryAfter] = [:]
    var hasAnswer = false
    var absence: ServiceFailure.Reason?
    /// What an earlier run found, once that was looked up.
    var remembered: ServiceFailure.Reason??
  }

  private let state = Mutex(State())

  var waits: [Service: RetryAfter] { state.withLock { $0.waits } }
  func note(_ wait: RetryAfter, of service: Service) { state.withLock { $0.waits[service] = wait } }

  /// The reason when no name server answers: then nobody can be reached.
  var silence: ServiceFailure.Reason? {
    state.withLock { $0.hasAnswer || $0.absence != .own(.silentNameServer) ? nil : $0.absence }
  }

  /// Notes that there is no way to a service; whether that is all that is known.
  func noteAbsence(_ reason: ServiceFailure.Reason) -> Bool {
    state.withLock { state in
      state.absence = reason
      return !state.hasAnswer
    }
  }

  /// Notes that somebody answered; whether that is the first time.
  func noteAnswer() -> Bool {
    state.withLock { state in
      defer { state.hasAnswer = true }
      return !state.hasAnswer
    }
  }

  /// What an earlier run found, looked up once: what this run keeps is for later ones.
  func remembered(_ look: () -> ServiceFailure.Reason?) -> ServiceFailure.Reason? {
    state.withLock { state in
      if let known = state.remembered { return known }
      let found = look()
      state.remembered = .some(found)
      return found
    }
  }
}
