import Entities
import Essentials

extension SatelliteElements {
  /// Whether every number is one that an orbit about the Earth can have.
  var isPossible: Bool {
    let angles = [inclination, ascendingNode, argumentOfPericenter, meanAnomaly]
    return abs(epoch.timeIntervalSince1970) < 9e10 && (0.01...20).contains(meanMotion)
      && (0..<0.999).contains(eccentricity)
      && (0...180).contains(inclination) && angles.allSatisfy { abs($0) <= 720 } && abs(drag) < 10
  }
}

/// Why there is no position of a satellite.
package enum OrbitProblem: Error, Hashable, Sendable {
  /// One revolution takes that many minutes, 225 or more: the Sun and the Moon disturb the orbit, and the near-earth
  /// theory does not know them.
  case deepSpace(minutes: Double)
  /// The elements are not those of an orbit.
  case impossible
  /// The theory leaves what an orbit can be, that far from the epoch.
  case outOfReach
  /// The satellite would be inside the Earth.
  case decayed
}
