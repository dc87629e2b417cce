/// The sky over one city at a moment, to be drawn.
package struct SkyChart: Hashable, Sendable {
  package var city: City
  package var chart: StarChart
  /// By day, when the sky gets dark; `nil` where stars are seen already, or all is shown.
  package var darkness: Darkness?

  package init(city: City, chart: StarChart, darkness: Darkness?) {
    self.city = city
    self.chart = chart
    self.darkness = darkness
  }

  package var zone: Zone { city.zone }
}
