/// A body's altitude through a night, in equal steps from local noon to noon.
package struct AltitudeCurve: Hashable, Sendable {
  /// The English name: `Sun`, `Moon`, `Venus`.
  package var name: String
  /// Degrees above the horizon, negative below; refraction is included above it. The first value is for the start of
  /// the night, the last for its end.
  package var altitudes: [Double]

  package init(name: String, altitudes: [Double]) { (self.name, self.altitudes) = (name, altitudes) }

  /// The altitude in degrees at a fraction of the night, interpolated linearly; fractions outside 0…1 are clamped.
  /// `nil` for NaN, or if there are no altitudes.
  package func altitude(at fraction: Double) -> Double? {
    guard let last = altitudes.indices.last, !fraction.isNaN else { return nil }
    let position = min(max(fraction, 0), 1) * Double(last)
    let index = min(Int(position), max(last - 1, 0))
    let next = altitudes[min(index + 1, last)]
    return altitudes[index] + (next - altitudes[index]) * (position - Double(index))
  }
}
