import Entities
import Essentials
import Services

/// What a row's sky was computed from; another value means another sky.
struct SkyKey: Equatable {
  var coordinates: Coordinates
  var timeZone: String
  /// Ten minutes since 1970: the moon moves 0.1° in them.
  var slot: Int
  /// When the forecast was got, by which the outlook is judged.
  var forecastFetchedAt: Date?
}

extension DashboardViewModel {
  /// Computes whether it is day above each city, and forgets the skies that were last asked for more than ten minutes
  /// ago: whoever paged through a thousand cities has not their skies in memory for ever.
  package func updateSky() {
    guard let services else { return }
    let daylight = services.sky.daylight(at: now)
    let slot = Self.slot(now)
    for row in rows.value {
      row.today.value.isDay = daylight.isDay(at: row.city.value.coordinates)
      if let key = row.skyKey, key.slot < slot - 1 { row.forgetSky() }
    }
  }

  private static func slot(_ date: Date) -> Int { Int(date.timeIntervalSince1970 / 600) }

  /// Computes the sky and the sun's times of some rows, or of all; what is still right is not computed again.
  ///
  /// Views call this for the rows they show, so that a thousand cities cost no more than a screenful.
  package func prepareSky(of some: [CityRowViewModel]? = nil) {
    guard let services else { return }
    let now = now
    let stale = (some ?? rows.value).filter { $0.skyKey != key(of: $0, now) }
    guard !stale.isEmpty else { return }
    let almanac = SkyAlmanac(at: now)
    for row in stale {
      let city = row.city.value
      guard let moment = try? SkyMoment(at: city, now: now) else { continue }
      row.skyKey = key(of: row, now)
      row.sky.value = services.sky.report(
        for: city, moment: moment, forecast: row.forecast.value, now: now, almanac: almanac)
      let dates = (row.forecast.value?.days.map(\.date) ?? []) + [CivilDate(now, in: row.zone)]
      if dates.contains(where: { row.sunTimes.value[$0] == nil }) {
        row.sunTimes.value = services.sky.sunTimes(of: city, dates: dates)
      }
    }
  }

  private func key(of row: CityRowViewModel, _ now: Date) -> SkyKey {
    SkyKey(
      coordinates: row.city.value.coordinates, timeZone: row.city.value.timeZone, slot: Self.slot(now),
      forecastFetchedAt: row.report?.forecast?.fetchedAt)
  }
}
