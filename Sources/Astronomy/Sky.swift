import Essentials

/// Where things stand in the sky of a place.
package enum Sky {
  /// All bodies of a shared geocentric sky from one place; about 0.1 µs a body.
  package static func positions(in sky: GeocentricSky, from observer: Observer) -> [SkyPosition] {
    let site = Site(observer)
    return sky.places.map { position(of: $0, siderealTime: sky.siderealTime, site: site) }
  }

  /// Altitude and azimuth (degrees, without refraction) of a fixed direction of J2000.0 (degrees), such as a radiant; within
  /// 0.01° (aberration and nutation are left out).
  static func direction(
    rightAscension: Double, declination: Double, at instant: Double, from observer: Observer
  ) -> (altitude: Double, azimuth: Double) {
    let orientation = EarthOrientation(at: TimeScale.clamped(instant))
    let star = Precession.fromJ2000(to: orientation.terrestrial)(
      Vector(longitude: rightAscension * Angle.degree, latitude: declination * Angle.degree))
    return horizontal(star, siderealTime: orientation.siderealTime, site: Site(observer))
  }

  private static func position(of place: GeocentricPlace, siderealTime: Double, site: Site) -> SkyPosition {
    let vector = place.vector - site.position(siderealTime: siderealTime + site.longitude)
    let (altitude, azimuth) = horizontal(vector, siderealTime: siderealTime, site: site)
    return SkyPosition(
      geocentric: place, altitude: Refraction.visible(altitude), trueAltitude: altitude, azimuth: azimuth,
      distance: vector.length)
  }

  /// Altitude and azimuth in degrees of a topocentric equatorial vector of date.
  static func horizontal(_ vector: Vector, siderealTime: Double, site: Site) -> (altitude: Double, azimuth: Double) {
    let local = vector.turnedAboutZ(by: siderealTime + site.longitude)
    let up = site.cosineLatitude * local.x + site.sineLatitude * local.z
    let north = site.cosineLatitude * local.z - site.sineLatitude * local.x
    let inPlane = (north * north + local.y * local.y).squareRoot()
    return (atan2(up, inPlane) / Angle.degree, Angle.positive(atan2(local.y, north)) / Angle.degree)
  }
}

/// A body as it stands in the sky of a place.
package struct SkyPosition: Hashable, Sendable {
  /// The body as seen from the Earth's centre: right ascension, distance, magnitude, elongation, constellation.
  package let geocentric: GeocentricPlace

  /// Altitude in degrees, -90...90, refraction included when the body is above the horizon.
  package let altitude: Double

  /// Altitude in degrees without refraction. Within 0.01° of JPL DE421.
  package let trueAltitude: Double

  /// Azimuth in degrees, 0..<360, north 0, east 90; without meaning at the poles and in the zenith.
  package let azimuth: Double

  /// Topocentric distance in au.
  package let distance: Double

  /// The body.
  package var body: Body { geocentric.body }

  /// Whether the naked eye can find the body, clouds apart; a rule of thumb.
  ///
  /// Sun and Moon: above the horizon. Mercury: the Sun at -6° or lower and the planet 3° up. Venus and Jupiter: the Sun below
  /// -6°, 5° up. Mars and Saturn: the Sun below -9°, 5° up. Uranus and Neptune never.
  package func isVisible(sunAltitude: Double) -> Bool {
    switch body {
    case .sun, .moon: altitude > 0
    case .mercury: sunAltitude <= -6 && altitude > 3
    case .venus, .jupiter: sunAltitude < -6 && altitude > 5
    case .mars, .saturn: sunAltitude < -9 && altitude > 5
    case .uranus, .neptune: false
    }
  }
}

/// The bodies of an ephemeris over one place, at any instant of its span: what a curve over a night is drawn from.
///
/// About 0.1 µs a place; the same accuracy as the ephemeris.
package struct LocalSky: Sendable {
  /// Geocentric work that covers the instants and bodies to be asked for.
  let ephemeris: Ephemeris
  let site: Site

  /// The bodies of an ephemeris over a place.
  package init(_ ephemeris: Ephemeris, from observer: Observer) {
    self.ephemeris = ephemeris
    site = Site(observer)
  }

  /// Altitude of a body's centre in degrees, without refraction.
  package func altitude(of body: Body, at instant: Double) -> Double {
    let time = ephemeris.orientations.siderealTime(at: instant)
    let height = site.altitude(of: ephemeris.track(of: body).position(at: instant), siderealTime: time)
    return clampedAsin(height.sine) / Angle.degree
  }

  /// Altitude and azimuth of a body's centre in degrees, as seen: refraction included above the horizon.
  package func direction(of body: Body, at instant: Double) -> (altitude: Double, azimuth: Double) {
    let time = ephemeris.orientations.siderealTime(at: instant)
    let (altitude, azimuth) = Sky.horizontal(vector(to: body, at: instant), siderealTime: time, site: site)
    return (Refraction.visible(altitude), azimuth)
  }

  /// The topocentric equatorial vector of date to a body's centre, au.
  func vector(to body: Body, at instant: Double) -> Vector {
    let time = ephemeris.orientations.siderealTime(at: instant) + site.longitude
    return ephemeris.track(of: body).position(at: instant) - site.position(siderealTime: time)
  }
}
