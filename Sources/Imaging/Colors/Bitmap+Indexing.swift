extension Bitmap {
  /// The palette index of each pixel, row by row, using up to 256 colours; an empty palette counts as black alone.
  ///
  /// Dithered by error diffusion (Floyd & Steinberg 1976, Proc. SID 17, 75), every other row from right to left.
  package func indexed(_ palette: [RGB], over background: RGB = .black) -> [UInt8] {
    let rgb = rgb(over: background)
    var nearest = NearestColor(palette)
    var indices = [UInt8](repeating: 0, count: width * height)
    let white = SIMD4<Int32>(repeating: 255)
    // The errors that earlier pixels pass on to this row and the next, in sixteenths, with a spare column on each side.
    var errors = [SIMD4<Int32>](repeating: .zero, count: width + 2)
    for y in 0..<height {
      var next = [SIMD4<Int32>](repeating: .zero, count: width + 2)
      let (first, end, step) = y % 2 == 0 ? (0, width, 1) : (width - 1, -1, -1)
      for x in stride(from: first, to: end, by: step) {
        let position = y * width + x
        let stored = SIMD4(Int32(rgb[position * 3]), Int32(rgb[position * 3 + 1]), Int32(rgb[position * 3 + 2]), 0)
        let wanted = (stored &+ (errors[x + 1] &+ 8) &>> 4).clamped(lowerBound: .zero, upperBound: white)
        let index = nearest.index(nearestTo: wanted)
        indices[position] = UInt8(truncatingIfNeeded: index)
        let error = wanted &- nearest.colors[index]
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
