import Entities
import Essentials

/// The orientation of the Moon's disc as seen from a place: Meeus, *Astronomical Algorithms*, chapters 14 (parallactic
/// angle) and 48 (bright limb). Within 0.1° except near new and full moon.
///
/// The bright limb's angle is that of its midpoint in degrees, 0..<360, counter-clockwise from the zenith as the
/// observer sees it: at 90 the left side is lit.
package enum MoonDisc {
  /// The bright limb's angle at an instant (UTC days since J2000.0), by an ephemeris that has Sun and Moon.
  package static func brightLimbAngle(at instant: Double, in local: LocalSky) -> Double {
    let (sun, moon) = (local.ephemeris.track(of: .sun), local.ephemeris.track(of: .moon))
    return brightLimbAngle(
      sun: sun.position(at: instant), moon: moon.position(at: instant), siderealTime: local.siderealTime(at: instant),
      local.site)
  }

  /// The bright limb's angle in a sky whose first two bodies are Sun and Moon.
  static func brightLimbAngle(in sky: GeocentricSky, from observer: Coordinates) -> Double {
    brightLimbAngle(
      sun: sky.places[0].vector, moon: sky.places[1].vector, siderealTime: sky.siderealTime, Site(observer))
  }

  /// The angle by geocentric vectors on the equator and equinox of date, and Greenwich apparent sidereal time, radians.
  private static func brightLimbAngle(sun: Vector, moon: Vector, siderealTime: Double, _ site: Site) -> Double {
    let (sunDeclination, declination) = (sun.latitude, moon.latitude)
    let difference = sun.longitude - moon.longitude
    let limb = atan2(
      cos(sunDeclination) * sin(difference),
      sin(sunDeclination) * cos(declination) - cos(sunDeclination) * sin(declination) * cos(difference))
    let hour = siderealTime + site.longitude - moon.longitude
    let parallactic = atan2(
      sin(hour) * site.cosineLatitude,
      site.sineLatitude * cos(declination) - sin(declination) * cos(hour) * site.cosineLatitude)
    return Angle.positive(limb - parallactic) / Angle.degree
  }
}
