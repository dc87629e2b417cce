package import Entities
import Essentials

/// One small real question to a service, to see whether it answers and sensibly.
package struct ServiceProbe: Sendable {
  let service: Service
  /// What the question counts against the service's allowance, in words.
  let cost: String
  /// Whether skydash is of little use without it.
  let isNeeded: Bool
  /// Asks, and says what came, such as `8.4 °C in Seoul`.
  let ask: @Sendable () async throws(ServiceFailure) -> String
  /// Says whether the service answered, but will not for long.
  let deprecation: Deprecation?

  package init(
    _ service: Service, cost: String, isNeeded: Bool = false, deprecation: Deprecation? = nil,
    ask: @escaping @Sendable () async throws(ServiceFailure) -> String
  ) {
    self.service = service
    self.cost = cost
    self.isNeeded = isNeeded
    self.ask = ask
    self.deprecation = deprecation
  }

  /// Asks, unless the service asked to wait.
  ///
  /// - Returns: What to tell, and whether there was an answer.
  package func finding(_ patience: Patience) async -> (finding: Finding, isAnswered: Bool) {
    do throws(ServiceFailure) {
      let answer = try await patience.request(service) { () async throws(ServiceFailure) in try await ask() }
      return (finding("answers: \(SafeText.line(answer)) (\(cost))"), true)
    } catch {
      return (finding(error), false)
    }
  }

  private func finding(_ text: String) -> Finding {
    guard deprecation?.isNoted == true else { return Finding(.services, service.title, .ok, text) }
    return Finding(
      .services, service.title, .warning, "\(text); it \(Deprecation.words)", nextStep: "look for a newer skydash")
  }

  /// What would have been asked, where the network is off.
  package var skipped: Finding { Finding(.services, service.title, .ok, "not asked (it would be \(cost))") }

  private func finding(_ failure: ServiceFailure) -> Finding {
    let verdict = isNeeded || failure.isAboutKey ? Finding.Verdict.problem : .warning
    return Finding(.services, service.title, verdict, SafeText.line("\(failure)"), nextStep: step(for: failure))
  }

  private func step(for failure: ServiceFailure) -> String {
    switch failure {
    case .offline: "run again without --offline"
    case .unreachable: "check the connection, the name server and any proxy"
    case .timedOut: "check the connection, or try again later"
    case .notBefore(_, let date, _): "nothing to do: it is asked again after \(date.formatted(.iso8601))"
    case .keyMissing, .keyRefused: "set a right key with “skydash config set”"
    case .refused, .cutShort, .unreadable, .noData, .notFound: later
    }
  }

  /// What to do about a service that is at fault itself.
  private var later: String {
    switch service {
    case .openMeteo, .openWeather, .metNorway:
      "try again later; another provider can be chosen with “skydash config set provider”"
    case .geocoding, .airQuality, .nws, .apod, .nasaAPI: "try again later"
    }
  }
}
