/// An eclipse of the Sun as it is seen from one place.
package struct SolarEclipse: Hashable, Sendable {
  /// What the place sees at the greatest phase.
  package enum Kind: String, Hashable, Sendable {
    case partial, annular, total
  }

  /// The kind from this place.
  package let kind: Kind

  /// The instant of the greatest phase that the place can see (the Sun up); within 5 s.
  package let greatest: Double

  /// The covered part of the Sun's diameter then; above 1 in a total eclipse. Within 0.003.
  package let magnitude: Double

  /// The covered part of the Sun's disc then, 0...1; within 0.005.
  package let obscuration: Double

  /// The Sun's altitude then, degrees, refraction included.
  package let sunAltitude: Double

  /// From first to last contact, whether or not the Sun is up.
  package let partial: Range<Double>

  /// While the eclipse is total or annular, whether or not the Sun is up.
  package let central: Range<Double>?

  /// The eclipses that a place can see in a window (UTC days since J2000.0, cut to 800 days), in order.
  package static func all(in window: Range<Double>, from observer: Observer) -> [SolarEclipse] {
    Conjunctions.latitudes(of: .new, in: window).compactMap { SolarEclipse(nearNewMoon: $0, from: observer) }
      .filter { window.contains($0.greatest) }
  }

  private init?(nearNewMoon new: Double, from observer: Observer) {
    let view = SolarDiscs(Ephemeris(covering: new - 0.4..<new + 0.4), site: Site(observer))
    let middle = view.leastSeparation(near: new)
    guard view.view(at: middle).overlap > 0 else { return nil }
    let first = Root.find(from: middle - 0.15, to: middle, tolerance: 1e-7) { view.view(at: $0).overlap }
    let last = Root.find(from: middle, to: middle + 0.15, tolerance: 1e-7) { view.view(at: $0).overlap }
    guard let best = view.greatestVisible(first: first, middle: middle, last: last) else { return nil }
    let seen = view.view(at: best)
    greatest = best
    magnitude = seen.magnitude
    obscuration = seen.obscuration
    sunAltitude = seen.sunAltitude
    kind = seen.separation < abs(seen.moon - seen.sun) ? (seen.moon >= seen.sun ? .total : .annular) : .partial
    partial = first..<max(first, last)
    central = Self.central(view, first: first, middle: middle, last: last)
  }

  private static func central(_ view: SolarDiscs, first: Double, middle: Double, last: Double) -> Range<Double>? {
    func depth(_ instant: Double) -> Double {
      let discs = view.view(at: instant)
      return abs(discs.moon - discs.sun) - discs.separation
    }
    guard depth(middle) > 0 else { return nil }
    let begin = Root.find(from: first, to: middle, tolerance: 1e-8, depth)
    let end = Root.find(from: middle, to: last, tolerance: 1e-8, depth)
    return begin..<max(begin, end)
  }
}
