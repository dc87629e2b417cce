import Terminal
import Testing

struct DisplayWidthTests {
  @Test func `every scalar takes the columns of the published table`() throws {
    let lines = try Fixtures.text("widths.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
    let runs = lines.map { line in
      let fields = line.split(separator: " ")
      return (first: UInt32(fields[0], radix: 16) ?? 0, columns: Int(fields[1]) ?? -1)
    }
    #expect(runs.count > 900)
    let ends = runs.dropFirst().map(\.first) + [0x110000]
    var different: [String] = []
    for (run, end) in zip(runs, ends) {
      for scalar in (run.first..<end).lazy.compactMap(Unicode.Scalar.init)
      where DisplayWidth.of(scalar) != run.columns && scalar.properties.generalCategory != .unassigned {
        different.append(String(scalar.value, radix: 16))
      }
    }
    #expect(different == [])
  }

  @Test(arguments: [
    ("Seoul", 5), ("서울", 4), ("東京 Tōkyō", 10), ("", 0), ("é", 1), ("e\u{301}", 1), ("☀", 1), ("☀\u{FE0F}", 2),
    ("⛅", 2), ("👨‍👩‍👧", 2), ("🇰🇷", 2), ("한", 2), ("ｶﾞ", 2), ("की", 2), ("\u{1B}[31m", 4), ("\r\n", 0), ("\u{200B}", 0),
  ])
  func `a text takes the columns of its clusters`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test func `common glyphs are beyond doubt and clusters are not`() {
    for glyph in "aé°─█▀☀☁⛅☔서東あ★→…·│" { #expect(!DisplayWidth.isUncertain(glyph), "\(glyph)") }
    for glyph in ["e\u{301}", "👨‍👩‍👧", "🇰🇷", "\u{1FAE9}", "☰"] as [Character] {
      #expect(DisplayWidth.isUncertain(glyph), "\(glyph)")
    }
  }
}
