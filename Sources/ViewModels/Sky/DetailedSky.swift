package import Entities
package import Essentials
import Services

/// The parts of one city's sky that take longer to compute than a frame, such as a year's eclipses.
package final class DetailedSky {
  /// Incremented by each finished computation, so that the page is drawn again.
  package let revision = Dynamic(0)
  /// The night with all its events.
  let night = SkyComputation { request in
    var night = try? SkyService().night(
      over: request.city, at: request.now, forecast: request.forecast?.value, skyData: request.key.skyData)
    night?.forecastProvider = request.forecast?.provider
    return night
  }
  /// Coming events: two months of events, a year of eclipses, three days of passes.
  let coming = SkyComputation { request in
    SkyService().coming(over: request.city, at: request.now, skyData: request.key.skyData, forecast: request.forecast)
  }

  /// The last chart, and the start of its ten minutes.
  private var cachedChart: (instant: Date, chart: SkyChart)?

  /// A city's chart, recomputed every ten minutes, in which the sky turns by about a dot of a small drawing. By day it shows
  /// the coming dusk, because no stars are visible.
  package func chartInSteps(over city: City, at now: Date) -> SkyChart {
    let instant = Date(timeIntervalSince1970: Double(SkyKey.slot(now)) * SkyKey.slotLength)
    if let cachedChart, cachedChart.chart.city == city, cachedChart.instant == instant { return cachedChart.chart }
    let sky = SkyService()
    let present = sky.drawing(of: city, at: instant)
    let chart = present.darkness.map { sky.drawing(of: city, at: $0.instant) } ?? present
    cachedChart = (instant, chart)
    return chart
  }

  /// The model for a request, if there is any yet; starts computing it if it is missing or outdated.
  fileprivate func model<Model>(_ computation: SkyComputation<Model>, _ request: SkyRequest?) -> Model? {
    request.flatMap { computation.model(for: $0) { [revision] in revision.value += 1 } }
  }
}

extension DashboardViewModel {
  /// The night over a city, without events until they are computed; `nil` if there is no sky yet.
  package func skyPage(of row: CityRowViewModel) -> NightSky? {
    guard var night = detailedSky.model(detailedSky.night, row.skyRequest(at: now, skyData.skyData.value)) else {
      return row.sky.value.report.map { SkyService().night(over: row.city, at: now, $0) }
    }
    row.sky.value.complete(&night.report, at: now)
    return night
  }

  /// Coming events over a city; `nil` until they are computed, or if they can't be, as in a year without a sky.
  package func comingEvents(of row: CityRowViewModel) -> ComingEvents? {
    detailedSky.model(detailedSky.coming, row.skyRequest(at: now, skyData.skyData.value))
  }

  /// The star chart over a city at an instant.
  package func chart(of row: CityRowViewModel, at instant: Date) -> SkyChart {
    SkyService().drawing(of: row.city, at: instant, skyData: skyData.skyData.value, forecast: row.forecast)
  }

  /// When the sky over a city next gets dark.
  package func darkness(after now: Date, over city: City) -> Darkness { SkyService().darkness(after: now, over: city) }
}
