package import Entities
import Essentials

/// A solar eclipse as seen from one place.
package struct SolarEclipse: Hashable, Sendable {
  /// The kind seen from the place at the greatest phase; never penumbral.
  package let kind: SkyEvent.Eclipse
  /// The instant of the greatest phase visible from the place: sunrise or sunset if the Sun is down at maximum eclipse.
  /// Within 5 s.
  package let greatest: Double
  /// The covered fraction of the Sun's diameter then; above 1 in a total eclipse. Within 0.003.
  package let magnitude: Double
  /// The covered fraction of the Sun's disc then, 0...1; within 0.005.
  package let obscuration: Double
  /// Where the Sun is then, at altitude 0 while only part of it is above the horizon.
  package let place: SkyPlace
  /// From first to last contact, whether or not the Sun is up.
  package let partial: Range<Double>
  /// From second to third contact of a total or annular eclipse; `nil` for a partial one. Within 5 s.
  package let central: Range<Double>?
  /// The part of `partial` while the Sun's upper limb is up, with refraction.
  package let visible: Range<Double>

  /// The eclipses whose visible part overlaps a window (UTC days since J2000.0, cut to 800 days), in order.
  package static func all(in window: Range<Double>, from observer: Coordinates) -> [SolarEclipse] {
    MoonQuarter.new.nearEcliptic(in: window).compactMap { SolarEclipse(nearNewMoon: $0, from: observer) }
      .filter { $0.visible.upperBound > window.lowerBound && $0.visible.lowerBound < window.upperBound }
  }

  private init?(nearNewMoon new: Double, from observer: Coordinates) {
    let discs = SolarDiscs(local: LocalSky(Ephemeris(covering: new - 0.4..<new + 0.4), from: observer))
    // Within 4 h of the new moon.
    let middle = Root.lowest(near: new, steps: 48, of: 5.0 / 1440) { discs.view(at: $0).separation }
    guard discs.view(at: middle).overlap > 0 else { return nil }
    let partial = Root.positiveSpan(around: middle, from: middle - 0.15, to: middle + 0.15, tolerance: 1e-7) {
      discs.view(at: $0).overlap
    }
    let sun = CrossingSearch(of: .sun, window: partial, in: discs.local)
      .crossings(of: Crossings.horizon, radius: Body.sun.limbRadius)
    guard let visible = sun.intervalAbove(nearestTo: middle) else { return nil }
    let best = min(max(middle, visible.lowerBound), visible.upperBound)
    let seen = discs.view(at: best)
    greatest = best
    magnitude = seen.magnitude
    obscuration = seen.obscuration
    let centre = discs.local.place(of: .sun, at: best)
    place = SkyPlace(altitude: max(0, centre.altitude), azimuth: centre.azimuth)
    kind = seen.separation < abs(seen.moon - seen.sun) ? (seen.moon >= seen.sun ? .total : .annular) : .partial
    self.partial = partial
    central = kind == .partial ? nil : discs.central(within: partial, middle: middle)
    self.visible = visible
  }
}

/// The discs of Sun and Moon as seen from a place during an eclipse.
struct SolarDiscs {
  /// The discs at one instant, radians.
  struct View {
    let separation: Double
    /// Radius of the Sun's disc.
    let sun: Double
    /// Radius of the Moon's disc.
    let moon: Double
    /// How far the discs overlap; negative when apart.
    var overlap: Double { sun + moon - separation }

    /// The covered fraction of the Sun's diameter; may exceed 1 in a central eclipse.
    var magnitude: Double { overlap / (2 * sun) }

    /// The covered fraction of the Sun's disc: the lens shared by two circles.
    var obscuration: Double {
      if separation >= sun + moon { return 0 }
      if separation <= abs(sun - moon) { return min(1, (moon / sun) * (moon / sun)) }
      let ofSun = clampedAcos((separation * separation + sun * sun - moon * moon) / (2 * separation * sun))
      let ofMoon = clampedAcos((separation * separation + moon * moon - sun * sun) / (2 * separation * moon))
      let lens = sun * sun * (ofSun - sin(2 * ofSun) / 2) + moon * moon * (ofMoon - sin(2 * ofMoon) / 2)
      return lens / (.pi * sun * sun)
    }
  }

  let local: LocalSky

  /// The discs at an instant.
  func view(at instant: Double) -> View {
    let (sun, moon) = (local.vector(to: .sun, at: instant), local.vector(to: .moon, at: instant))
    return View(separation: sun.angle(to: moon), sun: Self.radius(of: .sun, sun), moon: Self.radius(of: .moon, moon))
  }

  /// When the smaller disc is entirely inside the larger one; the middle alone if it never quite is.
  func central(within partial: Range<Double>, middle: Double) -> Range<Double> {
    func depth(_ instant: Double) -> Double {
      let discs = view(at: instant)
      return abs(discs.moon - discs.sun) - discs.separation
    }
    guard depth(middle) > 0 else { return middle..<middle }
    return Root.positiveSpan(around: middle, from: partial.lowerBound, to: partial.upperBound, tolerance: 1e-7, depth)
  }

  private static func radius(of body: Body, _ vector: Vector) -> Double {
    clampedAsin(body.limbRadius / LunarTheory.astronomicalUnit / vector.length)
  }
}
