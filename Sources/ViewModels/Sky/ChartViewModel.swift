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
