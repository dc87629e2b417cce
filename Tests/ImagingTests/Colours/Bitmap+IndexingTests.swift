import Testing

@testable import Imaging

@Suite struct BitmapIndexingTests {
  @Test func `error diffusion keeps the average`() throws {
    let pixels = [[UInt8]](repeating: [100, 60, 220, 255], count: 16 * 16).flatMap { $0 }
    let bitmap = try #require(Bitmap(width: 16, height: 16, pixels: pixels))
    for palette in [Palette.xterm, .ansi] {
      let indexed = bitmap.indexed(palette)
      let rgb = indexed.rgb
      for channel in 0..<3 {
        let sum = stride(from: channel, to: rgb.count, by: 3).reduce(0) { $0 + Int(rgb[$1]) }
        #expect(abs(sum / 256 - Int(pixels[channel])) <= 6)
      }
      #expect(Set(indexed.indices).count > 1)
      #expect(indexed.indices.allSatisfy { palette.usable.contains(Int($0)) })
    }
  }

  @Test func `colours of the palette stay as they are`() throws {
    for index in Palette.xterm.usable {
      let colour = Palette.xterm.colours[index]
      let bitmap = try #require(
        Bitmap(width: 1, height: 1, pixels: [colour.red, colour.green, colour.blue, 255]))
      #expect(bitmap.indexed(.xterm).rgb == [colour.red, colour.green, colour.blue])
    }
  }

  @Test func `without error diffusion one colour gives one colour`() throws {
    let pixels = [[UInt8]](repeating: [100, 60, 220, 255], count: 64).flatMap { $0 }
    let bitmap = try #require(Bitmap(width: 8, height: 8, pixels: pixels))
    #expect(Set(bitmap.indexed(.xterm, isDithered: false).indices).count == 1)
  }
}
