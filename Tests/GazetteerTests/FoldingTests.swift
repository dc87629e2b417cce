import Testing

@testable import Gazetteer

struct FoldingTests {
  private func key(_ text: String) -> String { String(decoding: Folding.key(text), as: UTF8.self) }

  @Test(arguments: [
    ("São Paulo", "saopaulo"), ("Łódź", "lodz"), ("Straße", "strasse"), ("İzmir", "izmir"),
    ("St. John's", "saintjohns"),
    ("Ağrı", "agri"), ("Ёлкино", "елкино"), ("ＴＯＫＹＯ", "tokyo"), ("とうきょう", "トウキョウ"), ("Đà Nẵng", "danang"),
    ("Ma\u{30B}rta", "marta"), ("か\u{3099}", "ガ"), ("ハ\u{309A}", "パ"), ("ト\u{309A}", "ト"), ("ナ\u{3099}", "ナ"),
    ("う\u{3099}ぃーん", "ヴィーン"), ("Mt Isa", "mountisa"), ("Ste-Foy", "saintefoy"),
    ("Ft. Worth", "fortworth"), ("纽约", "紐約"), ("  --  ", ""),
  ])
  func `what does not matter is folded away`(text: String, expected: String) {
    #expect(key(text) == expected)
  }

  @Test func `only the beginning of a long text is read`() {
    #expect(Folding.key(String(repeating: "a", count: 100_000)).count == Folding.longestText)
  }
}
