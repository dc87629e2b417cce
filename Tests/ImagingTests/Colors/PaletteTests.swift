import Testing

@testable import Imaging

@Suite struct PaletteTests {
  @Test func `a picture of few colours keeps them all`() throws {
    let colors: [[UInt8]] = [[10, 20, 30], [200, 0, 0], [0, 200, 0], [255, 255, 255], [90, 90, 200]]
    let pixels: [UInt8] = (0..<60).flatMap { colors[$0 % 5] + [255 as UInt8] }
    let bitmap = Bitmap(width: 10, height: 6, pixels: pixels, isComplete: true)
    let palette = bitmap.palette(count: 256)
    #expect(Set(palette) == Set(colors.map { RGB(red: $0[0], green: $0[1], blue: $0[2]) }))
    #expect(palette.pixels(bitmap.indexed(palette)) == bitmap.rgb())
  }

  @Test func `transparent pixels take the colour of the background`() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [200, 0, 0, 255, 0, 0, 0, 0], isComplete: true)
    let white = RGB(red: 255, green: 255, blue: 255)
    #expect(Set(bitmap.palette(count: 2, over: white)) == [RGB(red: 200, green: 0, blue: 0), white])
  }

  @Test(arguments: [2, 16, 64, 256])
  func `a photograph gets as many colours as asked for, and is close`(count: Int) throws {
    let bitmap = try Bitmap.decode(PictureFixture.bytes("baseline-444.jpg"))
    let palette = bitmap.palette(count: count)
    #expect(palette.count == count)
    let rgb = bitmap.rgb()
    var nearest = NearestColor(palette)
    var indices: [UInt8] = []
    for place in stride(from: 0, to: rgb.count, by: 3) {
      let color = SIMD4(Int32(rgb[place]), Int32(rgb[place + 1]), Int32(rgb[place + 2]), 0)
      indices.append(UInt8(nearest.index(nearestTo: color)))
    }
    let error = zip(palette.pixels(indices), rgb).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) } / rgb.count
    #expect(error <= [2: 60, 16: 18, 64: 9, 256: 5][count] ?? 0)
  }
}
