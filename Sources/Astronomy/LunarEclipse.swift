package import Entities

/// A lunar eclipse; its instants (UTC days since J2000.0) are the same everywhere on Earth.
package struct LunarEclipse: Hashable, Sendable {
  /// The kind at the greatest eclipse; never annular.
  package let kind: SkyEvent.Eclipse
  /// The instant of the least angle between the Moon and the shadow's axis; within 30 s.
  package let greatest: Double
  /// The fraction of the Moon's diameter in the umbra, negative for a penumbral eclipse; within 0.01.
  package let umbralMagnitude: Double
  /// The fraction of the Moon's diameter in the penumbra.
  package let penumbralMagnitude: Double
  /// From first to last contact with the penumbra.
  package let penumbral: Range<Double>
  /// From first to last contact with the umbra; `nil` if the eclipse is penumbral.
  package let partial: Range<Double>?
  /// While all of the Moon is in the umbra; `nil` if that never happens.
  package let total: Range<Double>?

  /// The eclipses that overlap a window (UTC days since J2000.0, cut to 800 days), in order.
  package static func all(in window: Range<Double>) -> [LunarEclipse] {
    MoonQuarter.full.eclipseCandidates(in: window).compactMap { LunarEclipse(nearFullMoon: $0) }
      .filter { $0.penumbral.upperBound > window.lowerBound && $0.penumbral.lowerBound < window.upperBound }
  }

  /// `nil` if the Moon misses the penumbra.
  private init?(nearFullMoon full: Double) {
    let ephemeris = Ephemeris(covering: full - 0.3..<full + 0.3)
    let shadow = Shadow(sun: ephemeris.track(of: .sun), moon: ephemeris.track(of: .moon))
    // Greatest eclipse is within half an hour of full moon.
    let middle = Root.minimum(from: full - 4 / 24, to: full + 4 / 24, tolerance: 1e-6) { shadow.separation(at: $0) }
    let depths = shadow.depths(at: middle)
    guard let penumbral = shadow.contacts(around: middle, { $0.penumbra }) else { return nil }
    umbralMagnitude = depths.umbra / depths.diameter
    penumbralMagnitude = depths.penumbra / depths.diameter
    kind = depths.umbra >= depths.diameter ? .total : depths.umbra > 0 ? .partial : .penumbral
    (greatest, self.penumbral) = (middle, penumbral)
    partial = shadow.contacts(around: middle) { $0.umbra }
    total = shadow.contacts(around: middle) { $0.umbra - $0.diameter }
  }
}

extension MoonQuarter {
  /// The new or full moons in a window, a day more at both ends, within 1.6° of the ecliptic, as at every eclipse.
  func eclipseCandidates(in window: Range<Double>) -> [Double] {
    let window = TimeScale.bounded(window)
    let all = sequence(first: next(after: window.lowerBound - 1)) { next(after: $0 + 20) }
    return all.prefix { $0 < window.upperBound + 1 }
      .filter { abs(Apparent.moon(at: TimeScale.terrestrial($0)).latitude) < 1.6 * Angle.degree }
  }
}
