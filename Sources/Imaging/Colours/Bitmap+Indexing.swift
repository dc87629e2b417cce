extension Bitmap {
  /// For each pixel the number of a colour among the first 256 of a palette; of none there is black.
  ///
  /// What a pixel's colour is off by goes to its neighbours (Floyd and Steinberg, "An adaptive algorithm for spatial
  /// greyscale", 1976, with rows in alternating directions).
  package func indexed(_ palette: [RGB], over background: RGB = .black) -> [UInt8] {
    let rgb = rgb(over: background)
    var nearest = NearestColour(palette)
    var indices = [UInt8](repeating: 0, count: width * height)
    // In sixteenths, with a column more on both sides.
    var errors = [SIMD4<Int32>](repeating: .zero, count: width + 2)
    for y in 0..<height {
      var next = [SIMD4<Int32>](repeating: .zero, count: width + 2)
      let step = y % 2 == 0 ? 1 : -1
      for column in 0..<width {
        let x = step == 1 ? column : width - 1 - column
        let place = y * width + x
        let stored = SIMD4(Int32(rgb[place * 3]), Int32(rgb[place * 3 + 1]), Int32(rgb[place * 3 + 2]), 0)
        let wanted = (stored &+ (errors[x + 1] &+ 8) &>> 4).clamped(
          lowerBound: .zero, upperBound: .init(repeating: 255))
        let index = nearest.index(wanted)
        indices[place] = UInt8(truncatingIfNeeded: index)
        let error = wanted &- nearest.colours[index]
        errors[x + 1 + step] &+= error &* 7
        next[x + 1 - step] &+= error &* 3
        next[x + 1] &+= error &* 5
        next[x + 1 + step] &+= error
      }
      errors = next
    }
    return indices
  }
}

/// Finds the colour of a palette that is nearest to any other, remembering what it found.
struct NearestColour {
  /// For arithmetic; the fourth part is 0.
  let colours: [SIMD4<Int32>]
  /// By the upper six bits of red, green and blue; -1 where nothing was looked for yet.
  private var found = [Int16](repeating: -1, count: 1 << 18)

  init(_ palette: [RGB]) {
    let palette = palette.isEmpty ? [.black] : Array(palette.prefix(256))
    colours = palette.map { SIMD4(Int32($0.red), Int32($0.green), Int32($0.blue), 0) }
  }

  /// The number of the colour nearest to one with parts 0…255.
  mutating func index(_ colour: SIMD4<Int32>) -> Int {
    let key = (Int(colour.x) >> 2) << 12 | (Int(colour.y) >> 2) << 6 | Int(colour.z) >> 2
    guard found.indices.contains(key) else { return 0 }
    if found[key] < 0 {
      // The middle of the cell, black and white exactly.
      let cell = colour &>> 2
      found[key] = Int16(search(cell &* 4 &+ (cell &* 3 &+ 31) / 63))
    }
    return Int(found[key])
  }

  /// Squares of differences, weighted by how well eyes tell the parts.
  private func search(_ colour: SIMD4<Int32>) -> Int {
    var (best, bestDistance) = (0, Int32.max)
    for index in colours.indices {
      let difference = colour &- colours[index]
      let distance = (difference &* difference &* SIMD4(2, 4, 3, 0)).wrappedSum()
      if distance < bestDistance { (best, bestDistance) = (index, distance) }
    }
    return best
  }
}
