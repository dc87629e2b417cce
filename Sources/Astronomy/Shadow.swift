/// The Earth's shadow and the Moon as seen from the Earth's centre; instants are UTC days since J2000.0.
struct Shadow {
  /// How far the Moon's limb nearest the axis is inside each shadow (negative outside), and its diameter; radians.
  struct Depths { let umbra, penumbra, diameter: Double }

  /// The geocentric paths, which must cover the instants that methods are called with.
  let sun, moon: Track
  /// The Earth's equatorial radius, au.
  private static let earthRadius = Site.equatorialRadius / kilometresPerAU

  /// The angle between the Moon and the point opposite the Sun, radians.
  func separation(at instant: Double) -> Double { moon.position(at: instant).angle(to: sun.position(at: instant) * -1) }

  /// How deep the Moon is in the shadows, whose radii are by Danjon's rule (1951, L'Astronomie 65, 51): the atmosphere
  /// adds a hundredth of the Moon's parallax.
  func depths(at instant: Double) -> Depths {
    let (moonDistance, sunDistance) = (moon.position(at: instant).length, sun.position(at: instant).length)
    let parallaxes = 1.01 * Self.earthRadius / moonDistance + Self.earthRadius / sunDistance
    let sunRadius = Body.sun.radius / kilometresPerAU / sunDistance
    let moonRadius = Angle.semidiameter(ofRadius: Body.moon.radius, distance: moonDistance)
    let inside = moonRadius - separation(at: instant)
    return Depths(
      umbra: parallaxes - sunRadius + inside, penumbra: parallaxes + sunRadius + inside, diameter: 2 * moonRadius)
  }

  /// The span in which a depth is positive, up to 5 h to each side of the middle; `nil` if it isn't at the middle.
  func contacts(around middle: Double, _ depth: (Depths) -> Double) -> Range<Double>? {
    let reach = 5.0 / 24
    guard depth(depths(at: middle)) > 0 else { return nil }
    return Solver.positiveSpan(around: middle, in: middle - reach..<middle + reach, tolerance: 1e-7) {
      depth(depths(at: $0))
    }
  }
}
