/// Finds the nearest colour of a palette of at most 256, with one cached answer for each group of 64 similar colours.
struct NearestColor {
  /// The palette's red, green and blue; the fourth element is 0.
  let colors: [SIMD4<Int32>]
  /// The index of the nearest colour by the upper six bits of red, green and blue; -1 if not searched for yet.
  private var cache = [Int16](repeating: -1, count: 1 << 18)

  /// Takes the first 256 colours; an empty palette counts as black alone.
  init(_ palette: [RGB]) {
    let palette = palette.isEmpty ? [.black] : Array(palette.prefix(256))
    colors = palette.map { SIMD4(Int32($0.red), Int32($0.green), Int32($0.blue), 0) }
  }

  /// The index of the colour nearest to one with channels 0…255.
  mutating func index(nearestTo color: SIMD4<Int32>) -> Int {
    let key = (Int(color.x) >> 2) << 12 | (Int(color.y) >> 2) << 6 | Int(color.z) >> 2
    guard cache.indices.contains(key) else { return 0 }
    if cache[key] < 0 {
      // A colour of the group: black in the darkest one, white in the brightest.
      let group = color &>> 2
      cache[key] = Int16(search(group &* 4 &+ (group &* 3 &+ 31) / 63))
    }
    return Int(cache[key])
  }

  /// The index of the colour with the least sum of squared differences, weighted 2:4:3 for the eye's sensitivity.
  private func search(_ color: SIMD4<Int32>) -> Int {
    var (best, bestDistance) = (0, Int32.max)
    for index in colors.indices {
      let difference = color &- colors[index]
      let distance = (difference &* difference &* SIMD4(2, 4, 3, 0)).wrappedSum()
      if distance < bestDistance { (best, bestDistance) = (index, distance) }
    }
    return best
  }
}
