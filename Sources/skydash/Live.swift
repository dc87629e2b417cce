import CommandLine
import Entities
import Essentials
import Repositories
import Services
import ViewModels
import Views

/// Everything a command can ask, built once from the environment and the options.
struct Live {
  let settings: SettingsService
  let cities: CityService
  let places: PlaceService
  let weather: WeatherService
  let sky: SkyService
  let picture: PictureService
  let cache: CacheRepository
  let clock: WallClock
  private let deprecation: Deprecation
  let policy: FetchPolicy
  /// Makes the weather service for other settings of the same person.
  let weatherFor: (Settings) -> WeatherService?
  /// The settings as they were at the start, with this run's units.
  let chosen: Settings
  /// A sentence for each field of the settings that could not be used.
  let warnings: [String]

  /// - Throws: `SettingsProblem`, `EndpointProblem` or ``SetupProblem``.
  init(_ options: GlobalOptions, environment: [String: String]) throws {
    SystemMemory.prepare()
    let locations = try Locations(environment: environment, configPath: options.configPath)
    let repository = SettingsRepository(path: locations.settings, files: .live)
    settings = SettingsService(repository)
    let loaded = try settings.load()
    warnings = loaded.warnings
    var chosen = loaded.settings
    chosen.units = UnitsInput(options.units).applied(to: chosen.units)
    self.chosen = chosen
    let clock = WallClock.live(environment: environment)
    self.clock = clock
    cache = CacheRepository(
      directory: locations.cache, files: .live, bound: chosen.cacheSize * 1_000_000, now: clock.now)
    policy = options.isOffline ? .never : options.refreshes ? .always : .whenDue
    let endpoints = try Endpoints(environment: environment)
    let deprecation = Deprecation()
    self.deprecation = deprecation
    let network = Network(
      endpoints: endpoints, keys: Keys(chosen, environment: environment), cache: cache, clock: clock,
      deprecation: deprecation)
    let patience = Patience(cache: cache, clock: clock)
    weather = network.weather(chosen.provider, patience: patience)
    weatherFor = { [cache] settings in
      let keys = Keys(settings, environment: environment)
      return Network(endpoints: endpoints, keys: keys, cache: cache, clock: clock, deprecation: deprecation)
        .weather(settings.provider, patience: patience)
    }
    places = PlaceService(geocoder: options.isOffline ? nil : network.geocoder, patience: patience)
    cities = CityService(places: places, settings: repository)
    sky = SkyService()
    picture = network.picture(patience: patience, policy: policy)
  }

  /// A sentence on a service that answers, but will not for long, where it was not told lately.
  var notice: String? { deprecation.sentence(keptIn: cache, at: clock) }

  /// What the live table asks for.
  var dashboardServices: DashboardServices {
    var services = DashboardServices(
      settings: settings, cities: cities, places: places, weather: weather, sky: sky, clock: clock, policy: policy)
    services.weatherFor = weatherFor
    return services
  }
}
