/// The night sky over one city.
package struct NightSky: Hashable, Sendable {
  package var city: City
  package var report: SkyReport
  /// Whether it is the current or the coming night.
  package var isTonight: Bool
  /// The star chart; `nil` if not requested.
  package var chart: StarChart?
  /// The provider of the forecast used for the outlook and the clouds; `nil` if there is none.
  package var forecastProvider: Provider?

  package init(city: City, report: SkyReport, isTonight: Bool) {
    (self.city, self.report, self.isTonight) = (city, report, isTonight)
  }

  /// The credits for data that isn't computed: the forecast, orbits, even if they show that there is no pass, and Kp.
  package var credits: [String] {
    [
      forecastProvider?.credit, report.passes == nil ? nil : Service.celestrak.credit,
      report.aurora == nil ? nil : Service.swpc.credit,
    ].compactMap(\.self)
  }
}
