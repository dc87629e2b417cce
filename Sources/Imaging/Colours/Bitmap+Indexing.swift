extension Bitmap {
  /// The palette index of each pixel, among the first 256 colours; an empty palette counts as black alone.
  ///
  /// Dithered by error diffusion (Floyd and Steinberg, "An adaptive algorithm for spatial greyscale", 1976) with rows in
  /// alternating directions.
  package func indexed(_ palette: [RGB], over background: RGB = .black) -> [UInt8] {
    let rgb = rgb(over: background)
    var nearest = NearestColour(palette)
    var indices = [UInt8](repeating: 0, count: width * height)
    // In sixteenths, with an extra column on both sides.
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

/// Finds the nearest colour of a palette, with a cache.
struct NearestColour {
  /// Red, green and blue, ready for arithmetic; the fourth element is 0.
  let colours: [SIMD4<Int32>]
  /// The index of the nearest colour by the upper six bits of red, green and blue; -1 if not searched for yet.
  private var found = [Int16](repeating: -1, count: 1 << 18)

  init(_ palette: [RGB]) {
    let palette = palette.isEmpty ? [.black] : Array(palette.prefix(256))
    colours = palette.map { SIMD4(Int32($0.red), Int32($0.green), Int32($0.blue), 0) }
  }

  /// The index of the colour nearest to one with channels 0…255.
  mutating func index(_ colour: SIMD4<Int32>) -> Int {
    let key = (Int(colour.x) >> 2) << 12 | (Int(colour.y) >> 2) << 6 | Int(colour.z) >> 2
    guard found.indices.contains(key) else { return 0 }
    if found[key] < 0 {
      // The middle of the cell; exact for black and white.
      let cell = colour &>> 2
      found[key] = Int16(search(cell &* 4 &+ (cell &* 3 &+ 31) / 63))
    }
    return Int(found[key])
  }

  /// The least sum of squared differences, weighted by the eye's sensitivity to each channel.
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
