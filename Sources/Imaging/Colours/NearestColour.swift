/// Finds the colour of a palette that is nearest to any other, remembering what it found.
struct NearestColour {
  private let palette: Palette
  private let vectors: [SIMD4<Int32>]
  /// By the upper six bits of red, green and blue; -1 where nothing was looked for yet.
  private var found = [Int16](repeating: -1, count: 1 << 18)

  init(_ palette: Palette) {
    self.palette = palette
    vectors = palette.colours.map { SIMD4(Int32($0.red), Int32($0.green), Int32($0.blue), 0) }
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

  /// Squares of differences, weighted by how well eyes tell the parts.
  private func search(_ colour: SIMD4<Int32>) -> Int {
    var (best, bestDistance) = (palette.usable.lowerBound, Int32.max)
    for index in palette.usable {
      let difference = colour &- vectors[index]
      let distance = (difference &* difference &* SIMD4(2, 4, 3, 0)).wrappedSum()
      if distance < bestDistance { (best, bestDistance) = (index, distance) }
    }
    return best
  }
}
