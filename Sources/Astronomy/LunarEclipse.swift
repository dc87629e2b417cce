package import Entities

/// A lunar eclipse. Its instants (UTC days since J2000.0) are the same everywhere on Earth.
package struct LunarEclipse: Hashable, Sendable {
  /// Total, partial or penumbral; never annular.
  package let kind: SkyEvent.Eclipse
  /// The instant of the least angle between the Moon and the shadow's axis; within 30 s.
  package let greatest: Double
  /// The fraction of the Moon's diameter in the umbra at greatest eclipse, within 0.01: ≥ 1 if total, ≤ 0 if penumbral.
  package let umbralMagnitude: Double
  /// The fraction of the Moon's diameter in the penumbra at greatest eclipse; may exceed 1.
  package let penumbralMagnitude: Double
  /// From first to last contact with the penumbra, UTC days since J2000.0.
  package let penumbral: Range<Double>
  /// From first to last contact with the umbra; `nil` if the eclipse is penumbral.
  package let partial: Range<Double>?
  /// When all of the Moon is in the umbra; `nil` if the eclipse isn't total.
  package let total: Range<Double>?

  /// The eclipses that overlap a window (UTC days since J2000.0, cut to 800 days), in order.
  package static func all(in window: Range<Double>) -> [LunarEclipse] {
    MoonQuarter.full.eclipseCandidates(in: window).compactMap { LunarEclipse(nearFullMoon: $0) }
      .filter { $0.penumbral.overlaps(window) }
  }

  /// The eclipse at a full moon; `nil` if the Moon misses the penumbra.
  private init?(nearFullMoon full: Double) {
    let ephemeris = Ephemeris(covering: full - 0.3..<full + 0.3)
    let shadow = Shadow(sun: ephemeris.track(of: .sun), moon: ephemeris.track(of: .moon))
    // Greatest eclipse is within half an hour of full moon.
    let middle = Solver.minimum(from: full - 4 / 24, to: full + 4 / 24, tolerance: 1e-6) { shadow.separation(at: $0) }
    let depths = shadow.depths(at: middle)
    guard let penumbral = shadow.contacts(around: middle, { $0.penumbra }) else { return nil }
    umbralMagnitude = depths.umbra / depths.diameter
    penumbralMagnitude = depths.penumbra / depths.diameter
    (greatest, self.penumbral) = (middle, penumbral)
    partial = shadow.contacts(around: middle) { $0.umbra }
    let total = shadow.contacts(around: middle) { $0.umbra - $0.diameter }
    self.total = total
    if partial == nil { kind = .penumbral } else { kind = total == nil ? .partial : .total }
  }
}
