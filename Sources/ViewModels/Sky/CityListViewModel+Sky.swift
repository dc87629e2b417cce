import Entities
import Essentials
import Services

extension CityListViewModel {
  /// Computes whether it is day over each city, and releases skies over ten minutes old.
  func updateDaylight(at now: Date) {
    let daylight = Daylight(at: now)
    for row in rows.value {
      row.sky.value.isDay = daylight.isDay(at: row.city.coordinates)
      row.forgetOldSky(at: now)
    }
  }

  /// The almanac, cached for ten minutes and the same orbits and Kp forecast, since selections move from city to city.
  private func almanac(at now: Date, _ skyData: SkyData) -> SkyAlmanac {
    if let (instant, almanac) = cachedAlmanac, abs(now.timeIntervalSince(instant)) < SkyKey.slotLength,
      almanac.skyData == skyData
    {
      return almanac
    }
    let almanac = SkyAlmanac(at: now, skyData: skyData)
    cachedAlmanac = (now, almanac)
    return almanac
  }

  /// Computes outdated skies and sun times of some rows before it returns.
  func prepareSky(of rows: [CityRowViewModel], at now: Date, _ skyData: SkyData) {
    for (row, request) in skyRequests(of: rows, at: now, skyData) {
      row.update(request.sky(by: almanac(at: now, skyData)), of: request)
    }
  }

  /// Like ``prepareSky(of:at:_:)``, off the main actor.
  func computeSky(of rows: [CityRowViewModel], at now: Date, _ skyData: SkyData) async {
    let requests = skyRequests(of: rows, at: now, skyData)
    guard !requests.isEmpty else { return }
    let skies = await SkyRequest.skies(requests.map(\.request), by: almanac(at: now, skyData))
    for ((row, request), computed) in zip(requests, skies) { row.update(computed, of: request) }
  }

  /// The requests for outdated skies, in the order of their rows; rows whose sky can't be computed have none.
  private func skyRequests(
    of rows: [CityRowViewModel], at now: Date, _ skyData: SkyData
  ) -> [(row: CityRowViewModel, request: SkyRequest)] {
    let outdated = rows.filter { !$0.hasSky(at: now, skyData) }
    return outdated.compactMap { row in row.skyRequest(at: now, skyData).map { (row, $0) } }
  }
}
