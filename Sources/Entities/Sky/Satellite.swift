package import Essentials

/// A satellite that is bright enough for anybody to see. The raw value is its number in the catalogue of NORAD.
package enum Satellite: Int, CaseIterable, Codable, Sendable {
  case iss = 25544
  case tiangong = 48274

  /// The name a person knows it by.
  package var name: String {
    switch self {
    case .iss: "ISS"
    case .tiangong: "Tiangong"
    }
  }

  /// Magnitude at 1,000 km and half lit. That of the ISS is the usual one of pass predictions (M. McCants' list of standard
  /// magnitudes, Heavens-Above). For the finished Tiangong none is published that we know of: its solar arrays have about
  /// a quarter of the 2,500 m² of the ISS's, which makes 1.5 magnitudes less, and those who watch both report two. Allow one
  /// magnitude: both flare and fade as their arrays turn.
  package var standardMagnitude: Double {
    switch self {
    case .iss: -1.8
    case .tiangong: 0
    }
  }
}

/// Mean elements of a satellite as an Orbit Mean-Elements Message has them; angles in degrees.
package struct SatelliteElements: Hashable, Sendable, Codable {
  package var satellite: Satellite
  package var epoch: Date
  /// Revolutions a day.
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

/// The sight of a satellite from one place.
package struct SatellitePass: Hashable, Sendable {
  /// An instant and where it then is: degrees, without refraction; azimuth from north over east.
  package struct Point: Hashable, Sendable {
    package var time: Date
    package var altitude: Double
    package var azimuth: Double

    package init(time: Date, altitude: Double, azimuth: Double) {
      self.time = time
      self.altitude = altitude
      self.azimuth = azimuth
    }
  }

  /// The satellite's name.
  package var satellite: String
  package var begin: Point
  package var highest: Point
  package var end: Point
  /// Whether it ends by going into the Earth's shadow.
  package var entersShadow: Bool
  /// At its brightest.
  package var magnitude: Double?
  /// The sky under cloud in that hour, 0…100 whole %, by which it is judged; `nil` where it is not known.
  package var cloudCover: Double?
  /// Seconds from the elements' epoch to the pass, if so many that its times are approximate.
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
