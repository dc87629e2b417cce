package import Essentials

/// How high a body is through a night, in equal steps from its noon to the next.
package struct AltitudeCurve: Hashable, Sendable {
  /// The English name: `Sun`, `Moon`, `Venus`.
  package var name: String
  /// Degrees above the horizon, with refraction when above; the first at the beginning of the night, the last at its end.
  package var altitudes: [Double]

  package init(name: String, altitudes: [Double]) {
    self.name = name
    self.altitudes = altitudes
  }

  /// The altitude at a share 0…1 of the night, between steps by a straight line; `nil` without steps.
  package func altitude(at share: Double) -> Double? {
    guard let last = altitudes.indices.last else { return nil }
    let place = min(max(share, 0), 1) * Double(last)
    let index = min(Int(place), max(last - 1, 0))
    let next = altitudes[min(index + 1, last)]
    return altitudes[index] + (next - altitudes[index]) * (place - Double(index))
  }
}

/// When the sun's light is warm or blue, by the altitude of its centre without refraction, in order.
package struct PhotographicLight: Hashable, Sendable {
  /// From 6° above to 4° below the horizon.
  package var golden: [Range<Date>]
  /// From 4° to 6° below it.
  package var blue: [Range<Date>]

  package init(golden: [Range<Date>], blue: [Range<Date>]) {
    self.golden = golden
    self.blue = blue
  }
}
