import Testing

@testable import Terminal

@Suite struct ASCIIArtTests {
  @Test func `bright pixels get dense characters on a dark background`() {
    let rgb = [UInt8](repeating: 0, count: 3) + [128, 128, 128] + [255, 255, 255]
    #expect(ASCIIArt.lines(rgb: rgb, width: 3, height: 1) == [" =@"])
    #expect(ASCIIArt.lines(rgb: rgb, width: 3, height: 1, isLight: true) == ["@+ "])
    #expect(ASCIIArt.lines(rgb: rgb, width: 4, height: 1).isEmpty)
  }
}
