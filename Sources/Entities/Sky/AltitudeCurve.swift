/// A body's altitude through a night, in equal steps of time from local noon to noon.
package struct AltitudeCurve: Hashable, Sendable {
  /// The English name: `Sun`, `Moon`, `Venus`.
  package var name: String
  /// Degrees above the horizon, with refraction if above it, from the start of the night to its end, both included.
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
