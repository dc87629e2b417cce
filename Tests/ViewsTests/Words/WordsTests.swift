import Entities
import Foundation
import Testing

@testable import Views

struct WordsTests {
  @Test(arguments: [
    ("ko", Language.korean), ("ko_KR", .korean), ("ko_KR.UTF-8", .korean), ("ko.UTF-8", .korean), ("ko@x", .korean),
    ("kok_IN", .english), ("kok", .english), ("en_GB.UTF-8", .english), ("C", .english), ("", .english),
  ])
  func `the language is the locale's whole code`(locale: String, language: Language) {
    #expect(Words.language(.auto, environment: ["LANG": locale]) == language)
    #expect(Words.language(.only(.korean), environment: ["LANG": locale]) == .korean)
  }

  @Test func `the stronger variable names the language, and an empty one names nothing`() {
    func language(_ environment: [String: String]) -> Language { Words.language(.auto, environment: environment) }
    #expect(language(["LC_ALL": "ko_KR", "LC_MESSAGES": "en_US", "LANG": "en_US"]) == .korean)
    #expect(language(["LC_ALL": "", "LC_MESSAGES": "ko_KR", "LANG": "en_US"]) == .korean)
    #expect(language(["LC_ALL": "en_US", "LANG": "ko_KR"]) == .english)
  }

  @Test func `a forecast of a single day has its heading in the singular`() {
    #expect([1, 7].map { Words.english.nextDays($0) } == ["Next 1 day", "Next 7 days"])
    #expect([1, 7].map { Words.inLanguage(.german).nextDays($0) } == ["Vorhersage für 1 Tag", "Nächste 7 Tage"])
  }

  @Test(arguments: Language.allCases) func `names in columns are short and no two are equal`(language: Language) {
    let words = Words.inLanguage(language)
    #expect(words.weekdays.count == 7 && words.months.count == 12 && words.compass.count == 16)
    #expect(Set(Condition.allCases.map { words($0.phrase) }).count == Condition.allCases.count)
    #expect(Set(words.compass).count == 16 && Set(words.weekdays).count == 7 && Set(words.months).count == 12)
  }

  @Test func `Korean speaks Korean`() {
    let words = Words.korean
    var all = Condition.allCases.map { words($0.phrase) } + words.weekdays + words.compass
    all += KeyTable.dashboard.rows.compactMap { $0.help.map { words($0.phrase) } }.filter { !$0.contains("°C") }
    all += MoonReport.Phase.allCases.map { words($0.phrase) }
    all += ["Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"].map { words(Phrase(name: $0)) }
    #expect(all.filter { !$0.isKorean } == [])
  }

  @Test func `the decimal mark is the language's where people read numbers`() {
    let numbers = [(-0.06, 1), (7, 2), (1.44, 1)].map { QuantityText.rounded($0.0, digits: $0.1, mark: ",") }
    #expect(numbers == ["-0,1", "7,00", "1,4"])
    let quantities = QuantityText(units: .metric, appearance: Appearance())
    #expect(quantities.precipitation(1.44) == "1.4 mm" && quantities.text(3200, .distance) == "3.2 km")
    #expect(Language.allCases.map { Words.inLanguage($0).number(0.5, digits: 1) } == ["0.5", "0,5", "0.5"])
  }

  @Test func `ages grow from minutes to days`() {
    let minute = 60.0
    #expect(Words.english.age(nil) == nil)
    #expect(Words.english.age(.nan) == nil)
    #expect(Words.english.age(59) == "now")
    #expect(Words.english.age(minute) == "1 min")
    #expect(Words.english.age(99 * minute) == "99 min")
    #expect(Words.english.age(100 * minute) == "1 h")
    #expect(Words.english.age(47.9 * 60 * minute) == "47 h")
    #expect(Words.english.age(48 * 60 * minute) == "2 d")
    #expect(Words.english.age(1e300) == "11574 d")
    #expect(Words.english.age(-1e300) == "now")
  }
}

extension String {
  /// Whether a letter of it is Korean.
  nonisolated var isKorean: Bool { contains { ("가"..."힣").contains($0) } }
}
