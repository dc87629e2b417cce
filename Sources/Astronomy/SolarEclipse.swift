package import Entities
import Essentials

/// A solar eclipse as seen from one place. Its instants are UTC days since J2000.0.
package struct SolarEclipse: Hashable, Sendable {
  /// Total, annular or partial, as the place sees the greatest phase; never penumbral.
  package let kind: SkyEvent.Eclipse
  /// The instant of the greatest phase as seen there, within 5 s: sunrise or sunset if the Sun is down at the maximum.
  package let greatest: Double
  /// The covered fraction of the Sun's diameter then, within 0.003; above 1 in a total eclipse.
  package let magnitude: Double
  /// The covered fraction of the Sun's disc then, 0…1, within 0.005.
  package let obscuration: Double
  /// Where the Sun's centre is seen then, with refraction; altitude 0 while only part of the disc is above the horizon.
  package let place: SkyPlace
  /// From first to last contact, whether or not the Sun is up.
  package let partial: Range<Double>
  /// From second to third contact of a total or annular eclipse, within 5 s; `nil` for a partial one.
  package let central: Range<Double>?
  /// The part of `partial` in which the Sun's upper limb is up, with refraction.
  package let visible: Range<Double>

  /// The eclipses whose visible part overlaps a window (UTC days since J2000.0, cut to 800 days), in order.
  package static func all(in window: Range<Double>, from observer: Coordinates) -> [SolarEclipse] {
    MoonQuarter.new.eclipseCandidates(in: window).compactMap { SolarEclipse(nearNewMoon: $0, from: observer) }
      .filter { $0.visible.overlaps(window) }
  }

  /// The eclipse at a new moon; `nil` if the Moon misses the Sun, or the Sun is down throughout.
  private init?(nearNewMoon new: Double, from observer: Coordinates) {
    let discs = SolarDiscs(local: LocalSky(Ephemeris(covering: new - 0.4..<new + 0.4), from: observer))
    // Within 4 h of the new moon.
    let middle = Solver.minimum(near: new, steps: 48, step: 5.0 / 1440) { discs.view(at: $0).separation }
    guard discs.view(at: middle).overlap > 0 else { return nil }
    let partial = Solver.positiveSpan(around: middle, in: middle - 0.15..<middle + 0.15, tolerance: 1e-7) {
      discs.view(at: $0).overlap
    }
    let sun = CrossingSearch(of: .sun, window: partial, in: discs.local).horizonCrossings(by: .sun)
    guard let visible = sun.intervalAbove(nearestTo: middle) else { return nil }
    let best = min(max(middle, visible.lowerBound), visible.upperBound)
    let seen = discs.view(at: best)
    (greatest, magnitude, obscuration) = (best, seen.magnitude, seen.obscuration)
    let centre = discs.local.place(of: .sun, at: best)
    place = SkyPlace(altitude: max(0, centre.altitude), azimuth: centre.azimuth)
    let isCentral = seen.inclusion > 0
    if isCentral { kind = seen.moon >= seen.sun ? .total : .annular } else { kind = .partial }
    (self.partial, self.visible) = (partial, visible)
    central = isCentral ? discs.central(within: partial, middle: middle) : nil
  }
}
