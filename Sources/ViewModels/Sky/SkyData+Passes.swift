package import Entities
package import Essentials
import Services

extension SkyData {
  /// Whether orbits are known that are good for predictions at an instant.
  package func hasUsableOrbits(at now: Date) -> Bool { orbitAges(at: now).contains { $0 < SatelliteTracks.maximumAge } }

  /// Why no satellite passes can be predicted, with the next step.
  package func reasonForNoPasses(isOffline: Bool, at now: Date) -> Phrase {
    Phrase("Can't predict ISS or Tiangong passes: \(cause(isOffline: isOffline, at: now)).")
  }

  private func cause(isOffline: Bool, at now: Date) -> Phrase {
    if hasUsableOrbits(at: now) { return Phrase("orbits are only good for two weeks; choose a --date closer to today") }
    if let failure = orbitFailure, failure != .offline { return Phrase("\(failure.phrase); \(failure.advice)") }
    if isOffline || orbitFailure != nil {
      return Phrase("no recent orbits are cached and the network is off; run again without --offline")
    }
    guard isCatalogueKnown else {
      return Phrase("Celestrak failed to send orbits a few minutes ago; try again in ten minutes")
    }
    guard let age = orbitAges(at: now).min() else { return Phrase("Celestrak sent no orbits; try again later") }
    // Limited, as a cache file may have any date.
    let days = Int(min(age / 86_400, 1e6))
    return Phrase(
      "Celestrak's newest orbits are \(days) days old, and orbits are only good for two weeks; try again later")
  }

  /// Seconds between an instant and the orbits' epochs, before or after.
  private func orbitAges(at now: Date) -> [Double] { orbits.map { abs($0.epoch.timeIntervalSince(now)) } }
}
