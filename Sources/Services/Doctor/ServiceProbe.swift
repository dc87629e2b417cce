import Entities
import Repositories

/// A small real request to a service, to see whether the answer makes sense.
struct ServiceProbe: Sendable {
  typealias Question<Answer> = @Sendable () async throws(ServiceFailure) -> Answer

  /// What a service answered.
  struct Answer: Sendable {
    let summary: Phrase
    /// What seems wrong, each as a clause, and what to do about it.
    var doubts: [(fact: Phrase, step: Phrase)] = []
  }

  let service: Service
  /// Whether skydash is of little use without the service.
  let isNeeded: Bool
  /// Why the service must not be asked now; `nil` if it may be.
  var reasonNotToAsk: Phrase?
  /// Sends the request and judges the answer.
  let ask: Question<Answer>

  /// Sends the request, unless there is a reason not to or the service wants a wait; `isWorking` unless that fails.
  ///
  /// A failure is a problem if the service is needed or its key is missing or refused; a wait is only a warning.
  func outcome(
    by requests: Requests, retry: RetryPolicy, deprecation: DeprecationNotices
  ) async -> (finding: Finding, isWorking: Bool) {
    guard reasonNotToAsk == nil else { return (skipped, true) }
    do throws(ServiceFailure) {
      var answer = try await requests.send(to: service, retry, ask)
      if deprecation.isNoted(service) {
        let fact = Phrase("it's retiring something that skydash uses")
        answer.doubts.append((fact, step: Phrase("check for a newer version of skydash")))
      }
      return (finding(of: answer), true)
    } catch {
      let isWait = if case .notBefore = error { true } else { false }
      let isProblem = !isWait && (isNeeded || error.isAboutKey)
      return (finding(isProblem ? .problem : .warning, error.phrase, step: step(for: error)), isWait)
    }
  }

  private func finding(of answer: Answer) -> Finding {
    let separator = Phrase(verbatim: "; ")
    let facts = [Phrase("answers: \(answer.summary) (\(service.row.cost))")] + answer.doubts.map(\.fact)
    let step = answer.doubts.isEmpty ? nil : Phrase(answer.doubts.map(\.step), separator: separator)
    return finding(step == nil ? .ok : .warning, Phrase(facts, separator: separator), step: step)
  }

  /// The finding if the service isn't asked, as when offline.
  var skipped: Finding { finding(.ok, reasonNotToAsk ?? Phrase("not asked (would use \(service.row.cost))")) }

  private func finding(_ verdict: Finding.Verdict, _ fact: Phrase, step: Phrase? = nil) -> Finding {
    Finding(.services, .service(service), verdict, fact, step: step)
  }

  /// The usual advice, except where there is more to check; for any bad answer, that for an answer without data.
  private func step(for failure: ServiceFailure) -> Phrase {
    switch failure {
    case .requestFailed where failure.remedy == nil, .cannotConnect:
      Phrase("check the connection, the name server and any proxy")
    case .timedOut: Phrase("check the connection, or try again later")
    case .refused, .cutShort, .unreadable, .tooLarge, .notFound: ServiceFailure.noData(service).advice
    default: failure.advice
    }
  }
}

extension ServiceProbe {
  /// A probe of a service that skydash can do without, whose answer can only be summarised; `reason` is one not to ask.
  init(_ service: Service, unless reason: Phrase? = nil, _ ask: @escaping Question<Phrase>) {
    self.init(service: service, isNeeded: false, reasonNotToAsk: reason) { () async throws(ServiceFailure) in
      Answer(summary: try await ask())
    }
  }
}
