package import Entities
package import Essentials
import Repositories

/// The services of a live table with sample data in memory: no network, no files.
package final class DemoWorld: Sendable {
  /// The sample settings at the start, with ten cities.
  package let settings: Settings
  package let settingsService: SettingsService
  package let places: PlaceService
  package let weather: WeatherService
  /// Sample orbits and a sample geomagnetic storm.
  package let skyData: SkyDataService
  /// A report without an image; `nil` only if its page had no valid address.
  private let picture: PictureReport?

  /// The city for which the provider never has data; its cached weather is a little over two hours old.
  package static let oldCity = "Reykjavík"
  /// A label before and after another program changes it, while the demo runs.
  package static let renamed = (from: "Seoul", to: "서울")

  /// The services by a clock; `wording` is the language of place names.
  package init(clock: WallClock, wording: PlaceWording = .english) {
    picture = Self.picture(at: clock.now())
    let (path, files) = ("/demo/settings.json", FileStore.inMemory(now: clock.now))
    try? files.writeAtomically(path, Data(EmbeddedFile("Demo/settings.json").bytes), .init())
    let repository = SettingsRepository(path: path, files: files)
    settings = (try? repository.load().settings) ?? Settings()
    let cache = CacheRepository(directory: "/demo/cache", files: files, now: clock.now)
    // No pauses between tries: the sample source always has data for a city or never does.
    let requests = Requests(cache: cache, clock: WallClock(now: clock.now, sleep: { _ in }), jitter: { 1 })
    settingsService = SettingsService(repository)
    places = PlaceService(geocoder: nil, requests: requests, wording: wording)
    weather = WeatherService(
      sources: [SampleSource(clock: clock, unreachable: [Self.oldCity])], air: nil,
      alerts: { city async throws(ServiceFailure) in Self.alerts(for: city, at: clock.now()) }, cache: cache,
      requests: requests, clock: clock)
    skyData = Self.skyData(over: settings.cities, cache, requests, clock)
    fill(CachedWeather(cache: cache), at: clock.now())
  }

  private static func skyData(
    over cities: [City], _ cache: CacheRepository, _ requests: Requests, _ clock: WallClock
  ) -> SkyDataService {
    let sample = SampleOrbits(now: clock.now()).skyData(over: cities)
    return SkyDataService(
      orbit: { satellite throws(ServiceFailure) in sample.orbits.first { $0.satellite == satellite } },
      kp: { () throws(ServiceFailure) in sample.kpForecast ?? KpForecast(steps: []) }, cache: cache, requests: requests,
      clock: clock)
  }

  /// Caches the air quality, for which there is no sample service, and old weather of the city that gets no new one.
  private func fill(_ cached: CachedWeather, at now: Date) {
    for city in settings.cities { cached.store(SampleClimate(city).air(at: now), as: .air, of: city, at: now) }
    guard let city = settings.cities.first(where: { $0.name == Self.oldCity }) else { return }
    let (date, climate) = (now.addingTimeInterval(-2 * 3600 - 300), SampleClimate(city))
    let weather = Sourced(climate.weather(at: date), provider: .openMeteo, fetchedAt: date)
    let forecast = Sourced(climate.forecast(at: date), provider: .openMeteo, fetchedAt: date)
    cached.store(weather, as: .now, of: city, at: date)
    cached.store(forecast, as: .forecast, of: city, at: date)
  }

  /// The city with a gale warning.
  static let warnedCity = "Tromsø"

  /// The warned city's gale, in force for ten hours from an hour before the last full one; empty for other cities.
  private static func alerts(for city: City, at now: Date) -> [WeatherAlert] {
    guard city.name == warnedCity else { return [] }
    let hour = (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600
    return [
      WeatherAlert(
        identifier: "demo", event: "Gale", severity: .severe,
        headline: "Southwest gale 20 m/s on the outer coast, with heavy gusts.",
        instruction: "Tie up what is loose.", onset: Date(timeIntervalSince1970: hour - 3600),
        ends: Date(timeIntervalSince1970: hour + 9 * 3600))
    ]
  }

  /// A late answer for a city at `now`: the weather of some minutes later, or earlier if negative.
  package func lateAnswer(for city: City, at now: Date, minutes: Double) -> CityWeather {
    var answer = CityWeather(city: city)
    let climate = SampleClimate(city)
    var current = climate.weather(at: now.addingTimeInterval(minutes * 60))
    current.observedAt = now
    answer.current = Sourced(current, provider: .openMeteo, fetchedAt: now)
    answer.forecast = Sourced(climate.forecast(at: now), provider: .openMeteo, fetchedAt: now)
    if city.alertAuthority != nil { answer.alerts = Fetched(Self.alerts(for: city, at: now), fetchedAt: now) }
    answer.air = Fetched(climate.air(at: now), fetchedAt: now)
    return answer
  }

  /// The document a dashboard starts from: settings, the sample picture, and the cities with their cached weather.
  package func document(_ settings: Settings) throws -> Data {
    try settings.encodedDocument(
      picture: try JSONEncoder().encode(picture), cities: settings.cities.map { weather.cached.document(of: $0) })
  }

  private static func picture(at now: Date) -> PictureReport? {
    guard let page = URL(string: "https://science.nasa.gov/apod/") else { return nil }
    let picture = Picture(
      date: Picture.today(now), title: "A Sample of the Night Sky",
      explanation: "The picture of the day goes here. This one was generated: nothing was downloaded.",
      credit: "skydash", copyright: nil, mediaType: .image, pageURL: page, imageURL: nil, videoURL: nil,
      alternativeText: "Stars, the Milky Way and a gibbous moon over dark hills.")
    return PictureReport(picture: picture, day: picture.date, fetchedAt: now)
  }

  /// The sample picture's PNG file.
  package var pictureFile: Data { Data(EmbeddedFile("Demo/picture.png").bytes) }
}
