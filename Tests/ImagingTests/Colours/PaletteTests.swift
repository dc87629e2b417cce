import Testing

@testable import Imaging

@Suite struct PaletteTests {
  @Test func `xterm's colours have their numbers`() {
    let colours = Palette.xterm.colours
    #expect(colours.count == 256)
    #expect(colours[16] == RGB(red: 0, green: 0, blue: 0))
    #expect(colours[67] == RGB(red: 95, green: 135, blue: 175))
    #expect(colours[196] == RGB(red: 255, green: 0, blue: 0))
    #expect(colours[231] == RGB(red: 255, green: 255, blue: 255))
    #expect(colours[232] == RGB(red: 8, green: 8, blue: 8))
    #expect(colours[255] == RGB(red: 238, green: 238, blue: 238))
    #expect(Palette.xterm.usable == 16..<256)
    #expect(Palette.ansi.colours.count == 16)
  }

  @Test func `a picture of few colours keeps them all`() throws {
    let colours: [[UInt8]] = [[10, 20, 30], [200, 0, 0], [0, 200, 0], [255, 255, 255], [90, 90, 200]]
    let pixels: [UInt8] = (0..<60).flatMap { colours[$0 % 5] + [255 as UInt8] }
    let bitmap = try #require(Bitmap(width: 10, height: 6, pixels: pixels))
    let palette = Palette.adaptive(to: bitmap, count: 256)
    #expect(Set(palette.colours) == Set(colours.map { RGB(red: $0[0], green: $0[1], blue: $0[2]) }))
    #expect(bitmap.indexed(palette).rgb == bitmap.rgb())
  }

  @Test(arguments: [2, 16, 64, 256])
  func `a photograph gets as many colours as asked for, and is close`(count: Int) throws {
    let bitmap = try Bitmap.decode(PictureFixture.bytes("baseline-444.jpg"))
    let palette = Palette.adaptive(to: bitmap, count: count)
    #expect(palette.colours.count == count)
    let plain = bitmap.indexed(palette, isDithered: false)
    let error = zip(plain.rgb, bitmap.rgb()).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) } / bitmap.rgb().count
    #expect(error <= [2: 60, 16: 18, 64: 9, 256: 5][count] ?? 0)
  }
}
