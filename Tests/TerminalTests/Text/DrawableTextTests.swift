import Terminal
import Testing

struct DrawableTextTests {
  @Test(arguments: [
    ("Seoul", "Seoul"), ("a\u{1B}[2Jb", "a[2Jb"), ("a\u{9B}31mb", "a31mb"), ("a\nb\tc\u{7F}", "abc"),
    ("\u{202E}evil\u{2066}", "evil"), ("a\u{200B}b\u{FEFF}c", "abc"), ("☀\u{FE0F}", "☀"), ("a\u{AD}b", "ab"),
    ("\u{E000}x\u{FFF9}", "x"), ("서울", "서울"),
    ("e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", "e\u{301}\u{301}\u{301}\u{301}"), ("\u{E0041}a\u{378}", "a"),
  ])
  func `only what is safe to draw stays`(text: String, clean: String) {
    #expect(DrawableText.clean(text) == clean)
  }

  @Test func `nothing that stays is a control, format or hidden character`() {
    for scalar in (0..<0x110000 as Range<UInt32>).compactMap(Unicode.Scalar.init)
    where !DrawableText.clean(String(scalar)).isEmpty {
      let category = scalar.properties.generalCategory
      let isBad =
        scalar.properties.isBidiControl || scalar.properties.isDefaultIgnorableCodePoint
        || [.control, .format, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator].contains(category)
      if isBad { Issue.record("U+\(String(scalar.value, radix: 16)) is drawable") }
    }
  }
}
