/// The sky of a night above one city.
package struct NightSky: Hashable, Sendable {
  package var city: City
  package var report: SkyReport
  /// Whether the night is the running or the coming one.
  package var isTonight: Bool
  /// What is where, when it was asked for.
  package var chart: StarChart?
  /// Who made the forecast behind the outlook and the clouds, where there is one.
  package var forecastProvider: Provider?

  package init(city: City, report: SkyReport, isTonight: Bool) {
    self.city = city
    self.report = report
    self.isTonight = isTonight
  }

  package var zone: Zone { city.zone }

  /// The credits of what is requested and not computed: the forecast, orbits and the magnetic field.
  package var credits: [String] {
    [
      forecastProvider?.attribution, report.passes == nil ? nil : Service.celestrak.credit,
      report.aurora == nil ? nil : Service.swpc.credit,
    ].compactMap(\.self)
  }
}
