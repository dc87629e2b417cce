import Entities
import Essentials
import Repositories

/// What a refresh has to fetch.
extension WeatherService {
  /// Whether to request a kind of weather for a row. Warnings are requested only where an authority issues them. Under
  /// `whenDue`, a kind is requested if it is missing, as old as its time to live, from a provider no longer chosen, or
  /// a forecast of too few days, but not after a recent failure.
  func isDue(_ kind: WeatherKind, _ weather: CityWeather, _ policy: FetchPolicy) -> Bool {
    if kind == .alerts, weather.city.alertAuthority == nil { return false }
    if policy == .whenDue, recentFailures.contains(kind, of: weather.city, at: clock.now()) { return false }
    guard policy == .whenDue, let (fetchedAt, provider) = fetched(kind, weather) else { return true }
    if let provider, !sources.contains(where: { $0.provider == provider }) { return true }
    if kind == .forecast, lacksDays(weather) { return true }
    return clock.now().timeIntervalSince(fetchedAt) >= kind.timeToLive
  }

  /// Whether more days are wanted than are cached, and the provider may have them because fewer were requested before.
  private func lacksDays(_ weather: CityWeather) -> Bool {
    guard days > Self.usualDays, let forecast = weather.forecast,
      forecast.value.requestedDays ?? 0 < days,
      let most = sources.first(where: { $0.provider == forecast.provider })?.maximumDays
    else { return false }
    let today = CivilDate(clock.now(), in: weather.city.zone)
    return forecast.value.days.count { $0.date >= today } < min(days, most)
  }

  /// When a kind was fetched, and from which provider if there are several; `nil` if it is missing.
  private func fetched(_ kind: WeatherKind, _ weather: CityWeather) -> (at: Date, provider: Provider?)? {
    switch kind {
    case .now: weather.current.map { ($0.fetchedAt, $0.provider) }
    case .forecast: weather.forecast.map { ($0.fetchedAt, $0.provider) }
    case .air: weather.air.map { ($0.fetchedAt, nil) }
    case .alerts: weather.alerts.map { ($0.fetchedAt, nil) }
    }
  }
}
