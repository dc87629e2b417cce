package import Entities
package import Essentials
import Services

/// The sky over one city at a moment, to be drawn.
package struct ChartViewModel {
  package let city: City
  package let chart: StarChart

  /// The sky at a moment; with `showsAll` also what nobody sees.
  package init(_ city: City, at instant: Date, showsAll: Bool = false) {
    self.city = city
    chart = SkyService().chart(of: city, at: instant, showsAll: showsAll)
  }

  package var zone: Zone { city.zone }
}
