package import Essentials

/// A satellite's mean orbital elements, as in an Orbit Mean-Elements Message; angles in degrees.
package struct SatelliteElements: Hashable, Sendable, Codable {
  package var satellite: Satellite
  package var epoch: Date
  /// Revolutions per day.
  package var meanMotion: Double
  package var eccentricity: Double
  package var inclination: Double
  package var ascendingNode: Double
  package var argumentOfPericenter: Double
  package var meanAnomaly: Double
  /// B*, per Earth radius.
  package var drag: Double

  package init(
    satellite: Satellite, epoch: Date, meanMotion: Double, eccentricity: Double, inclination: Double,
    ascendingNode: Double, argumentOfPericenter: Double, meanAnomaly: Double, drag: Double
  ) {
    self.satellite = satellite
    self.epoch = epoch
    self.meanMotion = meanMotion
    self.eccentricity = eccentricity
    self.inclination = inclination
    self.ascendingNode = ascendingNode
    self.argumentOfPericenter = argumentOfPericenter
    self.meanAnomaly = meanAnomaly
    self.drag = drag
  }
}
