package import Essentials

/// A satellite's mean orbital elements, as in an Orbit Mean-Elements Message (CCSDS 502.0-B). Angles are in degrees.
package struct SatelliteElements: Hashable, Sendable, Codable {
  package var satellite: Satellite
  /// The instant for which the elements hold.
  package var epoch: Date
  /// Revolutions per day.
  package var meanMotion: Double
  package var eccentricity: Double
  package var inclination: Double
  /// The right ascension of the ascending node.
  package var ascendingNode: Double
  package var argumentOfPericenter: Double
  package var meanAnomaly: Double
  /// The drag term B* of SGP4, per Earth radius.
  package var drag: Double

  package init(
    satellite: Satellite, epoch: Date, meanMotion: Double, eccentricity: Double, inclination: Double,
    ascendingNode: Double, argumentOfPericenter: Double, meanAnomaly: Double, drag: Double
  ) {
    (self.satellite, self.epoch, self.meanMotion) = (satellite, epoch, meanMotion)
    (self.eccentricity, self.inclination, self.ascendingNode) = (eccentricity, inclination, ascendingNode)
    (self.argumentOfPericenter, self.meanAnomaly, self.drag) = (argumentOfPericenter, meanAnomaly, drag)
  }
}
