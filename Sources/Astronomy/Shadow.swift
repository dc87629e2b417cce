/// The Earth's shadow and the Moon as seen from the Earth's centre.
struct Shadow {
  /// How far the Moon's nearest limb is inside the shadows, and the Moon's diameter, radians.
  struct Depths {
    let umbra: Double
    let penumbra: Double
    let diameter: Double
  }

  /// The paths of Sun and Moon.
  let sun: Track
  let moon: Track
  /// The Earth's equatorial radius, au.
  private static let earthRadius = 6378.137 / LunarTheory.astronomicalUnit

  /// The angle between the Moon and the point opposite the Sun.
  func separation(at instant: Double) -> Double { moon.position(at: instant).angle(to: sun.position(at: instant) * -1) }

  /// How deep the Moon is in the shadows; negative outside.
  func depths(at instant: Double) -> Depths {
    let (moonDistance, sunDistance) = (moon.position(at: instant).length, sun.position(at: instant).length)
    let parallaxes = 1.01 * Self.earthRadius / moonDistance + Self.earthRadius / sunDistance
    let sunRadius = Body.sun.limbRadius / LunarTheory.astronomicalUnit / sunDistance
    let moonRadius = clampedAsin(Body.moon.limbRadius / LunarTheory.astronomicalUnit / moonDistance)
    let inside = moonRadius - separation(at: instant)
    return Depths(
      umbra: parallaxes - sunRadius + inside, penumbra: parallaxes + sunRadius + inside, diameter: 2 * moonRadius)
  }

  /// From when until when a depth is positive within 5 h of the middle; `nil` if it isn't at the middle.
  func contacts(around middle: Double, _ depth: (Depths) -> Double) -> Range<Double>? {
    let reach = 5.0 / 24
    guard depth(depths(at: middle)) > 0 else { return nil }
    return Root.positiveSpan(around: middle, from: middle - reach, to: middle + reach, tolerance: 1e-7) {
      depth(depths(at: $0))
    }
  }
}
