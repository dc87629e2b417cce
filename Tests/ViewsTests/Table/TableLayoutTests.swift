import Entities
import Terminal
import Testing
import ViewModels

@testable import Views

struct TableLayoutTests {
  private func layout(_ width: Int?, _ names: [String] = ["Seoul", "New York"], glyphs: GlyphSet = .unicode)
    -> TableLayout
  {
    TableLayout(width: width, names: names, units: .metric, appearance: Appearance(glyphs: glyphs))
  }

  @Test func `a layout never takes more than there is`() {
    let names = ["Seoul", "서울특별시 종로구 세종대로", String(repeating: "Llanfair", count: 8)]
    for width in 1...300 {
      for glyphs in [GlyphSet.unicode, .ascii, .words] {
        let layout = layout(width, names, glyphs: glyphs)
        #expect(layout.width <= max(width, 2), "\(width) \(glyphs)")
        #expect(layout.contains(.city))
      }
    }
  }

  @Test func `columns leave in a fixed order`() {
    var before = Set(TableColumn.allCases)
    for width in stride(from: 200, through: 20, by: -1) {
      let shown = Set(layout(width).columns.map(\.column))
      #expect(shown.isSubset(of: before), "\(width)")
      before = shown
    }
    #expect(before.contains(.city) && before.contains(.temperature))
  }

  @Test func `all columns are shown where nobody sees a window`() {
    #expect(layout(nil).columns.count == TableColumn.weather.count)
    #expect(!layout(nil, glyphs: .words).contains(.glyph))
  }

  @Test(arguments: [(30, GlyphSet.unicode), (40, .words)])
  func `names shorten before the age leaves`(width: Int, glyphs: GlyphSet) throws {
    let layout = layout(width, ["Portland, Oregon"], glyphs: glyphs)
    #expect(layout.contains(.age) && layout.contains(.temperature) && layout.width == width)
    let name = try #require(layout.columns.first { $0.column == .city })
    #expect(name.width >= 6 && name.width < 16)
  }

  @Test func `names shorten before the temperature leaves`() {
    #expect(layout(20, ["Portland, Oregon"], glyphs: .words).contains(.temperature))
  }

  @Test func `names are cut with the sign that the output can show`() {
    #expect(Appearance(glyphs: .words).ellipsis == .unicode)
    #expect(Appearance(glyphs: .words, isASCII: true).ellipsis == .ascii)
    #expect(Appearance(glyphs: .ascii).ellipsis == .ascii)
  }

  @Test func `the width does not depend on what is shown, only on the names`() {
    #expect(layout(80, ["Seoul"]) == layout(80, ["Tokyo"]))
  }
}
