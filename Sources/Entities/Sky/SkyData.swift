/// Fetched data about the sky that is the same for every place: orbits and the Kp forecast.
package struct SkyData: Hashable, Sendable {
  /// The elements of the satellites whose orbit is known.
  package var orbits: [SatelliteElements]
  /// Whether every satellite was looked up, so that those without an orbit aren't in the catalogue.
  package var isCatalogueKnown = false
  /// The forecast of the Kp index; `nil` while unknown.
  package var kpForecast: KpForecast?
  /// Why requested orbits couldn't be fetched; `nil` if they were, or weren't requested.
  package var orbitFailure: ServiceFailure?

  package init(orbits: [SatelliteElements] = [], kpForecast: KpForecast? = nil) {
    (self.orbits, self.kpForecast) = (orbits, kpForecast)
  }
}
