/// The sky over one city at one time, for drawing.
package struct SkyChart: Hashable, Sendable {
  package var city: City
  package var chart: StarChart
  /// By day, when it gets dark; `nil` if stars are visible already or everything is shown.
  package var darkness: Darkness?

  package init(city: City, chart: StarChart, darkness: Darkness?) {
    (self.city, self.chart, self.darkness) = (city, chart, darkness)
  }
}
