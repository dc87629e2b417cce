package import Entities
package import Essentials
import Services

extension SkyData {
  /// Whether orbits are known that are good for predictions at an instant.
  package func hasUsableOrbits(at now: Date) -> Bool {
    orbitAge(at: now).map { abs($0) < SatelliteTracks.maximumAge } ?? false
  }

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
    guard let age = orbitAge(at: now) else { return Phrase("Celestrak sent no orbits; try again later") }
    // Limited, as a cache file may have any date.
    let days = Int(min(abs(age) / 86_400, 1e6))
    guard age > 0 else {
      return Phrase("Celestrak's orbits are dated \(days) days in the future; check this computer's clock")
    }
    return Phrase(
      "Celestrak's newest orbits are \(days) days old, and orbits are only good for two weeks; try again later")
  }

  /// Seconds from the epoch closest to an instant until then, negative for a later epoch; `nil` if there are no orbits.
  private func orbitAge(at now: Date) -> Double? {
    orbits.map { now.timeIntervalSince($0.epoch) }.min { abs($0) < abs($1) }
  }
}
