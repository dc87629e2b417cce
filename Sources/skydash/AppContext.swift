import CommandLine
import Entities
import Essentials
import Repositories
import Services
import ViewModels
import Views

/// The object graph of a command, built once from the command line, the environment and the settings.
final class AppContext {
  let output: Output
  let settings: SettingsService
  let places: PlaceService
  let weather: WeatherService
  let picture: PictureService
  let skyData: SkyDataService
  let cache: CacheRepository
  let clock: WallClock
  /// When services are asked: never with `--offline`, always with `--refresh`, else when cached data is too old.
  let policy: FetchPolicy
  private let requests: Requests
  /// The retry policy of a printed command. Its time, which all services share, begins at the first use.
  private(set) lazy var retry = makeRetryPolicy()
  /// The settings as loaded at the start, with the units of `--units`.
  let chosenSettings: Settings
  /// Notes the services that announce their retirement.
  private let deprecation = DeprecationNotices()
  /// Makes services for changed settings, over the same connections.
  private let makeNetworkServices: (Settings) -> NetworkServices

  /// Builds the graph, and reports settings whose values can't be used; throws a `SettingsProblem` or `ProgramProblem`.
  init(_ output: Output) throws {
    self.output = output
    let (options, environment) = (output.options, output.console.environment)
    let locations = Locations(environment: environment, configPath: options.configPath)
    settings = SettingsService(locations.repository(newUnits: LocaleUnits(environment: environment).units))
    chosenSettings = try Self.settings(from: settings, output)
    clock = .live(environment: environment)
    cache = locations.cache(for: chosenSettings, clock)
    policy = options.isOffline ? .never : options.refreshes ? .always : .whenDue
    let stretch = Self.stretch(environment)
    requests = Requests(cache: cache, clock: clock, stretchedBy: stretch)
    let network = Network(
      client: HTTPClient.live().stretched(by: stretch).redacting(chosenSettings.apiKeys),
      endpoints: try Endpoints(environment: environment), settings: chosenSettings.withAPIKeys(from: environment),
      cache: cache, requests: requests, clock: clock, policy: policy, deprecation: deprecation,
      locale: Words.locale(environment))
    let services = network.services
    (weather, picture, skyData) = (services.weather, services.picture, services.skyData)
    makeNetworkServices = Self.services(over: network, locations, environment)
    let online = options.isOffline ? nil : network.repositories
    places = PlaceService(
      geocoder: online?.geocoder, requests: requests, wording: output.wording, zone: online?.openMeteo.timeZone)
  }

  /// Loads the settings, adopts their language and keys, and reports values that can't be used.
  private static func settings(from service: SettingsService, _ output: Output) throws -> Settings {
    var (settings, warnings) = try service.load()
    output.console.adopt(settings)
    for warning in warnings { output.console.report(output.console.words(warning.phrase)) }
    settings.units = settings.units.changed(by: output.options.units)
    return settings
  }

  /// The factor by which tests on slow machines multiply all time limits, 0.01…1000; 1 if unset or out of range.
  private static func stretch(_ environment: [String: String]) -> Double {
    let factor = environment["SKYDASH_TIME_LIMITS"].flatMap(Double.init) ?? 1
    return (0.01...1000).contains(factor) ? factor : 1
  }

  /// The function that makes services for changed settings; no message shows a key that they have or had.
  private static func services(
    over network: Network, _ locations: Locations, _ environment: [String: String]
  ) -> (Settings) -> NetworkServices {
    var network = network
    return { settings in
      // A service may still repeat a key that was replaced.
      network.client = network.client.redacting(network.settings.apiKeys + settings.apiKeys)
      network.settings = settings.withAPIKeys(from: environment)
      network.cache = locations.cache(for: settings, network.clock)
      return network.services
    }
  }

  var console: Console { output.console }
  var options: Options { output.options }

  /// The path of the settings file, even if there is none yet; throws `ProgramProblem.noHome` without a place for it.
  var settingsPath: String {
    get throws(ProgramProblem) {
      guard let path = settings.path else { throw .noHome }
      return path
    }
  }

  /// How text looks under `chosenSettings`.
  var appearance: Appearance { output.appearance(chosenSettings) }

  /// Names the locale that the units come from, in the user's language; `nil` if there is a settings file.
  var originOfUnits: String? {
    guard settings.lastChange == nil else { return nil }
    return appearance.words("from the locale \(LocaleUnits(environment: console.environment).locale)")
  }

  /// Reports services that announce their retirement, unless that was reported lately.
  func reportDeprecation() {
    for service in deprecation.takeDue(in: cache, at: clock.now()) {
      console.report(
        console.words("\(service.name) is retiring something that skydash uses; check for a newer version."))
    }
  }

  /// A dashboard of some cities, decoded from saved and cached data and connected to the services. Failed requests are
  /// repeated as long as it is watched or, if `isPrinted`, for a limited time, shorter if anything is cached.
  func dashboard(
    of cities: [City], isPrinted: Bool, _ overrides: RunOverrides = RunOverrides()
  ) async throws -> DashboardViewModel {
    var retry = isPrinted ? retry : .watching
    // Offline nothing waits, so the cache needn't be read to know how long.
    if isPrinted, policy != .never { retry = retry.limited(hasCached: await weather.hasCached(cities)) }
    let services = DashboardServices(
      settings: settings, places: places,
      weather: options.days.map { weather.with(retry, days: $0) } ?? weather.with(retry),
      picture: picture.with(retry), skyData: skyData.with(retry), clock: clock, policy: policy,
      makeNetworkServices: makeNetworkServices)
    var settings = overrides.applied(to: chosenSettings)
    settings.cities = cities
    let document = try await services.document(settings, weatherOf: CityListViewModel.screenful)
    let dashboard = try JSONDecoder().decode(DashboardViewModel.self, from: document)
    dashboard.connect(services, overrides)
    dashboard.sorting = options.sorting
    return dashboard
  }

  /// The named cities in order; without names those of `--city`, else all saved ones. Reports how to save those that
  /// aren't saved; throws a `CityProblem` for an ambiguous or unknown name.
  func cities(named names: [String] = []) async throws -> [FoundCity] {
    let found = try await HTTPRequest.$sharedDeadline.withValue(retry.deadline) {
      try await places.cities(named: names.isEmpty ? options.cities : names, in: chosenSettings)
    }
    if settings.path != nil { found.compactMap { $0.savingAdvice(console.words) }.forEach(console.report) }
    return found
  }

  /// The retry policy of a printed command, with time that begins now.
  func makeRetryPolicy() -> RetryPolicy { requests.printingPolicy(ignoresKnownOutage: policy == .always) }

  /// The local date on which the night of `--date` begins in a city; `nil` for tonight.
  func evening(in city: City, at now: Date) -> CivilDate? { options.night?.ahead(of: CivilDate(now, in: city.zone)) }

  /// Reports how to add cities, which isn't an error; throws `ProgramProblem.noHome` if none can be saved.
  func reportNoCities() throws(ProgramProblem) -> ExitCode {
    _ = try settingsPath
    console.reportNoCities()
    return .done
  }
}

extension RunOverrides {
  /// The overrides of a command line whose `--city` names are resolved to `cities`.
  init(_ options: Options, cities: [FoundCity]) {
    self.init(interval: options.interval, units: options.units, cities: options.cities.isEmpty ? nil : cities)
  }

  /// The overrides of a command line whose `--city` names must be in a list; throws for an unknown or ambiguous name.
  init(_ options: Options, namesIn cities: [City]) throws(CityProblem) {
    let list = Settings(cities: cities)
    var found: [FoundCity] = []
    for name in options.cities {
      let city = FoundCity(city: cities[try list.index(of: name)])
      if !found.contains(city) { found.append(city) }
    }
    self.init(options, cities: found)
  }
}
