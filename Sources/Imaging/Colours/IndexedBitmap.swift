/// A picture whose pixels are numbers of colours.
package struct IndexedBitmap: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// `width × height` numbers, row by row.
  package let indices: [UInt8]
  package let palette: Palette

  /// The picture in true colours, three bytes a pixel.
  package var rgb: [UInt8] {
    indices.flatMap { index in
      let colour = palette.colours[min(Int(index), palette.colours.count - 1)]
      return [colour.red, colour.green, colour.blue]
    }
  }
}

extension Bitmap {
  /// The picture in the colours of a palette.
  ///
  /// - Parameters:
  ///   - palette: The colours.
  ///   - isDithered: Whether what a pixel's colour is off by goes to its neighbours (Floyd and Steinberg, "An adaptive
  ///     algorithm for spatial greyscale", 1976, with rows in alternating directions).
  ///   - background: What shines through where the picture is transparent.
  /// - Returns: The same size in the palette's usable colours.
  package func indexed(
    _ palette: Palette, isDithered: Bool = true, over background: RGB = RGB(red: 0, green: 0, blue: 0)
  ) -> IndexedBitmap {
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
        guard isDithered else { continue }
        let error = wanted &- palette.colours[index].vector
        errors[x + 1 + step] &+= error &* 7
        next[x + 1 - step] &+= error &* 3
        next[x + 1] &+= error &* 5
        next[x + 1 + step] &+= error
      }
      errors = next
    }
    return IndexedBitmap(width: width, height: height, indices: indices, palette: palette)
  }
}

extension RGB {
  /// For arithmetic; the fourth part is 0.
  fileprivate var vector: SIMD4<Int32> { SIMD4(Int32(red), Int32(green), Int32(blue), 0) }
}

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
