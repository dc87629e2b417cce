/// A body's apparent place, as seen from the Earth's centre at an instant; true equator and equinox of date.
package struct GeocentricPlace: Hashable, Sendable {
  package let body: Body
  /// Apparent right ascension in degrees, 0..<360.
  package let rightAscension: Double
  /// Apparent declination in degrees, −90…90, north positive.
  package let declination: Double
  /// The distance of the centres that the light travelled, in astronomical units (149,597,870.7 km).
  let distance: Double
  /// The lit part of the disc, 0…1, within 0.001; 1 for the Sun.
  package let illumination: Double
  /// The apparent visual magnitude; `nil` for Sun and Moon.
  package let magnitude: Double?
  /// The angle from the Sun in degrees, 0…180; 0 for the Sun.
  package let elongation: Double
  /// The Latin name of the constellation the body is in, such as `Virgo`; right except within 20″ of a boundary.
  package let constellation: String
  /// The vector on the true equator and equinox of date, au.
  let vector: Vector

  /// The place of one body, from values shared by all bodies of the instant.
  init(of body: Body, at orientation: EarthOrientation, sun: EclipticPlace, earth: EarthMotion, precession: Rotation) {
    let geometry = body.theory.map { ApparentPlace.planet($0, at: orientation.terrestrial, earth: earth) }
    let place = geometry?.place ?? (body == .moon ? ApparentPlace.moon(at: orientation.terrestrial) : sun)
    self.body = body
    vector = place.equatorial(nutation: orientation.nutationInLongitude, obliquity: orientation.obliquity)
    rightAscension = Angle.positive(vector.longitude) / Angle.degree
    declination = vector.latitude / Angle.degree
    distance = place.distance
    illumination = geometry?.illumination ?? (body == .moon ? Lunation.illumination(sun: sun, moon: place) : 1)
    magnitude = geometry.flatMap {
      Magnitude.of(body, $0, at: orientation.terrestrial, obliquity: orientation.obliquity)
    }
    elongation = body == .sun ? 0 : place.vector.angle(to: sun.vector) / Angle.degree
    // Nutation, at most 17″, isn't removed.
    constellation = Constellation.name(atJ2000: precession.inverse(vector))
  }
}
