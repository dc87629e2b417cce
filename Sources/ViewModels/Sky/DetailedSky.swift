package import Entities
package import Essentials
import Services

/// The parts of one city's sky that take longer to compute than a frame, such as a year's eclipses.
package final class DetailedSky {
  /// Incremented by each finished computation, so that the page is drawn again.
  package let revision = Dynamic(0)
  /// The night with all its events.
  private(set) lazy var night = SkyComputation(counting: revision) { request in
    SkyService().night(
      over: request.city, moment: request.moment, forecast: request.forecast, now: request.now,
      almanac: SkyAlmanac(at: request.moment.instant, skyData: request.key.skyData))
  }
  /// Coming events: two months of events, a year of eclipses, three days of passes.
  private(set) lazy var coming = SkyComputation(counting: revision) { request in
    SkyService().comingEvents(
      over: request.city, at: request.now, skyData: request.key.skyData, forecast: request.forecast)
  }
  /// The last chart and the start of its ten minutes.
  private var lastChart: (instant: Date, chart: SkyChart)?

  /// A city's chart, by day that of the coming dusk; cached for ten minutes, in which the sky turns by about a dot.
  package func cachedChart(over city: City, at now: Date) -> SkyChart {
    let instant = Date(timeIntervalSince1970: Double(SkyKey.slot(now)) * SkyKey.slotLength)
    if let lastChart, lastChart.chart.city == city, lastChart.instant == instant { return lastChart.chart }
    let sky = SkyService()
    let current = sky.skyChart(of: city, at: instant)
    let chart = current.darkness.map { sky.skyChart(of: city, at: $0.instant) } ?? current
    lastChart = (instant, chart)
    return chart
  }
}
