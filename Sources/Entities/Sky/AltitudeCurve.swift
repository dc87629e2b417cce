/// A body's altitude through a night, in equal steps from local noon to noon.
package struct AltitudeCurve: Hashable, Sendable {
  /// The English name: `Sun`, `Moon`, `Venus`.
  package var name: String
  /// Degrees above the horizon, with refraction if above; the first for the night's start, the last for its end.
  package var altitudes: [Double]

  package init(name: String, altitudes: [Double]) { (self.name, self.altitudes) = (name, altitudes) }

  /// The altitude at a fraction 0…1 of the night, interpolated linearly; others count as the nearest end. `nil` without steps.
  package func altitude(at share: Double) -> Double? {
    guard let last = altitudes.indices.last, !share.isNaN else { return nil }
    let place = min(max(share, 0), 1) * Double(last)
    let index = min(Int(place), max(last - 1, 0))
    let next = altitudes[min(index + 1, last)]
    return altitudes[index] + (next - altitudes[index]) * (place - Double(index))
  }
}
