import Testing

@testable import Entities

struct DayWordTests {
  /// A Friday.
  private func friday() throws -> CivilDate { try #require(CivilDate(iso: "2026-11-20")) }

  @Test(arguments: [
    ("today", 0), ("Tomorrow", 1), ("YESTERDAY", -1), ("오늘", 0), ("내일", 1), ("어제", -1),
  ])
  func `a day beside today`(word: String, offset: Int) throws {
    #expect(DayWord(word) == .today(offset: offset))
    #expect(try DayWord(word)?.ahead(of: friday()) == friday().advanced(by: offset))
    #expect(try DayWord(word)?.back(from: friday()) == friday().advanced(by: offset))
  }

  @Test(arguments: [
    ("monday", 3, -4), ("Mon", 3, -4), ("월요일", 3, -4), ("thursday", 6, -1), ("목요일", 6, -1), ("friday", 0, 0),
    ("FRI", 0, 0), ("금요일", 0, 0), ("sat", 1, -6), ("토요일", 1, -6), ("sunday", 2, -5), ("일요일", 2, -5),
    ("tue", 4, -3), ("화요일", 4, -3), ("wednesday", 5, -2), ("수요일", 5, -2),
  ])
  func `a weekday is the next one ahead and the last one back, today among them`(
    word: String, ahead: Int, back: Int
  ) throws {
    let day = try #require(DayWord(word))
    #expect(try day.ahead(of: friday()) == friday().advanced(by: ahead))
    #expect(try day.back(from: friday()) == friday().advanced(by: back))
  }

  @Test func `a weekday may be looked back for from another day than today`() throws {
    let end = try friday().advanced(by: -4)
    #expect(try DayWord("fri")?.back(from: friday(), until: end) == friday().advanced(by: -7))
    #expect(try DayWord("yesterday")?.back(from: friday(), until: end) == friday().advanced(by: -1))
  }

  @Test func `a date is itself`() throws {
    let date = try #require(CivilDate(iso: "2026-12-24"))
    #expect(DayWord("2026-12-24") == .date(date))
    #expect(try DayWord.date(date).ahead(of: friday()) == date && DayWord.date(date).back(from: friday()) == date)
  }

  @Test(arguments: DayWord.words)
  func `each word that help names is understood`(_ word: String) { #expect(DayWord(word) != nil) }

  @Test(arguments: [
    "", " ", "2026-13-01", "20261120", "m", "mond", "today ", "월", String(repeating: "a", count: 9999),
  ])
  func `anything else is no day`(_ word: String) { #expect(DayWord(word) == nil) }
}
