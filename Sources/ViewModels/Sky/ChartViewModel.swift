package import Entities
package import Essentials
import Services

/// The sky over one city at a moment, to be drawn.
package final class ChartViewModel {
  package let city: City
  package let chart: StarChart
  /// By day, when the sky gets dark; `nil` where stars are seen already, or all is shown.
  package let darkness: Darkness?

  /// The sky at a moment, with the next pass by the orbits that are known and the clouds of a forecast; with `showsAll`
  /// also what nobody sees.
  package init(
    _ city: City, at instant: Date, showsAll: Bool = false, news: SkyNews = SkyNews(), forecast: Forecast? = nil
  ) {
    self.city = city
    var chart = SkyService().chart(of: city, at: instant, showsAll: showsAll)
    chart.pass = SatelliteTracks.pass(over: city, at: instant, news, forecast?.hours)
    self.chart = chart
    darkness = chart.isDaylight ? Self.darkness(after: instant, over: city) : nil
  }

  /// When the sky over a city gets dark next.
  package static func darkness(after now: Date, over city: City) -> Darkness {
    SkyService().darkness(after: now, over: city)
  }

  package var zone: Zone { city.zone }
}

/// The chart of the city that is looked at, in steps of ten minutes, kept while it is right: in ten minutes the sky turns by
/// hardly more than a dot of a small drawing. By day it is that of the coming evening, since there are no stars to show.
package struct ChartInSteps {
  private var kept: (instant: Date, model: ChartViewModel)?
  private static let step = 600.0

  package init() {}

  /// The sky over a city at the last step before now, by day when it gets dark.
  package mutating func model(of city: City, at now: Date) -> ChartViewModel {
    let instant = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / Self.step).rounded(.down) * Self.step)
    if let kept, kept.model.city == city, kept.instant == instant { return kept.model }
    let present = ChartViewModel(city, at: instant)
    let model = present.darkness.map { ChartViewModel(city, at: $0.instant) } ?? present
    kept = (instant, model)
    return model
  }
}
