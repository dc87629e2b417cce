import Testing

@testable import Entities

struct PhraseTests {
  /// A small language: slots turned round, plurals of three forms as Slavic languages have them.
  private static let translation = {
    let file = """
      # A comment.
      msgid ""
      msgstr "Language: xx\\n"

      #, c-format
      msgid "%1$s until %2$s"
      msgstr "bis %2$s %1$s"

      msgctxt "heading"
      msgid "Best"
      msgstr "Beste"

      msgid ""
      "Two "
      "lines\\n"
      msgstr "Zwei \\"Zeilen\\"\\n"

      #, c-format
      msgid "%1$s day"
      msgid_plural "%1$s days"
      msgstr[0] "%1$s день"
      msgstr[1] "%1$s дня"
      msgstr[2] "%1$s дней"

      msgid "nothing yet"
      msgstr ""

      #, c-format
      msgid "%1$s%% dry"
      msgstr "%1$s %% trocken"
      """
    return Array(file.utf8).withUnsafeBufferPointer { bytes in
      Translation(po: bytes) { $0 == 1 ? 0 : (2...4).contains($0) ? 1 : 2 }
    }
  }()

  @Test func `slots are filled in the order of each language`() {
    let phrase = Phrase("\("rain") until \("21:05")")
    #expect(phrase.english == "rain until 21:05")
    #expect(phrase.text(in: Self.translation) == "bis 21:05 rain")
  }

  @Test func `a value that looks like a slot stays what it is`() {
    #expect(Phrase("\("%2$s") until \("%%")").text(in: Self.translation) == "bis %% %2$s")
    #expect(Phrase("\("%1$s")% dry").english == "%1$s% dry")
    #expect(Phrase("\("9")% dry").text(in: Self.translation) == "9 % trocken")
  }

  @Test func `a context separates two meanings`() {
    #expect(Phrase("Best", context: "heading").text(in: Self.translation) == "Beste")
    #expect(Phrase("Best").text(in: Self.translation) == "Best")
  }

  @Test func `what lacks a translation stays English`() {
    #expect(Phrase("nothing yet").text(in: Self.translation) == "nothing yet")
    #expect(Phrase("never heard of").text(in: Self.translation) == "never heard of")
  }

  @Test func `counts take the form of the language`() {
    func days(_ count: Int) -> Phrase { Phrase(one: "\(count) day", other: "\(count) days", count) }
    #expect([1, 2, 5].map { days($0).english } == ["1 day", "2 days", "5 days"])
    #expect([1, 2, 5].map { days($0).text(in: Self.translation) } == ["1 день", "2 дня", "5 дней"])
  }

  @Test func `a text over several lines is one, with its escapes`() {
    #expect(Phrase("Two lines\n").text(in: Self.translation) == "Zwei \"Zeilen\"\n")
  }

  @Test func `phrases hold phrases, stand in rows and become sentences`() {
    let until = Phrase("\(Phrase("Best", context: "heading")) until \("7")")
    #expect(until.text(in: Self.translation) == "bis 7 Beste")
    #expect(Phrase(sentence: until).text(in: Self.translation) == "Bis 7 Beste.")
    for end in [".", "?", "!", "…"] {
      #expect(Phrase(sentence: Phrase(verbatim: "no data\(end)")).english == "No data\(end)", "only one mark")
    }
    #expect(Phrase([until, Phrase(verbatim: "x")], separator: Phrase(verbatim: "; ")).english == "Best until 7; x")
  }

  @Test func `spoilt files are read as far as they can be`() {
    for file in [
      "msgid", "msgid \"", "msgid \"a\"\nmsgstr \"\\", "msgstr \"x\"\nmsgid \"y\"", "\"\"\n\"", "\u{0}\"\u{0}\"",
    ] {
      let translation = Array(file.utf8).withUnsafeBufferPointer { Translation(po: $0) { _ in 7 } }
      #expect(Phrase("y").text(in: translation) == "y", "\(file)")
    }
  }
}
