package import Entities
package import Essentials
import Services

/// The sky over one city at a moment, to be drawn.
package struct ChartViewModel {
  package let city: City
  package let chart: StarChart

  /// The sky at a moment, with the next pass by the orbits that are known and the clouds of a forecast; with `showsAll`
  /// also what nobody sees.
  package init(
    _ city: City, at instant: Date, showsAll: Bool = false, news: SkyNews = SkyNews(), forecast: Forecast? = nil
  ) {
    self.city = city
    var chart = SkyService().chart(of: city, at: instant, showsAll: showsAll)
    chart.pass = SatelliteTracks.pass(over: city, at: instant, news, forecast?.hours)
    self.chart = chart
  }

  package var zone: Zone { city.zone }
}

/// The chart of the city that is looked at, in steps of ten minutes, kept while it is right: in ten minutes the sky turns by
/// hardly more than a dot of a small drawing.
package struct ChartInSteps {
  private var kept: ChartViewModel?
  private static let step = 600.0

  package init() {}

  /// The sky over a city at the last step before now.
  package mutating func model(of city: City, at now: Date) -> ChartViewModel {
    let instant = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / Self.step).rounded(.down) * Self.step)
    if let kept, kept.city == city, kept.chart.instant == instant { return kept }
    let model = ChartViewModel(city, at: instant)
    kept = model
    return model
  }
}
