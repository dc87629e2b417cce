import Testing

@testable import Views

struct ASCIITextTests {
  @Test(arguments: [
    ("", ""), ("plain\n", "plain\n"), ("“x” … – → ’", "\"x\" ... - -> '"), ("Zürich", "Zurich"), ("Łódź", "Lodz"),
    ("Hawaiʻi", "Hawai'i"), ("«a\u{2011}b»", "\"a-b\""), ("Ṣanʿāʾ", "San'a'"), ("5′ 3″ a\u{2010}b", "5' 3\" a-b"),
    ("Москва", "Moskva"), ("☔\u{1F315}", "??"),
    ("Ærøskøbing þß Ũũ e\u{301}", "Aeroskobing thss Uu e"), ("Αθήνα Ώς", "Athina Os"), ("Київ Щё", "Kiyiv Shche"),
    ("부산 가나다", "busan ganada"), ("トヤマ さっぽろ", "toyama satuporo"), ("東屋", "??"), ("東京", "Tokyo"), ("دبي", "Dubai"),
    ("Added 東京, Japan (東京).", "Added Tokyo, Japan (Tokyo)."), ("北京 東京 x", "Beijing Tokyo x"), ("תל אביב", "Tel Aviv"),
    ("กรุงเทพมหานคร  …", "Bangkok  ..."), ("दिल्ली", "Delhi"), ("თბილისი", "Tbilisi"), ("Երևան 5", "Yerevan 5"),
    ("Mons-en-Barœul Œ", "Mons-en-Baroeul Oe"), ("ŉ ĸ ı ʃɣ", "n q i ??"), ("Өскемен Түркі Һұ", "Oskemen Turki Hu"),
    ("Ｃａｆｅ\u{301} １２！", "Cafe 12!"),
    ("センター", "senta"), ("5\u{202F}km\u{2003}…", "5 km ..."), ("\u{3000}תל\u{A0}אביב\u{3000}", " Tel Aviv "),
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
