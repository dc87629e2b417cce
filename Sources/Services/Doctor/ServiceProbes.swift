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
    if settings.cities.contains(where: \.isInUnitedStates) { probes.append(alerts) }
    if settings.nasaKey?.isEmpty == false { probes.append(oldPicture) }
    return probes
  }

  /// What would be asked, where the network is off.
  package var skipped: [Finding] { all.map(\.skipped) }

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
    return outcomes.map(\.finding)
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
    return probe(source, cost: "1 to 2 of 10,000 calls a day", isNeeded: isNeeded)
  }

  private func metNorway(isNeeded: Bool) -> ServiceProbe {
    let deprecation = Deprecation()
    let source = METNorwayRepository(
      client: client, endpoints: endpoints, cache: .none, now: now, deprecated: deprecation.note)
    return probe(source, cost: "1 request", isNeeded: isNeeded, deprecation)
  }

  private var openWeather: ServiceProbe {
    let source = OpenWeatherMapRepository(client: client, endpoints: endpoints, key: settings.openWeatherKey, now: now)
    return probe(source, cost: "1 of 60 calls a minute", isNeeded: true)
  }

  private func probe(
    _ source: some WeatherSource, cost: String, isNeeded: Bool, _ deprecation: Deprecation? = nil
  ) -> ServiceProbe {
    ServiceProbe(service: source.service, cost: cost, isNeeded: isNeeded, deprecation: deprecation) {
      () async throws(ServiceFailure) in
      guard let city, let weather = try await source.weather([.now], in: [city]).first?.get(),
        let temperature = weather.current?.temperature
      else { throw .noData(source.service) }
      let own = city.zone.secondsFromGMT(for: now())
      let doubt = weather.utcOffset.flatMap { told in
        told == own ? nil : "its clocks are \(told) s ahead of UTC, ours \(own) s"
      }
      return ("\((temperature * 10).rounded() / 10) °C in \(city.name)", doubt)
    }
  }

  private var geocoding: ServiceProbe {
    let source = GeocodingRepository(client: client, endpoints: endpoints, key: settings.openMeteoKey, now: now)
    return ServiceProbe(service: .geocoding, cost: "1 call") { () async throws(ServiceFailure) in
      guard let place = try await source.places(named: "Seoul", language: .english).first else {
        throw .noData(.geocoding)
      }
      return ("it knows \(place.fullName)", nil)
    }
  }

  private var airQuality: ServiceProbe {
    let source = AirQualityRepository(client: client, endpoints: endpoints, key: settings.openMeteoKey, now: now)
    return ServiceProbe(service: .airQuality, cost: "1 call") { () async throws(ServiceFailure) in
      guard let city, let air = try await source.airQuality(in: [city]).first else { throw .noData(.airQuality) }
      _ = try air.get()
      return ("air quality in \(city.name)", nil)
    }
  }

  private var alerts: ServiceProbe {
    let source = NWSRepository(client: client, endpoints: endpoints, now: now)
    let place = settings.cities.first(where: \.isInUnitedStates) ?? city
    return ServiceProbe(service: .nws, cost: "1 request") { () async throws(ServiceFailure) in
      guard let place else { throw .noData(.nws) }
      let count = try await source.alerts(in: place).count
      return ("\(count) \(count == 1 ? "warning" : "warnings") for \(place.name)", nil)
    }
  }

  private var picture: ServiceProbe {
    let source = APODRepository(client: client, endpoints: endpoints, now: now)
    return ServiceProbe(service: .apod, cost: "1 request") { () async throws(ServiceFailure) in
      let picture = try await source.latest()
      return ("\(picture.date), \(picture.title)", nil)
    }
  }

  private var oldPicture: ServiceProbe {
    let source = NASAAPIRepository(client: client, endpoints: endpoints, key: settings.nasaKey, now: now)
    return ServiceProbe(service: .nasaAPI, cost: "1 of 1,000 calls an hour") { () async throws(ServiceFailure) in
      let picture = try await source.latest()
      return ("\(picture.date), \(picture.title)", nil)
    }
  }

  private var orbit: ServiceProbe {
    let (source, now) = (CelestrakRepository(client: client, endpoints: endpoints, now: now), now)
    return ServiceProbe(service: .celestrak, cost: "1 request") { () async throws(ServiceFailure) in
      guard let elements = try await source.elements(of: .iss) else { throw .noData(.celestrak) }
      let days = now().timeIntervalSince(elements.epoch) / 86_400
      return ("the orbit of the ISS, \((days * 10).rounded() / 10) days old", nil)
    }
  }

  private var kp: ServiceProbe {
    let (source, now) = (SWPCRepository(client: client, endpoints: endpoints, now: now), now)
    return ServiceProbe(service: .swpc, cost: "1 request") { () async throws(ServiceFailure) in
      guard let kp = try await source.kpForecast().kp(at: now()) else { throw .noData(.swpc) }
      return ("Kp is \(kp)", nil)
    }
  }

  private static let seoul = Coordinates(latitude: 37.566, longitude: 126.9784).map {
    City(name: "Seoul", region: nil, countryCode: "KR", coordinates: $0, timeZone: "Asia/Seoul")
  }
}

/// One small real question to a service, to see whether it answers and sensibly.
private struct ServiceProbe: Sendable {
  let service: Service
  /// What the question counts against the service's allowance, in words.
  let cost: String
  /// Whether skydash is of little use without it.
  var isNeeded = false
  /// Says whether the service answered, but will not for long.
  var deprecation: Deprecation?
  /// Asks, and says what came, such as `8.4 °C in Seoul`, and in what the service's idea of local time differs from ours.
  let ask: @Sendable () async throws(ServiceFailure) -> (text: String, doubt: String?)

  /// Asks, unless the service asked to wait.
  ///
  /// - Returns: What to tell, and whether there was an answer.
  func finding(_ retry: RetryPolicy) async -> (finding: Finding, isAnswered: Bool) {
    do throws(ServiceFailure) {
      let answer = try await retry.request(service, ask)
      return (finding("answers: \(SafeText.line(answer.text)) (\(cost))", answer.doubt), true)
    } catch {
      let verdict = isNeeded || error.isAboutKey ? Finding.Verdict.problem : .warning
      return (finding(verdict, SafeText.line("\(error)"), nextStep: step(for: error)), false)
    }
  }

  private func finding(_ text: String, _ doubt: String?) -> Finding {
    if let doubt { return finding(.warning, "\(text); \(doubt)", nextStep: "update the package tzdata, or skydash") }
    guard deprecation?.isNoted == true else { return finding(.ok, text) }
    return finding(.warning, "\(text); it \(Deprecation.words)", nextStep: "look for a newer skydash")
  }

  var skipped: Finding { finding(.ok, "not asked (it would be \(cost))") }

  private func finding(_ verdict: Finding.Verdict, _ text: String, nextStep: String? = nil) -> Finding {
    Finding(.services, service.title, verdict, text, nextStep: nextStep)
  }

  private func step(for failure: ServiceFailure) -> String {
    switch failure {
    case .offline: "run again without --offline"
    case .unreachable, .noNetwork: "check the connection, the name server and any proxy"
    case .timedOut: "check the connection, or try again later"
    case .notBefore(_, let date, _): "nothing to do: it is asked again after \(date.formatted(.iso8601))"
    case .keyMissing, .keyRefused: "set a right key with “skydash config set”"
    case .told, .refused, .cutShort, .unreadable, .tooLarge, .noData, .notFound: later
    }
  }

  /// What to do about a service that is at fault itself.
  private var later: String {
    switch service {
    case .openMeteo, .openWeather, .metNorway:
      "try again later; another provider can be chosen with “skydash config set provider”"
    case .geocoding, .airQuality, .nws, .apod, .nasaAPI, .celestrak, .swpc: "try again later"
    }
  }
}
