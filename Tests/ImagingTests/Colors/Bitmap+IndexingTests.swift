import Testing

@testable import Imaging

@Suite struct BitmapIndexingTests {
  @Test func `error diffusion keeps the average`() throws {
    let pixels = [[UInt8]](repeating: [100, 60, 220, 255], count: 16 * 16).flatMap { $0 }
    let bitmap = Bitmap(width: 16, height: 16, pixels: pixels, isComplete: true)
    for palette in [[RGB].cubeAndGreys, .sixteen] {
      let indices = bitmap.indexed(palette)
      let rgb = palette.pixels(indices)
      for channel in 0..<3 {
        let sum = stride(from: channel, to: rgb.count, by: 3).reduce(0) { $0 + Int(rgb[$1]) }
        #expect(abs(sum / 256 - Int(pixels[channel])) <= 6)
      }
      #expect(Set(indices).count > 1)
      #expect(indices.allSatisfy { palette.indices.contains(Int($0)) })
    }
  }

  @Test func `colours of the palette stay as they are`() throws {
    for color in [RGB].cubeAndGreys {
      let bitmap = Bitmap(width: 1, height: 1, pixels: [color.red, color.green, color.blue, 255], isComplete: true)
      #expect([RGB].cubeAndGreys.pixels(bitmap.indexed(.cubeAndGreys)) == [color.red, color.green, color.blue])
    }
  }

  @Test func `errors go to the neighbours as Floyd and Steinberg say, in alternating directions`() throws {
    let pixels = (0..<28).flatMap { _ in [100, 100, 100, 255] as [UInt8] }
    let bitmap = Bitmap(width: 7, height: 4, pixels: pixels, isComplete: true)
    let palette = [RGB.black, RGB(red: 255, green: 255, blue: 255)]
    // By a program of a few lines in another language.
    #expect(
      bitmap.indexed(palette) == [
        0, 1, 0, 0, 1, 0, 0,
        1, 0, 0, 1, 0, 0, 1,
        0, 1, 0, 1, 0, 1, 0,
        1, 0, 1, 0, 0, 1, 0,
      ])
  }

  @Test func `eyes tell green best and blue next`() throws {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [100, 100, 100, 255], isComplete: true)
    func nearest(_ colors: RGB...) -> UInt8? {
      bitmap.indexed(colors).first
    }
    let (red, green) = (RGB(red: 112, green: 100, blue: 100), RGB(red: 100, green: 112, blue: 100))
    let blue = RGB(red: 100, green: 100, blue: 112)
    #expect(nearest(green, blue) == 1 && nearest(blue, red) == 1 && nearest(green, red) == 1)
  }

  @Test func `of a palette the first 256 colours count, and of none there is black`() {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [9, 9, 9, 255], isComplete: true)
    let colors = Array(repeating: RGB.black, count: 256) + [RGB(red: 9, green: 9, blue: 9)]
    #expect(bitmap.indexed(colors) == [0] && bitmap.indexed([]) == [0])
  }
}

extension [RGB] {
  /// 216 colours of the same steps across, and 24 greys.
  static var cubeAndGreys: [RGB] {
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = (0..<216).map { RGB(red: steps[$0 / 36], green: steps[$0 / 6 % 6], blue: steps[$0 % 6]) }
    return cube + (0..<24).map { UInt8(8 + 10 * $0) }.map { RGB(red: $0, green: $0, blue: $0) }
  }

  static var sixteen: [RGB] {
    let values = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00,
      0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    return values.map { value in
      RGB(red: UInt8(value >> 16), green: UInt8(truncatingIfNeeded: value >> 8), blue: UInt8(truncatingIfNeeded: value))
    }
  }

  /// The bytes of the colours that numbers stand for.
  func pixels(_ indices: [UInt8]) -> [UInt8] {
    indices.flatMap { [self[Int($0)].red, self[Int($0)].green, self[Int($0)].blue] }
  }
}
