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

  @Test func `errors go to the neighbours as Floyd and Steinberg say, in alternating directions`() throws {
    let bitmap = try #require(
      Bitmap(width: 7, height: 4, pixels: (0..<28).flatMap { _ in [100, 100, 100, 255] as [UInt8] }))
    let palette = Palette([RGB(red: 0, green: 0, blue: 0), RGB(red: 255, green: 255, blue: 255)])
    // By a program of a few lines in another language.
    #expect(
      bitmap.indexed(palette).indices == [
        0, 1, 0, 0, 1, 0, 0,
        1, 0, 0, 1, 0, 0, 1,
        0, 1, 0, 1, 0, 1, 0,
        1, 0, 1, 0, 0, 1, 0,
      ])
  }

  @Test func `eyes tell green best and blue next`() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [100, 100, 100, 255]))
    func nearest(_ colours: RGB...) -> UInt8? {
      bitmap.indexed(Palette(colours), isDithered: false).indices.first
    }
    let (red, green) = (RGB(red: 112, green: 100, blue: 100), RGB(red: 100, green: 112, blue: 100))
    let blue = RGB(red: 100, green: 100, blue: 112)
    #expect(nearest(green, blue) == 1 && nearest(blue, red) == 1 && nearest(green, red) == 1)
  }
}
