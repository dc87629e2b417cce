extension Bitmap {
  /// The picture as a PNG file with opacity (W3C PNG, third edition); small if large parts have one colour. Each use
  /// compresses it anew, in time proportional to the number of pixels.
  package var png: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((width * 4 + 1) * height)
    for row in 0..<height {
      // No filter: the deflater finds repeated pixels without one.
      rows.append(0)
      rows += pixels[row * width * 4..<(row + 1) * width * 4]
    }
    let size = UInt32(clamping: width).bigEndianBytes + UInt32(clamping: height).bigEndianBytes
    return PNGChunk.signature
      // Eight bits per channel; red, green, blue and opacity.
      + PNGChunk.bytes("IHDR", size + [8, 6, 0, 0, 0])
      + PNGChunk.bytes("IDAT", Deflater.zlib(rows, distances: [4, width * 4 + 1]))
      + PNGChunk.bytes("IEND", [])
  }
}
