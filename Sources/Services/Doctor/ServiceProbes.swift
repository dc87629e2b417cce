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

  /// - Parameters:
  ///   - client: The network.
  ///   - endpoints: Where the services are.
  ///   - settings: With the keys to use, wherever they come from.
  ///   - now: The clock.
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
  package var all: [ServiceProbe] {
    var probes = weather + [geocoding, airQuality, picture]
    if settings.cities.contains(where: \.isInUnitedStates) { probes.append(alerts) }
    if settings.nasaKey?.isEmpty == false { probes.append(oldPicture) }
    return probes
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
    ServiceProbe(source.service, cost: cost, isNeeded: isNeeded, deprecation: deprecation) {
      () async throws(ServiceFailure) in
      guard let city, let weather = try await source.weather([.now], in: [city]).first?.get(),
        let temperature = weather.current?.temperature
      else { throw .noData(source.service) }
      var answer = ServiceProbe.Answer("\((temperature * 10).rounded() / 10) °C in \(city.name)")
      let own = city.zone.secondsFromGMT(for: now())
      if let told = weather.utcOffset, told != own {
        answer.doubt = "its clocks are \(told) s ahead of UTC, ours \(own) s"
      }
      return answer
    }
  }

  private var geocoding: ServiceProbe {
    let source = GeocodingRepository(client: client, endpoints: endpoints, key: settings.openMeteoKey, now: now)
    return ServiceProbe(.geocoding, cost: "1 call") { () async throws(ServiceFailure) in
      guard let place = try await source.places(named: "Seoul", language: .english).first else {
        throw .noData(.geocoding)
      }
      return .init("it knows \(place.fullName)")
    }
  }

  private var airQuality: ServiceProbe {
    let source = AirQualityRepository(client: client, endpoints: endpoints, key: settings.openMeteoKey, now: now)
    return ServiceProbe(.airQuality, cost: "1 call") { () async throws(ServiceFailure) in
      guard let city, let air = try await source.airQuality(in: [city]).first else { throw .noData(.airQuality) }
      _ = try air.get()
      return .init("air quality in \(city.name)")
    }
  }

  private var alerts: ServiceProbe {
    let source = NWSRepository(client: client, endpoints: endpoints, now: now)
    let place = settings.cities.first(where: \.isInUnitedStates) ?? city
    return ServiceProbe(.nws, cost: "1 request") { () async throws(ServiceFailure) in
      guard let place else { throw .noData(.nws) }
      let count = try await source.alerts(in: place).count
      return .init("\(count) \(count == 1 ? "warning" : "warnings") for \(place.name)")
    }
  }

  private var picture: ServiceProbe {
    let source = APODRepository(client: client, endpoints: endpoints, now: now)
    return ServiceProbe(.apod, cost: "1 request") { () async throws(ServiceFailure) in
      let picture = try await source.latest()
      return .init("\(picture.date), \(picture.title)")
    }
  }

  private var oldPicture: ServiceProbe {
    let source = NASAAPIRepository(client: client, endpoints: endpoints, key: settings.nasaKey, now: now)
    return ServiceProbe(.nasaAPI, cost: "1 of 1,000 calls an hour") { () async throws(ServiceFailure) in
      let picture = try await source.latest()
      return .init("\(picture.date), \(picture.title)")
    }
  }

  private static let seoul = Coordinates(latitude: 37.566, longitude: 126.9784).map {
    City(name: "Seoul", region: nil, countryCode: "KR", coordinates: $0, timeZone: "Asia/Seoul")
  }
}

/// One small real question to a service, to see whether it answers and sensibly.
package struct ServiceProbe: Sendable {
  let service: Service
  /// What the question counts against the service's allowance, in words.
  let cost: String
  /// Whether skydash is of little use without it.
  let isNeeded: Bool
  /// What came.
  package struct Answer: Sendable {
    /// In words, such as `8.4 °C in Seoul`.
    var text: String
    /// In what the service's idea of local time differs from ours.
    var doubt: String?

    package init(_ text: String) { self.text = text }
  }

  /// Asks, and says what came.
  let ask: @Sendable () async throws(ServiceFailure) -> Answer
  /// Says whether the service answered, but will not for long.
  let deprecation: Deprecation?

  package init(
    _ service: Service, cost: String, isNeeded: Bool = false, deprecation: Deprecation? = nil,
    ask: @escaping @Sendable () async throws(ServiceFailure) -> Answer
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
  package func finding(_ retry: RetryPolicy) async -> (finding: Finding, isAnswered: Bool) {
    do throws(ServiceFailure) {
      let answer = try await retry.request(service) { () async throws(ServiceFailure) in try await ask() }
      return (finding("answers: \(SafeText.line(answer.text)) (\(cost))", doubt: answer.doubt), true)
    } catch {
      return (finding(error), false)
    }
  }

  private func finding(_ text: String, doubt: String?) -> Finding {
    if let doubt {
      return Finding(
        .services, service.title, .warning, "\(text); \(doubt)", nextStep: "update the package tzdata, or skydash")
    }
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
    case .geocoding, .airQuality, .nws, .apod, .nasaAPI: "try again later"
    }
  }
}
