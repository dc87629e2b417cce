import Entities
import Repositories

/// A small real request to a service, to see whether the answer makes sense.
struct ServiceProbe: Sendable {
  typealias Question<Answer> = @Sendable () async throws(ServiceFailure) -> Answer

  let service: Service
  /// Whether skydash is of little use without the service.
  let isNeeded: Bool
  /// Asks and summarises the answer; `doubt` is set if the service's local time differs from skydash's.
  let ask: Question<(answer: Phrase, doubt: Phrase?)>

  /// Sends the request unless the service wants a wait. A failure is a problem if the service is needed or its key bad.
  func finding(
    _ requests: Requests, _ retry: RetryPolicy, _ deprecation: Deprecation
  ) async -> (finding: Finding, isAnswered: Bool) {
    do throws(ServiceFailure) {
      let (answer, doubt) = try await requests.send(to: service, retry, ask)
      return (finding(answer, doubt, isRetiring: deprecation.isNoted(service)), true)
    } catch {
      let verdict = isNeeded || error.isAboutKey ? Finding.Verdict.problem : .warning
      return (finding(verdict, error.phrase, step: step(for: error)), false)
    }
  }

  private func finding(_ answer: Phrase, _ doubt: Phrase?, isRetiring: Bool) -> Finding {
    if let doubt { return self.doubt(answer, doubt, step: Phrase("update the tzdata package or skydash")) }
    if isRetiring {
      let end = Phrase("it's retiring something that skydash uses")
      return self.doubt(answer, end, step: Phrase("check for a newer version of skydash"))
    }
    return finding(.ok, Phrase("answers: \(answer) (\(service.row.cost))"))
  }

  private func doubt(_ answer: Phrase, _ doubt: Phrase, step: Phrase) -> Finding {
    finding(.warning, Phrase("answers: \(answer) (\(service.row.cost)); \(doubt)"), step: step)
  }

  /// The finding when offline: the service isn't asked.
  var skipped: Finding { finding(.ok, Phrase("not asked (would use \(service.row.cost))")) }

  private func finding(_ verdict: Finding.Verdict, _ fact: Phrase, step: Phrase? = nil) -> Finding {
    Finding(.services, .service(service), verdict, fact, step: step)
  }

  private func step(for failure: ServiceFailure) -> Phrase {
    if let remedy = failure.remedy { return remedy }
    return switch failure {
    case .offline: Phrase("run again without --offline")
    case .unreachable, .noNetwork: Phrase("check the connection, the name server and any proxy")
    case .timedOut: Phrase("check the connection, or try again later")
    case .notBefore(_, let date, _): Phrase("nothing to do: next try after \(ISOText.here(date))")
    case .keyMissing, .keyRefused: Phrase("set a valid key with “skydash config set”")
    case .quoted, .refused, .cutShort, .unreadable, .tooLarge, .noData, .notFound:
      Provider.allCases.contains { $0.service == service }
        ? Phrase("try again later, or choose another provider with “skydash config set provider”")
        : Phrase("try again later")
    }
  }
}

extension ServiceProbe {
  /// A probe of a service that skydash can do without, whose answer says nothing about local time.
  init(_ service: Service, _ ask: @escaping Question<Phrase>) {
    self.init(service: service, isNeeded: false) { () async throws(ServiceFailure) in (try await ask(), nil) }
  }
}
