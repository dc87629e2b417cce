package import Entities
package import Essentials
package import Repositories

/// Probes of all services that the settings use.
package struct ServiceProbes: Sendable {
  private let repositories: ServiceRepositories
  private let settings: Settings
  private let now: @Sendable () -> Date
  /// The services that announced the end of a product.
  private let deprecation: Deprecation
  /// The city to ask about: the first saved one, else Seoul.
  private let city: City?

  /// Probes the settings' services through the program's own repositories.
  package init(
    _ repositories: ServiceRepositories, settings: Settings, deprecation: Deprecation,
    now: @escaping @Sendable () -> Date
  ) {
    self.repositories = repositories
    self.settings = settings
    self.deprecation = deprecation
    self.now = now
    city = settings.cities.first ?? Self.seoul
  }

  /// The probes of services in use, weather providers first, in order of preference.
  private var all: [ServiceProbe] {
    weather + [
      ServiceProbe(.geocoding, geocoding), ServiceProbe(.airQuality, airQuality), ServiceProbe(.apod, picture),
      ServiceProbe(.celestrak, orbit), ServiceProbe(.swpc, kp),
    ] + WarningAuthority.allCases.compactMap(warnings)
      + [repositories.oldPictures].compactMap(\.self).map { source in
        ServiceProbe(.nasaAPI) { () async throws(ServiceFailure) in Self.answer(try await source.latest()) }
      }
  }

  /// The findings when offline: which services would be asked.
  package var skipped: [Finding] { all.map(\.skipped) + countriesWithoutWarnings }

  /// The countries of cities without a source of warnings, said once here rather than on every page.
  private var countriesWithoutWarnings: [Finding] {
    let codes = settings.cities.filter { $0.warningAuthority == nil }.map { $0.countryCode?.uppercased() ?? "?" }
    guard !codes.isEmpty else { return [] }
    let names = Set(codes).sorted().map { $0 == "?" ? Phrase("places without a country") : Phrase(verbatim: $0) }
    let countries = Phrase(names, separator: Phrase(verbatim: ", "))
    let fact = Phrase("unavailable for \(countries): not covered by any free service")
    return [Finding(.services, .warnings, .ok, fact)]
  }

  /// Asks all services concurrently. With `auto`, one weather provider that answers is enough.
  package func findings(_ requests: Requests) async -> [Finding] {
    let all = all
    let retry = requests.printed(ignoresKnownOutage: true).withoutRetries
    var outcomes = all.map { (finding: $0.skipped, isAnswered: false) }
    await withTaskGroup { group in
      for (index, probe) in all.enumerated() {
        group.addTask { (index, await probe.finding(requests, retry, deprecation)) }
      }
      for await (index, outcome) in group { outcomes[index] = outcome }
    }
    let providers = outcomes.prefix(weather.count)
    if providers.count > 1, providers.allSatisfy({ !$0.isAnswered }) {
      for index in providers.indices { outcomes[index].finding.verdict = .problem }
    }
    return outcomes.map(\.finding) + countriesWithoutWarnings
  }

  private var weather: [ServiceProbe] {
    let providers = settings.provider.providers
    return providers.map { weather(from: repositories.source(of: $0), isNeeded: providers.count == 1) }
  }

  private func weather(from source: any WeatherSource, isNeeded: Bool) -> ServiceProbe {
    ServiceProbe(source.service, isNeeded: isNeeded) { () async throws(ServiceFailure) in
      guard let city, let weather = try await source.weather([.now], days: 1, in: [city]).first?.get(),
        let temperature = weather.current?[.temperature]
      else { throw .noData(source.service) }
      let own = city.zone.secondsFromGMT(for: now())
      let doubt = weather.utcOffset.flatMap { theirs in
        theirs == own ? nil : Phrase("it puts local time \(theirs) s ahead of UTC, skydash \(own) s")
      }
      return (Phrase("\(number: Self.tenths(temperature)) °C in \(city.name)"), doubt)
    }
  }

  private func geocoding() async throws(ServiceFailure) -> Phrase {
    guard let place = try await repositories.geocoder.places(named: "Seoul", language: .english).first else {
      throw .noData(.geocoding)
    }
    return Phrase("found \(place.fullName)")
  }

  private func airQuality() async throws(ServiceFailure) -> Phrase {
    guard let city, let air = try await repositories.air.airQuality(in: [city]).first else {
      throw .noData(.airQuality)
    }
    _ = try air.get()
    return Phrase("air quality in \(city.name)")
  }

  /// `nil` for an authority that isn't responsible for any city.
  private func warnings(of authority: WarningAuthority) -> ServiceProbe? {
    guard let place = settings.cities.first(where: { $0.warningAuthority == authority }) else { return nil }
    return ServiceProbe(authority.service) { () async throws(ServiceFailure) in
      let count = try await repositories.warnings.alerts(in: place).count
      return Phrase(one: "\(count) warning for \(place.name)", other: "\(count) warnings for \(place.name)", count)
    }
  }

  private func picture() async throws(ServiceFailure) -> Phrase {
    Self.answer(try await repositories.pictures.latest())
  }

  private static func answer(_ picture: Picture) -> Phrase { Phrase(verbatim: "\(picture.date), \(picture.title)") }

  private func orbit() async throws(ServiceFailure) -> Phrase {
    guard let elements = try await repositories.orbits.elements(of: .iss) else { throw .noData(.celestrak) }
    let days = Self.tenths(now().timeIntervalSince(elements.epoch) / 86_400)
    return Phrase("orbit of the ISS, \(number: days) days old")
  }

  private func kp() async throws(ServiceFailure) -> Phrase {
    guard let kp = try await repositories.spaceWeather.kpForecast().kp(at: now()) else { throw .noData(.swpc) }
    return Phrase("Kp is \(number: "\(kp)")")
  }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

  private static let seoul = Coordinates(latitude: 37.566, longitude: 126.9784).map {
    City(name: "Seoul", region: nil, countryCode: "KR", coordinates: $0, timeZone: "Asia/Seoul")
  }
}

/// A small real request to a service, to see whether the answer makes sense.
private struct ServiceProbe: Sendable {
  typealias Question<Answer> = @Sendable () async throws(ServiceFailure) -> Answer

  let service: Service
  /// Whether skydash is of little use without the service.
  let isNeeded: Bool
  /// Returns a summary of the answer, and a doubt if the service's idea of local time differs from ours.
  let ask: Question<(answer: Phrase, doubt: Phrase?)>

  init(_ service: Service, isNeeded: Bool, _ ask: @escaping Question<(answer: Phrase, doubt: Phrase?)>) {
    (self.service, self.isNeeded, self.ask) = (service, isNeeded, ask)
  }

  init(_ service: Service, _ ask: @escaping Question<Phrase>) {
    self.init(service, isNeeded: false) { () async throws(ServiceFailure) in (try await ask(), nil) }
  }

  private var cost: Phrase { service.row.cost }

  /// Sends the request, unless the service has asked to wait.
  func finding(
    _ requests: Requests, _ retry: RetryPolicy, _ deprecation: Deprecation
  ) async -> (finding: Finding, isAnswered: Bool) {
    do throws(ServiceFailure) {
      let (answer, doubt) = try await requests.send(to: service, retry, ask)
      return (finding(answer, doubt, isRetiring: deprecation.isNoted(of: service)), true)
    } catch {
      let verdict = isNeeded || error.isAboutKey ? Finding.Verdict.problem : .warning
      return (finding(verdict, error.phrase, step: step(for: error)), false)
    }
  }

  private func finding(_ answer: Phrase, _ doubt: Phrase?, isRetiring: Bool) -> Finding {
    if let doubt {
      return self.doubt(answer, doubt, step: Phrase("update the tzdata package or skydash"))
    }
    if isRetiring {
      let end = Phrase("it's retiring something that skydash uses")
      return self.doubt(answer, end, step: Phrase("check for a newer version of skydash"))
    }
    return finding(.ok, Phrase("answers: \(answer) (\(cost))"))
  }

  /// A warning about an odd answer.
  private func doubt(_ answer: Phrase, _ doubt: Phrase, step: Phrase) -> Finding {
    finding(.warning, Phrase("answers: \(answer) (\(cost)); \(doubt)"), step: step)
  }

  var skipped: Finding { finding(.ok, Phrase("not asked (would use \(cost))")) }

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
    case .quoted, .refused, .cutShort, .unreadable, .tooLarge, .noData, .notFound: retryAdvice
    }
  }

  /// The advice when the service itself is at fault.
  private var retryAdvice: Phrase {
    Provider.allCases.contains { $0.service == service }
      ? Phrase("try again later, or choose another provider with “skydash config set provider”")
      : Phrase("try again later")
  }
}
