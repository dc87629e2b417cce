import Essentials

/// The discs of Sun and Moon as seen from a place during an eclipse; instants are UTC days since J2000.0.
struct SolarDiscs {
  /// The discs at one instant; all angles in radians.
  struct View {
    /// The angle between the centres.
    let separation: Double
    /// The radii of the discs.
    let sun, moon: Double
    /// How far the discs overlap; negative when apart.
    var overlap: Double { sun + moon - separation }
    /// How far the smaller disc is inside the larger one; negative if it isn't entirely.
    var inclusion: Double { abs(moon - sun) - separation }

    /// The covered fraction of the Sun's diameter; above 1 in a total eclipse, negative with the discs apart.
    var magnitude: Double { overlap / (2 * sun) }

    /// The covered fraction of the Sun's disc, 0…1: the lens that the two circles share.
    var obscuration: Double {
      if separation >= sun + moon { return 0 }
      if separation <= abs(sun - moon) { return min(1, (moon / sun) * (moon / sun)) }
      let ofSun = clampedAcos((separation * separation + sun * sun - moon * moon) / (2 * separation * sun))
      let ofMoon = clampedAcos((separation * separation + moon * moon - sun * sun) / (2 * separation * moon))
      let lens = sun * sun * (ofSun - sin(2 * ofSun) / 2) + moon * moon * (ofMoon - sin(2 * ofMoon) / 2)
      return lens / (.pi * sun * sun)
    }
  }

  /// The sky over the place, whose ephemeris must cover the eclipse.
  let local: LocalSky

  /// The discs at an instant.
  func view(at instant: Double) -> View {
    let (sun, moon) = (local.vector(to: .sun, at: instant), local.vector(to: .moon, at: instant))
    return View(
      separation: sun.angle(to: moon), sun: Angle.semidiameter(ofRadius: Body.sun.radius, distance: sun.length),
      moon: Angle.semidiameter(ofRadius: Body.moon.radius, distance: moon.length))
  }

  /// The span in which the smaller disc is entirely inside the larger one; empty, at the middle, if it never quite is.
  func central(within partial: Range<Double>, middle: Double) -> Range<Double> {
    guard view(at: middle).inclusion > 0 else { return middle..<middle }
    return Solver.positiveSpan(around: middle, in: partial, tolerance: 1e-7) { view(at: $0).inclusion }
  }
}
