import Entities
import Essentials

/// The orientation of the Moon's disc as seen from a place: Meeus, *Astronomical Algorithms*, chapters 14 (parallactic
/// angle) and 48 (bright limb). Within 0.1° except near new and full moon.
package struct MoonDisc: Hashable, Sendable {
  /// The position angle of the bright limb's midpoint in degrees, 0..<360, counter-clockwise from the zenith as the
  /// observer sees it: at 90 the left side is lit.
  package let brightLimbAngle: Double

  /// The disc in a sky whose first two bodies are Sun and Moon.
  init(in sky: GeocentricSky, from observer: Coordinates) {
    self.init(sun: sky.places[0].vector, moon: sky.places[1].vector, siderealTime: sky.siderealTime, Site(observer))
  }

  /// The disc at an instant (UTC days since J2000.0), from an ephemeris that has Sun and Moon.
  package init(at instant: Double, in local: LocalSky) {
    let (sun, moon) = (local.ephemeris.track(of: .sun), local.ephemeris.track(of: .moon))
    self.init(
      sun: sun.position(at: instant), moon: moon.position(at: instant),
      siderealTime: local.ephemeris.orientations.siderealTime(at: instant), local.site)
  }

  /// The disc by geocentric vectors on the equator and equinox of date, and Greenwich apparent sidereal time, radians.
  private init(sun: Vector, moon: Vector, siderealTime: Double, _ site: Site) {
    let (sunDeclination, declination) = (sun.latitude, moon.latitude)
    let difference = sun.longitude - moon.longitude
    let limb = atan2(
      cos(sunDeclination) * sin(difference),
      sin(sunDeclination) * cos(declination) - cos(sunDeclination) * sin(declination) * cos(difference))
    let hour = siderealTime + site.longitude - moon.longitude
    let parallactic = atan2(
      sin(hour) * site.cosineLatitude,
      site.sineLatitude * cos(declination) - sin(declination) * cos(hour) * site.cosineLatitude)
    brightLimbAngle = Angle.positive(limb - parallactic) / Angle.degree
  }
}
