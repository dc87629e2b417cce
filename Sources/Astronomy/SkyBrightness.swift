import Essentials

/// The brightness of the sky, and the faintest star visible against it.
///
/// V is a brightness in magnitudes per square arcsecond (larger is darker), B one in nanolamberts.
package enum SkyBrightness {
  /// The extinction at a good site, magnitudes per airmass: Krisciunas & Schaefer 1991; 0.25–0.3 at humid sea level.
  private static let extinction = 0.172
  /// The brightness V of the zenith without artificial light, Moon and Sun.
  package static let naturalSky = 21.9

  /// The airmass at a zenith distance in degrees: 1 at the zenith, 5 at the horizon; Krisciunas & Schaefer 1991.
  private static func airmass(zenithDistance: Double) -> Double {
    let s = sin(max(0, min(90, zenithDistance)) * Angle.degree)
    return 1 / (1 - 0.96 * s * s).squareRoot()
  }

  /// The brightness B of a brightness V: Krisciunas & Schaefer 1991, PASP 103, 1033.
  private static func nanolamberts(_ v: Double) -> Double { 34.08 * exp(20.7233 - 0.92104 * v) }

  /// The brightness V of a brightness B above 0, the inverse.
  private static func magnitudes(nanolamberts b: Double) -> Double { (20.7233 - log(max(1e-12, b) / 34.08)) / 0.92104 }

  /// The brightness B of moonlight scattered at the zenith, by the lit part of the disc (0…1) and the altitude in
  /// degrees; 0 when the Moon is down. Krisciunas & Schaefer 1991, within 8–23%.
  static func moonlight(illumination: Double, moonAltitude: Double) -> Double {
    guard moonAltitude > 0 else { return 0 }
    // As in the paper, α is the phase angle and ρ the Moon's angle from the zenith, degrees.
    let alpha = clampedAcos(2 * max(0, min(1, illumination)) - 1) / Angle.degree
    let intensity = pow(10, -0.4 * (3.84 + 0.026 * alpha + 4e-9 * alpha * alpha * alpha * alpha))
    let rho = max(0.3, 90 - moonAltitude)
    let c = cos(rho * Angle.degree)
    let halo = rho >= 10 ? pow(10, 6.15 - rho / 40) : 6.2e7 / (rho * rho)
    let scattering = pow(10, 5.36) * (1.06 + c * c) + halo
    let arriving = pow(10, -0.4 * extinction * airmass(zenithDistance: 90 - moonAltitude))
    return scattering * intensity * arriving * (1 - pow(10, -0.4 * extinction))
  }

  /// The brightness V of a site's zenith without Moon and Sun, by the ratio of artificial to natural light there.
  package static func site(artificialRatio ratio: Double) -> Double { naturalSky - 2.5 * log10(1 + max(0, ratio)) }

  /// The magnitudes by which twilight brightens a natural zenith, by the Sun's altitude in degrees, constant above −1°:
  /// J. Thorstensen's fit, in his program skycalc, to Meinel & Meinel 1983, *Sunsets, Twilights, and Evening Skies*.
  private static func twilight(sunAltitude: Double) -> Double {
    guard sunAltitude > -18 else { return 0 }
    let y = (-min(-1, sunAltitude) - 9) / 9
    return max(0, ((2.0635175 * y + 1.246602) * y - 9.4084495) * y + 6.132725)
  }

  /// The brightness V of a zenith that without Moon and Sun has the brightness V of `site`, by the lit part of the
  /// Moon's disc (0…1) and altitudes in degrees without refraction.
  ///
  /// Light adds up, so twilight brightens a city's sky by fewer magnitudes than a natural one.
  package static func zenith(
    of site: Double = naturalSky, illumination: Double, moonAltitude: Double, sunAltitude: Double
  ) -> Double {
    let moon = moonlight(illumination: illumination, moonAltitude: moonAltitude)
    let twilight = nanolamberts(naturalSky - twilight(sunAltitude: sunAltitude)) - nanolamberts(naturalSky)
    return magnitudes(nanolamberts: nanolamberts(site) + moon + twilight)
  }

  /// The magnitudes by which air dims a star at an altitude (degrees) more than at the zenith; 0.7 at 0 and below.
  static func dimming(altitude: Double) -> Double { extinction * (airmass(zenithDistance: 90 - altitude) - 1) }

  /// The magnitude of the faintest star seen with the naked eye against a brightness V: Schaefer 1990, PASP 102, 212.
  package static func limitingMagnitude(under v: Double) -> Double { 7.93 - 5 * log10(pow(10, 4.316 - v / 5) + 1) }
}
