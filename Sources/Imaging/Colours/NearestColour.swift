/// Finds the colour of a palette that is nearest to any other, remembering what it found.
struct NearestColour {
  private let palette: Palette
  /// By the upper six bits of red, green and blue; -1 where nothing was looked for yet.
  private var found = [Int16](repeating: -1, count: 1 << 18)

  init(_ palette: Palette) {
    self.palette = palette
  }

  /// The number of the colour nearest to one with parts 0…255.
  mutating func index(_ colour: SIMD4<Int32>) -> Int {
    let key = (Int(colour.x) >> 2) << 12 | (Int(colour.y) >> 2) << 6 | Int(colour.z) >> 2
    guard found.indices.contains(key) else { return palette.usable.lowerBound }
    if found[key] < 0 {
      // The middle of the cell, black and white exactly.
      let cell = colour &>> 2
      found[key] = Int16(search(cell &* 4 &+ (cell &* 3 &+ 31) / 63))
    }
    return Int(found[key])
  }

  private func search(_ colour: SIMD4<Int32>) -> Int {
    palette.usable.min { distance(colour, $0) < distance(colour, $1) } ?? 0
  }

  /// Squares weighted by how well eyes tell the parts.
  private func distance(_ colour: SIMD4<Int32>, _ index: Int) -> Int32 {
    let other = palette.colours[index]
    let (red, green, blue) = (
      colour.x - Int32(other.red), colour.y - Int32(other.green), colour.z - Int32(other.blue)
    )
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }
}
