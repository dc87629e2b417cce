import Entities
import Terminal
import Testing

@testable import Views

/// Temperatures in large digits.
struct BigNumberTests {
  @Test func `digits of half blocks`() {
    #expect(
      BigNumber(appearance: Appearance()).lines(of: "71°") == [
        "▀▀▀█ ▄█  ▄▀▄", "  █   █   ▀ ", " █   ▄█▄    ",
      ])
  }

  @Test func `digits of strokes`() {
    #expect(
      BigNumber(appearance: Appearance(glyphs: .ascii)).lines(of: "-52°") == [
        "    _   _ ", "__ |_   _|", "    _| |_ ",
      ])
  }

  @Test func `every temperature has lines of one width, twice as large where asked`() {
    for degrees in -99...199 {
      for glyphs in [GlyphSet.unicode, .ascii] {
        let appearance = Appearance(glyphs: glyphs)
        let lines = BigNumber(appearance: appearance).lines(of: "\(degrees)°")
        #expect(lines.count == 3 && Set(lines.map(\.displayWidth)).count == 1)
      }
      let large = BigNumber(appearance: Appearance(), scale: 2).lines(of: "\(degrees)°")
      #expect(large.count == 6 && Set(large.map(\.displayWidth)).count == 1)
    }
  }
}
