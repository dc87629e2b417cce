import Entities
import Foundation
import Terminal
import Testing

@testable import Views

struct NightBarTests {
  @Test(arguments: [GlyphSet.unicode, .ascii])
  func `a score that isn't a number is drawn like zero`(glyphs: GlyphSet) throws {
    let span = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)
    let night = NightReport(span: span, segments: [.init(span: span, light: .dark)], moonUp: [])
    let appearance = Appearance(words: .english, glyphs: glyphs)
    let zone = try #require(Zone("UTC"))
    let bar = NightBar(text: SkyText(zone: zone, units: .metric, appearance: appearance), width: 60)
    let drawn = try [Double.nan, 0, -.infinity, 100].map { score in
      try #require(bar.lines(night, hours: [.init(span: span, score: score)], now: .distantPast).last).plain
    }
    #expect(drawn[0] == drawn[1] && drawn[2] == drawn[1] && drawn[3] != drawn[1])
  }
}
