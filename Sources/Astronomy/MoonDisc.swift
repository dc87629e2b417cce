/// How the Moon's disc is turned in the sky of a place, for drawing it.
package struct MoonDisc: Hashable, Sendable {
  /// The lit part, 0...1.
  package let illumination: Double

  /// Position angle of the middle of the bright limb in degrees, 0..<360, from celestial north through east.
  package let brightLimb: Double

  /// The same from the direction of the zenith, 0..<360, counted to the left as the observer sees it (90: lit on the left).
  ///
  /// Seen from the south the Moon stands upside down against the north; this angle has it in it.
  package let tilt: Double

  /// The disc at an instant; angles within 0.1° away from new and full moon (Meeus, chapters 14 and 48).
  ///
  /// - Parameters:
  ///   - instant: UTC in days since J2000.0.
  ///   - observer: The place.
  package init(at instant: Double, from observer: Observer) {
    self.init(in: GeocentricSky(at: instant, bodies: [.sun, .moon]), from: observer)
  }

  /// The disc in a shared sky; a full disc when the sky lacks Sun or Moon.
  package init(in sky: GeocentricSky, from observer: Observer) {
    guard let sun = sky.place(of: .sun), let moon = sky.place(of: .moon) else {
      (illumination, brightLimb, tilt) = (1, 0, 0)
      return
    }
    let site = Site(observer)
    let (sunDeclination, declination) = (sun.declination * Angle.degree, moon.declination * Angle.degree)
    let across = (sun.rightAscension - moon.rightAscension) * Angle.degree
    let limb = arctangent(
      cosine(sunDeclination) * sine(across),
      sine(sunDeclination) * cosine(declination) - cosine(sunDeclination) * sine(declination) * cosine(across))
    let hour = sky.siderealTime + site.longitude - moon.rightAscension * Angle.degree
    let parallactic = arctangent(
      sine(hour) * site.cosineLatitude,
      site.sineLatitude * cosine(declination) - sine(declination) * cosine(hour) * site.cosineLatitude)
    illumination = moon.illumination
    brightLimb = Angle.positive(limb) / Angle.degree
    tilt = Angle.positive(limb - parallactic) / Angle.degree
  }
}
