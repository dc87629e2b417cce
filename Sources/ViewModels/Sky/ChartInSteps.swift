package import Entities
package import Essentials
import Services

/// The chart of the city that is looked at, in steps of ten minutes, cached while it is right: in ten minutes the sky turns by
/// hardly more than a dot of a small drawing. By day it is that of the coming evening, since there are no stars to show.
package struct ChartInSteps {
  private var cached: (instant: Date, model: SkyChart)?
  private static let step = 600.0

  package init() {}

  /// The sky over a city at the last step before now, by day when it gets dark.
  package mutating func model(of city: City, at now: Date) -> SkyChart {
    let instant = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / Self.step).rounded(.down) * Self.step)
    if let cached, cached.model.city == city, cached.instant == instant { return cached.model }
    let sky = SkyService()
    let present = sky.drawing(of: city, at: instant)
    let model = present.darkness.map { sky.drawing(of: city, at: $0.instant) } ?? present
    cached = (instant, model)
    return model
  }
}

extension DashboardViewModel {
  /// The chart of a row's city at a moment.
  package func chart(of row: CityRowViewModel, at moment: Date) -> SkyChart {
    SkyService().drawing(of: row.city, at: moment, news: news.news.value, forecast: row.forecast)
  }

  /// When the sky over a city gets dark next.
  package func darkness(after now: Date, over city: City) -> Darkness { SkyService().darkness(after: now, over: city) }
}
