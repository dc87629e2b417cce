package import Entities
package import Essentials
import Services

extension DashboardViewModel {
  /// Computes outdated skies and sun times of some rows (all if `nil`) before it returns. Live views call this for the
  /// city they show in full, and ``requestSkies(of:)`` for the rows on screen.
  package func prepareSky(of rows: [CityRowViewModel]? = nil) {
    if clock != nil { list.prepareSky(of: rows ?? self.rows.value, at: now, skyData.skyData.value) }
  }

  /// Computes outdated skies off the main actor, so that they delay no frame; drops earlier requests that still wait.
  package func requestSkies(of rows: [CityRowViewModel]) {
    guard clock != nil else { return }
    let (now, skyData) = (now, skyData.skyData.value)
    skies.replace(with: rows.filter { !$0.hasSky(at: now, skyData) })
  }

  /// Computes today's sunrise and sunset of the rows that lack them, which takes much less time than their skies.
  package func prepareSunTimes(of rows: [CityRowViewModel]) {
    guard clock != nil else { return }
    for row in rows {
      let today = CivilDate(now, in: row.zone)
      guard row.sky.value.sunTimes[today] == nil else { continue }
      row.sky.value.sunTimes.merge(SkyService().sunTimes(of: row.city, dates: [today])) { $1 }
    }
  }

  /// The night over a city, without events until they are computed; `nil` if there is no sky yet.
  package func nightSky(of row: CityRowViewModel) -> NightSky? {
    guard var night = row.skyRequest(at: now, skyData.skyData.value).flatMap(detailedSky.night.model) else {
      return row.sky.value.report.map { SkyService().night(over: row.city, at: now, $0) }
    }
    row.sky.value.complete(&night.report, at: now)
    return night
  }

  /// Coming events over a city; `nil` until they are computed, and in years that the sky can't be computed for.
  package func comingEvents(of row: CityRowViewModel) -> ComingEvents? {
    row.skyRequest(at: now, skyData.skyData.value).flatMap(detailedSky.coming.model)
  }

  /// The star chart over a city at an instant; the row's forecast is for the clouds during a pass.
  package func chart(of row: CityRowViewModel, at instant: Date) -> SkyChart {
    SkyService().skyChart(of: row.city, at: instant, skyData: skyData.skyData.value, forecast: row.forecast)
  }

  /// When the sky over a city next gets dark.
  package func darkness(after instant: Date, over city: City) -> Darkness {
    SkyService().darkness(after: instant, over: city)
  }
}
