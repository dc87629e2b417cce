/// The mean elements of an Earth satellite as they are published for SGP4, by the names of the Orbit Mean-Elements Message
/// (CCSDS 502.0).
package struct OrbitalElements: Hashable, Sendable {
  /// UTC, days since J2000.0.
  package var epoch: Double
  /// Revolutions a day (Kozai's mean motion).
  package var meanMotion: Double
  package var eccentricity: Double
  /// Degrees, in the frame of true equator and mean equinox (TEME) at the epoch.
  package var inclination: Double
  package var ascendingNode: Double
  package var argumentOfPericenter: Double
  package var meanAnomaly: Double
  /// The drag term B*, per Earth radius.
  package var drag: Double

  package init(
    epoch: Double, meanMotion: Double, eccentricity: Double, inclination: Double, ascendingNode: Double,
    argumentOfPericenter: Double, meanAnomaly: Double, drag: Double
  ) {
    self.epoch = epoch
    self.meanMotion = meanMotion
    self.eccentricity = eccentricity
    self.inclination = inclination
    self.ascendingNode = ascendingNode
    self.argumentOfPericenter = argumentOfPericenter
    self.meanAnomaly = meanAnomaly
    self.drag = drag
  }

  /// Whether every number is one that an orbit about the Earth can have.
  var isPossible: Bool {
    let angles = [inclination, ascendingNode, argumentOfPericenter, meanAnomaly]
    return abs(epoch) < 1e6 && (0.01...20).contains(meanMotion) && (0..<0.999).contains(eccentricity)
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
