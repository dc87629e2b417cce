import Entities
import Repositories
import Services
import ViewModels

/// Makes the services for some settings, over one client; each service gets one request at a time from all of them.
struct Network {
  var client: HTTPClient
  let endpoints: Endpoints
  /// The provider, and the keys in force.
  var settings: Settings
  var cache: CacheRepository
  let requests: Requests
  let clock: WallClock
  let policy: FetchPolicy
  /// Notes services that announce their retirement.
  let deprecation: DeprecationNotices
  /// The locale of messages, used if the settings name no language.
  let locale: String

  /// The web services, which answer in the user's language if they can.
  var repositories: ServiceRepositories {
    ServiceRepositories(
      client: client, endpoints: endpoints, settings: settings, cache: cache,
      language: settings.language == .auto ? locale : settings.language.rawValue, now: clock.now,
      reportDeprecation: deprecation.note)
  }

  /// The services that the program shows data of.
  var services: NetworkServices {
    let repositories = repositories
    return NetworkServices(
      weather: WeatherService(
        sources: settings.provider.providers.map(repositories.weatherSource), air: repositories.air,
        alerts: repositories.alerts.alerts, cache: cache, requests: requests, clock: clock),
      // With the old service as a fallback if there is a key for it.
      picture: PictureService(
        science: repositories.apod, fallback: repositories.nasaAPI, cache: cache, requests: requests,
        clock: clock, policy: policy, condition: PictureImage.Condition.of),
      skyData: SkyDataService(
        orbit: repositories.orbits.elements, kp: repositories.spaceWeather.kpForecast, cache: cache,
        requests: requests, clock: clock))
  }
}
