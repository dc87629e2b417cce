import Entities
import Essentials
import Services

extension CityRowViewModel {
  /// Whether the row's sky was computed for this instant's slot, and with the same inputs.
  func hasSky(at now: Date, _ skyData: SkyData) -> Bool { sky.value.key == skyKey(at: now, skyData) }

  /// The request for the row's sky and its days' unknown sun times; `nil` in years the sky can't be computed for.
  func skyRequest(at now: Date, _ skyData: SkyData) -> SkyRequest? {
    guard let moment = try? SkyMoment(at: city, now: now) else { return nil }
    let dates = (forecast?.days.map(\.date) ?? []) + [CivilDate(now, in: zone)]
    let hasAllSunTimes = dates.allSatisfy { sky.value.sunTimes[$0] != nil }
    return SkyRequest(
      key: skyKey(at: now, skyData), city: city, moment: moment, forecast: weather.value.forecast, now: now,
      dates: hasAllSunTimes ? [] : dates)
  }

  /// Applies a computed sky, unless the row's inputs have changed meanwhile.
  func update(_ computed: SkyRequest.Computed, of request: SkyRequest) {
    guard skyKey(at: request.now, request.key.skyData) == request.key else { return }
    var updated = sky.value
    var report = computed.report
    updated.complete(&report, at: request.now)
    (updated.key, updated.report) = (request.key, report)
    if let times = computed.sunTimes { updated.sunTimes = times }
    sky.value = updated
  }

  /// Releases a sky over ten minutes old, so that memory doesn't fill while paging through a thousand cities.
  func forgetOldSky(at now: Date) { if let key = sky.value.key, key.slot < SkyKey.slot(now) - 1 { forgetSky() } }

  /// Releases the sky; it is computed again when asked for.
  package func forgetSky() {
    var released = sky.value
    (released.key, released.report, released.sunTimes) = (nil, nil, [:])
    sky.value = released
  }

  /// The key that a sky computed at an instant would have.
  func skyKey(at now: Date, _ skyData: SkyData) -> SkyKey {
    SkyKey(
      coordinates: city.coordinates, timeZone: city.timeZone, siteSky: city.siteSky, slot: SkyKey.slot(now),
      forecastFetchedAt: weather.value.forecast?.fetchedAt, skyData: skyData)
  }
}
