package import Essentials

/// A satellite that is easily visible to the naked eye. The raw value is its NORAD catalogue number.
package enum Satellite: Int, CaseIterable, Codable, Sendable {
  case iss = 25544
  case tiangong = 48274

  /// The name for people.
  package var name: String {
    switch self {
    case .iss: "ISS"
    case .tiangong: "Tiangong"
    }
  }

  /// The magnitude at 1,000 km and half lit. The ISS's is the usual one for pass predictions (M. McCants' list of standard
  /// magnitudes, Heavens-Above). For the finished Tiangong we know of no published one: its solar arrays have about a
  /// quarter of the 2,500 m² of the ISS's, which makes it 1.5 magnitudes fainter, and observers report two. Allow one
  /// magnitude, as both flare and fade when their arrays turn.
  package var standardMagnitude: Double {
    switch self {
    case .iss: -1.8
    case .tiangong: 0
    }
  }
}

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

/// A visible pass of a satellite over one place.
package struct SatellitePass: Hashable, Sendable {
  /// The position at an instant, without refraction.
  package struct Point: Hashable, Sendable {
    package var time: Date
    package var place: SkyPlace

    package init(time: Date, place: SkyPlace) {
      self.time = time
      self.place = place
    }
  }

  /// The satellite's name.
  package var satellite: String
  package var begin: Point
  package var highest: Point
  package var end: Point
  /// Whether it ends in the Earth's shadow.
  package var entersShadow: Bool
  /// At its brightest.
  package var magnitude: Double?
  /// The cloud cover in that hour, 0…100 in whole %; `nil` if unknown.
  package var cloudCover: Double?
  /// Seconds from the elements' epoch to the pass, if enough to make its times approximate.
  package var elementsAge: Double?

  package init(
    satellite: String, begin: Point, highest: Point, end: Point, entersShadow: Bool, magnitude: Double? = nil,
    cloudCover: Double? = nil, elementsAge: Double? = nil
  ) {
    self.satellite = satellite
    self.begin = begin
    self.highest = highest
    self.end = end
    self.entersShadow = entersShadow
    self.magnitude = magnitude
    self.cloudCover = cloudCover
    self.elementsAge = elementsAge
  }
}
