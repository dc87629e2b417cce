import Testing

@testable import Views

struct ASCIITextTests {
  @Test(arguments: [
    ("", ""), ("plain\n", "plain\n"), ("“x” … – → ’", "\"x\" ... - -> '"), ("Zürich", "Zurich"), ("Łódź", "Lodz"),
    ("Москва", "Moskva"), ("☔\u{1F315}", "??"),
    ("Ærøskøbing þß Ũũ e\u{301}", "Aeroskobing thss Uu e"), ("Αθήνα Ώς", "Athina Os"), ("Київ Щё", "Kiyiv Shche"),
    ("부산 가나다", "busan ganada"), ("トヤマ さっぽろ", "toyama satuporo"), ("東京", "??"), ("دبي", "???"),
  ])
  func `each character is the nearest of ASCII, or a question mark`(text: String, folded: String) {
    #expect(ASCIIText.folded(text) == folded)
  }

  @Test(arguments: [("서울", "Seoul"), ("Tromsø", "Tromso"), ("Home", "Home"), ("élan", "elan")])
  func `names of letters without case begin with a capital`(name: String, folded: String) {
    #expect(Appearance(isASCII: true).name(name) == folded)
    #expect(Appearance().name(name) == name)
  }
}
