package import Entities
package import Essentials
package import Repositories

/// The questions to all services that the settings make use of.
package struct ServiceProbes: Sendable {
  private let client: HTTPClient
  private let endpoints: Endpoints
  private let settings: Settings
  private let now: @Sendable () -> Date
  /// A city to ask about: the first saved one, or Seoul.
  private let city: City?

  /// Probes of the settings' services, with the keys to use in the settings, wherever they come from.
  package init(
    client: HTTPClient, endpoints: Endpoints, settings: Settings, now: @escaping @Sendable () -> Date
  ) {
    self.client = client
    self.endpoints = endpoints
    self.settings = settings
    self.now = now
    city = settings.cities.first ?? Self.seoul
  }

  /// Those in use, in the order in which the program asks them.
  private var all: [ServiceProbe] {
    var probes = weather + [geocoding, airQuality, picture, orbit, kp]
    probes += WarningAuthority.allCases.compactMap(warnings)
    if settings.nasaKey?.isEmpty == false { probes.append(oldPicture) }
    return probes
  }

  /// What would be asked, where the network is off.
  package var skipped: [Finding] { all.map(\.skipped) + unwarned }

  /// The countries of cities whose warnings nobody is asked for: that is told here once, and not on every page.
  private var unwarned: [Finding] {
    let codes = settings.cities.filter { $0.warningAuthority == nil }.map { $0.countryCode?.uppercased() ?? "?" }
    let countries = Set(codes).sorted()
    return countries.isEmpty ? [] : [Finding(.warnings, .ok, .service(.noWarnings(countries: countries)))]
  }

  /// The findings of all, which are asked side by side: with `auto` one provider of weather that answers is enough.
  package func findings(_ retry: RetryPolicy) async -> [Finding] {
    let all = all
    var outcomes = all.map { (finding: $0.skipped, isAnswered: false) }
    await withTaskGroup { group in
      for (index, probe) in all.enumerated() { group.addTask { (index, await probe.finding(retry)) } }
      for await (index, outcome) in group { outcomes[index] = outcome }
    }
    let providers = outcomes.prefix(weather.count)
    if providers.count > 1, providers.allSatisfy({ !$0.isAnswered }) {
      for index in providers.indices { outcomes[index].finding.verdict = .problem }
    }
    return outcomes.map(\.finding) + unwarned
  }

  private var weather: [ServiceProbe] {
    switch settings.provider {
    case .auto: [openMeteo(isNeeded: false), metNorway(isNeeded: false)]
    case .openMeteo: [openMeteo(isNeeded: true)]
    case .metNorway: [metNorway(isNeeded: true)]
    case .openWeatherMap: [openWeather]
    }
  }

  private func openMeteo(isNeeded: Bool) -> ServiceProbe {
    let source = OpenMeteoRepository(client: client, endpoints: endpoints, key: settings.openMeteoKey, now: now)
    return probe(source, cost: .daily(1...2, of: 10_000), isNeeded: isNeeded)
  }

  private func metNorway(isNeeded: Bool) -> ServiceProbe {
    let deprecation = Deprecation()
    let source = METNorwayRepository(
      client: client, endpoints: endpoints, cache: .none, now: now, deprecated: deprecation.note)
    return probe(source, cost: .request, isNeeded: isNeeded, deprecation)
  }

  private var openWeather: ServiceProbe {
    let source = OpenWeatherMapRepository(client: client, endpoints: endpoints, key: settings.openWeatherKey, now: now)
    return probe(source, cost: .everyMinute(1, of: 60), isNeeded: true)
  }

  private func probe(
    _ source: some WeatherSource, cost: Finding.Cost, isNeeded: Bool, _ deprecation: Deprecation? = nil
  ) -> ServiceProbe {
    ServiceProbe(service: source.service, cost: cost, isNeeded: isNeeded, deprecation: deprecation) {
      () async throws(ServiceFailure) in
      guard let city, let weather = try await source.weather([.now], in: [city]).first?.get(),
        let temperature = weather.current?.temperature
      else { throw .noData(source.service) }
      let own = city.zone.secondsFromGMT(for: now())
      let doubt = weather.utcOffset.flatMap { told in
        told == own ? nil : Finding.Doubt.clocks(theirs: told, ours: own)
      }
      return (.temperature(temperature, city: city.name), doubt)
    }
  }

  private var geocoding: ServiceProbe {
    let source = GeocodingRepository(client: client, endpoints: endpoints, key: settings.openMeteoKey, now: now)
    return ServiceProbe(service: .geocoding, cost: .call) { () async throws(ServiceFailure) in
      guard let place = try await source.places(named: "Seoul", language: .english).first else {
        throw .noData(.geocoding)
      }
      return (.place(place.fullName), nil)
    }
  }

  private var airQuality: ServiceProbe {
    let source = AirQualityRepository(client: client, endpoints: endpoints, key: settings.openMeteoKey, now: now)
    return ServiceProbe(service: .airQuality, cost: .call) { () async throws(ServiceFailure) in
      guard let city, let air = try await source.airQuality(in: [city]).first else { throw .noData(.airQuality) }
      _ = try air.get()
      return (.airQuality(city: city.name), nil)
    }
  }

  /// `nil` for an authority that no city has.
  private func warnings(of authority: WarningAuthority) -> ServiceProbe? {
    guard let place = settings.cities.first(where: { $0.warningAuthority == authority }) else { return nil }
    let source = WarningsRepository(client: client, endpoints: endpoints, cache: .none, now: now)
    return ServiceProbe(service: authority.service, cost: .request) { () async throws(ServiceFailure) in
      (.warnings(try await source.alerts(in: place).count, city: place.name), nil)
    }
  }

  private var picture: ServiceProbe {
    let source = APODRepository(client: client, endpoints: endpoints, now: now)
    return ServiceProbe(service: .apod, cost: .request) { () async throws(ServiceFailure) in
      let picture = try await source.latest()
      return (.picture(picture.date, title: picture.title), nil)
    }
  }

  private var oldPicture: ServiceProbe {
    let source = NASAAPIRepository(client: client, endpoints: endpoints, key: settings.nasaKey, now: now)
    return ServiceProbe(service: .nasaAPI, cost: .hourly(1, of: 1000)) { () async throws(ServiceFailure) in
      let picture = try await source.latest()
      return (.picture(picture.date, title: picture.title), nil)
    }
  }

  private var orbit: ServiceProbe {
    let (source, now) = (CelestrakRepository(client: client, endpoints: endpoints, now: now), now)
    return ServiceProbe(service: .celestrak, cost: .request) { () async throws(ServiceFailure) in
      guard let elements = try await source.elements(of: .iss) else { throw .noData(.celestrak) }
      return (.orbit(.iss, days: now().timeIntervalSince(elements.epoch) / 86_400), nil)
    }
  }

  private var kp: ServiceProbe {
    let (source, now) = (SWPCRepository(client: client, endpoints: endpoints, now: now), now)
    return ServiceProbe(service: .swpc, cost: .request) { () async throws(ServiceFailure) in
      guard let kp = try await source.kpForecast().kp(at: now()) else { throw .noData(.swpc) }
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
  let cost: Finding.Cost
  /// Whether skydash is of little use without it.
  var isNeeded = false
  /// Says whether the service answered, but will not for long.
  var deprecation: Deprecation?
  /// Asks, and says what came, and whether the service's idea of local time differs from ours.
  let ask: @Sendable () async throws(ServiceFailure) -> (answer: Finding.Answer, doubt: Finding.Doubt?)

  /// Asks, unless the service asked to wait.
  ///
  /// - Returns: What to tell, and whether there was an answer.
  func finding(_ retry: RetryPolicy) async -> (finding: Finding, isAnswered: Bool) {
    do throws(ServiceFailure) {
      let (answer, doubt) = try await retry.request(service, ask)
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
    switch failure {
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
    switch service {
    case .openMeteo, .openWeather, .metNorway: .tryLaterOrOtherProvider
    case .geocoding, .airQuality, .nws, .brightSky, .eccc, .apod, .nasaAPI, .celestrak, .swpc: .tryLater
    }
  }
}
