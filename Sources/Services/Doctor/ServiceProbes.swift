package import Entities
package import Essentials
package import Repositories

/// The questions to all services that the settings make use of.
package struct ServiceProbes: Sendable {
  private let repositories: ServiceRepositories
  private let settings: Settings
  private let now: @Sendable () -> Date
  /// Whether MET Norway said that its product will be withdrawn.
  private let deprecation: Deprecation
  /// A city to ask about: the first saved one, or Seoul.
  private let city: City?

  /// Probes of the settings' services by the repositories that the program asks them with.
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

  /// Those in use, in the order in which the program asks them.
  private var all: [ServiceProbe] {
    weather + [geocoding, airQuality, picture, orbit, kp] + WarningAuthority.allCases.compactMap(warnings)
      + (repositories.oldPictures.map { [oldPicture($0)] } ?? [])
  }

  /// What would be asked, where the network is off.
  package var skipped: [Finding] { all.map(\.skipped) + unwarned }

  /// The countries of cities without a source of warnings: that is said here once, and not on every page.
  private var unwarned: [Finding] {
    let codes = settings.cities.filter { $0.warningAuthority == nil }.map { $0.countryCode?.uppercased() ?? "?" }
    let countries = Set(codes).sorted()
    return countries.isEmpty ? [] : [Finding(.warnings, .ok, .service(.noWarnings(countries: countries)))]
  }

  /// The findings of all, which are asked side by side: with `auto` one provider of weather that answers is enough.
  package func findings(_ requests: Requests) async -> [Finding] {
    let all = all
    let retry = requests.printed(ignoresKnownOutage: true).once
    var outcomes = all.map { (finding: $0.skipped, isAnswered: false) }
    await withTaskGroup { group in
      for (index, probe) in all.enumerated() { group.addTask { (index, await probe.finding(requests, retry)) } }
      for await (index, outcome) in group { outcomes[index] = outcome }
    }
    let providers = outcomes.prefix(weather.count)
    if providers.count > 1, providers.allSatisfy({ !$0.isAnswered }) {
      for index in providers.indices { outcomes[index].finding.verdict = .problem }
    }
    return outcomes.map(\.finding) + unwarned
  }

  private var weather: [ServiceProbe] {
    let providers = settings.provider.providers
    return providers.map { weather(from: repositories.source(of: $0), isNeeded: providers.count == 1) }
  }

  private func weather(from source: any WeatherSource, isNeeded: Bool) -> ServiceProbe {
    ServiceProbe(
      service: source.service, isNeeded: isNeeded, deprecation: source.provider == .metNorway ? deprecation : nil
    ) { () async throws(ServiceFailure) in
      guard let city, let weather = try await source.weather([.now], days: 1, in: [city]).first?.get(),
        let temperature = weather.current?.temperature
      else { throw .noData(source.service) }
      let own = city.zone.secondsFromGMT(for: now())
      let doubt = weather.utcOffset.flatMap { theirs in
        theirs == own ? nil : Finding.Doubt.clocks(theirs: theirs, ours: own)
      }
      return (.temperature(temperature, city: city.name), doubt)
    }
  }

  private var geocoding: ServiceProbe {
    ServiceProbe(service: .geocoding) { () async throws(ServiceFailure) in
      guard let place = try await repositories.geocoder.places(named: "Seoul", language: .english).first else {
        throw .noData(.geocoding)
      }
      return (.place(place.fullName), nil)
    }
  }

  private var airQuality: ServiceProbe {
    ServiceProbe(service: .airQuality) { () async throws(ServiceFailure) in
      guard let city, let air = try await repositories.air.airQuality(in: [city]).first else {
        throw .noData(.airQuality)
      }
      _ = try air.get()
      return (.airQuality(city: city.name), nil)
    }
  }

  /// `nil` for an authority that no city has.
  private func warnings(of authority: WarningAuthority) -> ServiceProbe? {
    guard let place = settings.cities.first(where: { $0.warningAuthority == authority }) else { return nil }
    return ServiceProbe(service: authority.service) { () async throws(ServiceFailure) in
      (.warnings(try await repositories.warnings.alerts(in: place).count, city: place.name), nil)
    }
  }

  private var picture: ServiceProbe {
    ServiceProbe(service: .apod) { () async throws(ServiceFailure) in
      let picture = try await repositories.pictures.latest()
      return (.picture(picture.date, title: picture.title), nil)
    }
  }

  private func oldPicture(_ source: NASAAPIRepository) -> ServiceProbe {
    ServiceProbe(service: .nasaAPI) { () async throws(ServiceFailure) in
      let picture = try await source.latest()
      return (.picture(picture.date, title: picture.title), nil)
    }
  }

  private var orbit: ServiceProbe {
    ServiceProbe(service: .celestrak) { () async throws(ServiceFailure) in
      guard let elements = try await repositories.orbits.elements(of: .iss) else { throw .noData(.celestrak) }
      return (.orbit(.iss, days: now().timeIntervalSince(elements.epoch) / 86_400), nil)
    }
  }

  private var kp: ServiceProbe {
    ServiceProbe(service: .swpc) { () async throws(ServiceFailure) in
      guard let kp = try await repositories.spaceWeather.kpForecast().kp(at: now()) else { throw .noData(.swpc) }
      return (.kp(kp), nil)
    }
  }

  private static let seoul = Coordinates(latitude: 37.566, longitude: 126.9784).map {
    City(name: "Seoul", region: nil, countryCode: "KR", coordinates: $0, timeZone: "Asia/Seoul")
  }
}

/// One small real question to a service, to see whether it answers and sensibly.
private struct ServiceProbe: Sendable {
  let service: Service
  private var cost: Finding.Cost { service.row.cost }
  /// Whether skydash is of little use without it.
  var isNeeded = false
  /// Says whether the service answered, but will not for long.
  var deprecation: Deprecation?
  /// Asks, and says what came, and whether the service's idea of local time differs from ours.
  let ask: @Sendable () async throws(ServiceFailure) -> (answer: Finding.Answer, doubt: Finding.Doubt?)

  /// Asks, unless the service asked to wait.
  ///
  /// - Returns: What to tell, and whether there was an answer.
  func finding(_ requests: Requests, _ retry: RetryPolicy) async -> (finding: Finding, isAnswered: Bool) {
    do throws(ServiceFailure) {
      let (answer, doubt) = try await requests.send(to: service, retry, ask)
      return (finding(answer, doubt), true)
    } catch {
      let verdict = isNeeded || error.isAboutKey ? Finding.Verdict.problem : .warning
      return (finding(verdict, .failed(error), step: step(for: error)), false)
    }
  }

  private func finding(_ answer: Finding.Answer, _ doubt: Finding.Doubt?) -> Finding {
    if let doubt { return finding(.warning, .answered(answer, cost, doubt), step: .newerZones) }
    guard deprecation?.isNoted == true else { return finding(.ok, .answered(answer, cost, nil)) }
    return finding(.warning, .answered(answer, cost, .goesAway), step: .newerProgram)
  }

  var skipped: Finding { finding(.ok, .notAsked(cost)) }

  private func finding(
    _ verdict: Finding.Verdict, _ fact: Finding.ServiceFact, step: Finding.Step? = nil
  ) -> Finding {
    Finding(.service(service), verdict, .service(fact), step: step)
  }

  private func step(for failure: ServiceFailure) -> Finding.Step {
    if let remedy = failure.remedy { return .remedy(remedy) }
    return switch failure {
    case .offline: .goOnline
    case .unreachable, .noNetwork: .checkConnection
    case .timedOut: .checkConnectionOrWait
    case .notBefore(_, let date, _): .nothingUntil(date)
    case .keyMissing, .keyRefused: .setRightKey
    case .told, .refused, .cutShort, .unreadable, .tooLarge, .noData, .notFound: later
    }
  }

  /// What to do about a service that is at fault itself.
  private var later: Finding.Step {
    Provider.allCases.contains { $0.service == service } ? .tryLaterOrOtherProvider : .tryLater
  }
}
