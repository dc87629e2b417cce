package import Entities
import Essentials
package import Repositories

/// Probes of all services that the settings use.
package struct ServiceProbes: Sendable {
  private let repositories: ServiceRepositories
  private let requests: Requests
  /// Caches the orbits, so that the service is asked for them no more often than it allows.
  private let skyData: SkyDataService
  private let settings: Settings
  /// Notes which services announced the end of an interface.
  private let deprecation: DeprecationNotices
  /// The city to ask about: the first saved one, else Seoul. Never `nil`, since Seoul's coordinates are valid.
  private var city: City? { settings.cities.first ?? Self.seoul }

  /// Probes of the settings' services through the program's own repositories.
  package init(
    _ repositories: ServiceRepositories, requests: Requests, settings: Settings, deprecation: DeprecationNotices
  ) {
    (self.repositories, self.requests) = (repositories, requests)
    (self.settings, self.deprecation) = (settings, deprecation)
    skyData = SkyDataService(
      orbit: repositories.orbits.elements, kp: repositories.spaceWeather.kpForecast, cache: requests.cache,
      requests: requests, clock: requests.clock)
  }

  /// The probes of services in use, weather providers first, in order of preference.
  private var all: [ServiceProbe] {
    weather + [
      ServiceProbe(.geocoding, geocoding), ServiceProbe(.airQuality, airQuality),
      ServiceProbe(.apod) { () async throws(ServiceFailure) in Self.answer(try await repositories.apod.latest()) },
      ServiceProbe(.celestrak, unless: reasonNotToAskForOrbits, orbit), ServiceProbe(.swpc, kp),
    ] + AlertAuthority.allCases.compactMap(warnings)
      + [repositories.nasaAPI].compactMap(\.self).map { source in
        ServiceProbe(.nasaAPI) { () async throws(ServiceFailure) in Self.answer(try await source.latest()) }
      }
  }

  /// The findings when offline: which services would be asked.
  package var skipped: [Finding] { all.map(\.skipped) + countriesWithoutWarnings }

  /// The countries of saved cities without a source of warnings; empty if all have one.
  private var countriesWithoutWarnings: [Finding] {
    let codes = settings.cities.filter { $0.alertAuthority == nil }.map { $0.countryCode ?? "?" }
    guard !codes.isEmpty else { return [] }
    let names = Set(codes).sorted().map { $0 == "?" ? Phrase("places without a country") : Phrase(verbatim: $0) }
    let countries = Phrase(names, separator: Phrase(verbatim: ", "))
    let fact = Phrase("unavailable for \(countries): not covered by any free service")
    return [Finding(.services, .warnings, .ok, fact)]
  }

  /// Asks all services concurrently, and returns their findings in the order of ``skipped``.
  ///
  /// With several weather providers, one that works is enough; if none does, each is a problem.
  package func findings() async -> [Finding] {
    let all = all
    let retry = requests.printingPolicy(ignoresKnownOutage: true).withoutRetries
    var outcomes = all.map { (finding: $0.skipped, isWorking: false) }
    await withTaskGroup { group in
      for (index, probe) in all.enumerated() {
        group.addTask { (index, await probe.outcome(by: requests, retry: retry, deprecation: deprecation)) }
      }
      for await (index, outcome) in group { outcomes[index] = outcome }
    }
    let providers = outcomes.prefix(settings.provider.providers.count)
    if providers.count > 1, providers.allSatisfy({ !$0.isWorking }) {
      for index in providers.indices { outcomes[index].finding.verdict = .problem }
    }
    return outcomes.map(\.finding) + countriesWithoutWarnings
  }

  private var weather: [ServiceProbe] {
    let providers = settings.provider.providers
    return providers.map { weather(from: repositories.weatherSource(of: $0), isNeeded: providers.count == 1) }
  }

  /// Asks for the current weather, and compares the service's time zone with skydash's.
  private func weather(from source: any WeatherSource, isNeeded: Bool) -> ServiceProbe {
    ServiceProbe(service: source.service, isNeeded: isNeeded) { () async throws(ServiceFailure) in
      guard let city, let weather = try await source.weather([.now], days: 1, in: [city]).first?.get(),
        let temperature = weather.current?[.temperature]
      else { throw .noData(source.service) }
      var answer = ServiceProbe.Answer(summary: Phrase("\(number: Self.tenths(temperature)) °C in \(city.name)"))
      let expected = city.zone.secondsFromGMT(for: requests.clock.now())
      if let reported = weather.utcOffset, reported != expected {
        let doubt = Phrase("it puts local time \(reported) s ahead of UTC, skydash \(expected) s")
        answer.doubts.append((doubt, step: Phrase("update the tzdata package or skydash")))
      }
      return answer
    }
  }

  private func geocoding() async throws(ServiceFailure) -> Phrase {
    guard let place = try await repositories.geocoder.places(named: "Seoul", language: .english).first else {
      throw .noData(.geocoding)
    }
    return Phrase("found \(place.fullName)")
  }

  private func airQuality() async throws(ServiceFailure) -> Phrase {
    guard let city, try await repositories.air.airQuality(in: [city]).first?.get() != nil else {
      throw .noData(.airQuality)
    }
    return Phrase("air quality in \(city.name)")
  }

  /// `nil` for an authority that isn't responsible for any city.
  private func warnings(of authority: AlertAuthority) -> ServiceProbe? {
    guard let place = settings.cities.first(where: { $0.alertAuthority == authority }) else { return nil }
    return ServiceProbe(authority.service) { () async throws(ServiceFailure) in
      let count = try await repositories.alerts.alerts(in: place).count
      return Phrase(one: "\(count) warning for \(place.name)", other: "\(count) warnings for \(place.name)", count)
    }
  }

  private static func answer(_ picture: Picture) -> Phrase { Phrase(verbatim: "\(picture.date), \(picture.title)") }

  private var reasonNotToAskForOrbits: Phrase? {
    skyData.hasFreshElements(of: .iss) ? Phrase("not asked: the cached orbits are recent enough") : nil
  }

  private func orbit() async throws(ServiceFailure) -> Phrase {
    guard let elements = try await skyData.elements(of: .iss) else { throw .noData(.celestrak) }
    // An epoch may be some hours ahead.
    let days = Self.tenths(max(requests.clock.now().timeIntervalSince(elements.epoch) / 86_400, 0))
    return Phrase("orbit of the ISS, \(number: days) days old")
  }

  private func kp() async throws(ServiceFailure) -> Phrase {
    let forecast = try await repositories.spaceWeather.kpForecast()
    guard let kp = forecast.kp(at: requests.clock.now()) else { throw .noData(.swpc) }
    return Phrase("Kp is \(number: "\(kp)")")
  }

  /// A number with one decimal; zero has no sign, as −0 + 0 is 0.
  static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10 + 0)" }

  private static let seoul = Coordinates(latitude: 37.566, longitude: 126.9784).map {
    City(name: "Seoul", region: nil, countryCode: "KR", coordinates: $0, timeZone: "Asia/Seoul")
  }
}
