package import Entities
package import Essentials
import Repositories

/// Everything the live table asks for, made of sample data in memory: no network, no file.
package struct DemoWorld: Sendable {
  package let settings: Settings
  package let settingsService: SettingsService
  package let cities: CityService
  package let places: PlaceService
  package let weather: WeatherService
  package let picture: Picture?

  /// The city whose service is never there; what is kept of it is two hours old.
  package static let oldCity = "Reykjavík"
  /// The city that is known by another name after two seconds.
  package static let renamed = (from: "Seoul", to: "서울")

  package init(clock: WallClock) {
    settings = Settings(cities: Self.list, watchInterval: 60)
    let files = FileStore.inMemory(now: clock.now)
    let repository = SettingsRepository(path: "/demo/settings.json", files: files)
    let cities = Self.list
    try? repository.update { $0 = Settings(cities: cities, watchInterval: 60) }
    let cache = CacheRepository(directory: "/demo/cache", files: files, now: clock.now)
    // No pauses between tries: the sample service is either there or not.
    let retry = RetryPolicy(
      cache: cache, clock: WallClock(now: clock.now, sleep: { _ in }), jitter: { 1 })
    settingsService = SettingsService(repository)
    places = PlaceService(geocoder: nil, retry: retry)
    self.cities = CityService(places: places, settings: repository)
    weather = WeatherService(
      sources: [SampleSource(clock: clock, unreachable: [Self.oldCity])], air: nil, alerts: nil, cache: cache,
      retry: retry, clock: clock)
    picture = Self.samplePicture(at: clock.now())
    keepOldWeather(cache, at: clock.now().addingTimeInterval(-2 * 3600 - 300))
  }

  private func keepOldWeather(_ cache: CacheRepository, at date: Date) {
    guard let city = Self.list.first(where: { $0.name == Self.oldCity }) else { return }
    let kept = KeptWeather(cache: cache)
    let climate = SampleClimate(city)
    kept.keep(climate.weather(at: date), of: city, from: .openMeteo, at: date)
    kept.keep(climate.forecast(at: date), of: city, from: .openMeteo, at: date)
  }

  /// What a city's weather looks like some minutes from an instant: the change that a late answer brings.
  package func lateAnswer(for city: City, at now: Date, minutes: Double) -> CityWeather {
    var report = CityWeather(city: city)
    let climate = SampleClimate(city)
    var current = climate.weather(at: now.addingTimeInterval(minutes * 60))
    current.observedAt = now
    report.current = Sourced(current, provider: .openMeteo, fetchedAt: now)
    report.forecast = Sourced(climate.forecast(at: now), provider: .openMeteo, fetchedAt: now)
    return report
  }

  private static let list: [City] = [
    city("Seoul", "Seoul", "KR", 37.566, 126.9784, "Asia/Seoul"),
    city("London", "England", "GB", 51.5085, -0.1257, "Europe/London"),
    city("New York", "New York", "US", 40.7143, -74.006, "America/New_York"),
    city("São Paulo", "São Paulo", "BR", -23.5475, -46.6361, "America/Sao_Paulo"),
    city("Cairo", "Cairo", "EG", 30.0626, 31.2497, "Africa/Cairo"),
    city("Kathmandu", "Bagmati", "NP", 27.7017, 85.3206, "Asia/Kathmandu"),
    city("Sydney", "New South Wales", "AU", -33.8678, 151.2073, "Australia/Sydney"),
    city("Honolulu", "Hawaii", "US", 21.3069, -157.8583, "Pacific/Honolulu"),
    city("Reykjavík", "Capital Region", "IS", 64.1355, -21.8954, "Atlantic/Reykjavik"),
    city("Tromsø", "Troms", "NO", 69.6489, 18.9551, "Europe/Oslo"),
  ].compactMap { $0 }

  private static func city(
    _ name: String, _ region: String, _ country: String, _ latitude: Double, _ longitude: Double, _ zone: String
  ) -> City? {
    Coordinates(latitude: latitude, longitude: longitude).map {
      City(name: name, region: region, countryCode: country, coordinates: $0, timeZone: zone)
    }
  }

  /// The file of the sample's picture, drawn when it is asked for.
  package var pictureFile: Data {
    SampleFile(
      pixels: SampleImage.pixels, width: SampleImage.width, height: SampleImage.height, palette: SampleImage.palette
    ).data
  }

  private static func samplePicture(at now: Date) -> Picture? {
    guard let page = URL(string: "https://science.nasa.gov/apod/") else { return nil }
    return Picture(
      date: CivilDate(now, secondsFromGMT: -5 * 3600), title: "A Sample of the Night Sky",
      explanation: "The picture of the day belongs here. This one is drawn by arithmetic: nothing was fetched.",
      credit: "skydash", mediaType: .image, pageURL: page,
      alternativeText: "Stars, the Milky Way and a gibbous moon over dark hills.")
  }
}
