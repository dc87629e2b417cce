import Essentials

/// The sample's picture as a GIF file (CompuServe, "Graphics Interchange Format", version 89a).
///
/// Its compression is left unused: each pixel is one code of nine bits, and the table is cleared before it would grow.
struct SampleFile {
  private(set) var data = Data()
  private var block: [UInt8] = []
  private var bits = 0
  private var count = 0

  init() {
    data += "GIF89a".utf8
    appendWords(SampleImage.width, SampleImage.height)
    // A table of 256 colours follows; background and shape of the pixels are the usual.
    data += [0xF7, 0, 0] + SampleImage.palette
    data += [0x2C, 0, 0, 0, 0]
    appendWords(SampleImage.width, SampleImage.height)
    data += [0, 8]
    for (place, pixel) in SampleImage.pixels.enumerated() {
      if place % 250 == 0 { append(Self.clear) }
      append(Int(pixel))
    }
    append(Self.end)
    if count > 0 { appendByte() }
    flush()
    data += [0, 0x3B]
  }

  private static let clear = 256
  private static let end = 257

  /// Two bytes each, the lower first.
  private mutating func appendWords(_ words: Int...) {
    for word in words { data += [UInt8(word & 0xFF), UInt8(word >> 8 & 0xFF)] }
  }

  private mutating func append(_ code: Int) {
    bits |= code << count
    count += 9
    while count >= 8 { appendByte() }
  }

  private mutating func appendByte() {
    block.append(UInt8(bits & 0xFF))
    bits >>= 8
    count = max(count - 8, 0)
    if block.count == 255 { flush() }
  }

  private mutating func flush() {
    guard !block.isEmpty else { return }
    data.append(UInt8(block.count))
    data += block
    block = []
  }
}
