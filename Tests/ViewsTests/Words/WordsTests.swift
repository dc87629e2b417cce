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
    #expect(Words.language(.ko, environment: ["LANG": locale]) == .korean)
  }

  @Test func `the stronger variable names the language, and an empty one names nothing`() {
    func language(_ environment: [String: String]) -> Language { Words.language(.auto, environment: environment) }
    #expect(language(["LC_ALL": "ko_KR", "LC_MESSAGES": "en_US", "LANG": "en_US"]) == .korean)
    #expect(language(["LC_ALL": "", "LC_MESSAGES": "ko_KR", "LANG": "en_US"]) == .korean)
    #expect(language(["LC_ALL": "en_US", "LANG": "ko_KR"]) == .english)
  }

  /// The compiler asks each language for each word of a switch; what is counted is asked for here.
  @Test(arguments: [Language.english, .korean])
  func `no language lacks a word`(language: Language) {
    let words = Words.of(language)
    #expect(words.weekdays.count == 7 && words.months.count == 12 && words.compass.count == 16)
    #expect(words.forecast.beaufort.count == 13 && words.printed.unitNames.count == 6)
    #expect(words.forecast.europeanAir.count == 6 && words.forecast.usAir.count == 6)
    var all = words.weekdays + words.months + words.compass + words.forecast.beaufort + words.forecast.europeanAir
    all += words.forecast.usAir + Condition.allCases.map(words.conditionName)
    all += TableColumn.allCases.filter { ![.glyph, .strip, .note, .days, .hours].contains($0) }
      .flatMap { [words.columnName($0), words.fullName($0)] }
    all += AirQuality.Pollutant.allCases.map(words.forecast.pollutantName)
    all += AirQuality.Pollen.allCases.map(words.forecast.pollenName)
    all += Outlook.Fall.allCases.flatMap { [words.forecast.fallName($0), words.panel.chance($0)] }
    all += PlanetColumn.allCases.map(words.sky.columnName) + MoonReport.Phase.allCases.map(words.sky.phaseName)
    all += StargazingReport.Rating.allCases.map(words.sky.ratingName)
    all += KeyTable.dashboard.rows.filter { $0.section != nil }.map { words.live.help($0.name) ?? "" }
    all += HelpSection.allCases.map(words.live.helpSection)
    all += KeyHint.allCases.map(words.live.hint)
    #expect(all.filter { $0.trimmingCharacters(in: .whitespaces).isEmpty } == [])
    #expect(Set(Condition.allCases.map(words.conditionName)).count == Condition.allCases.count)
    #expect(Set(words.compass).count == 16 && Set(words.weekdays).count == 7 && Set(words.months).count == 12)
  }

  @Test func `Korean speaks Korean`() {
    let words = Words.korean
    var all = Condition.allCases.map(words.conditionName) + words.weekdays + words.compass + words.forecast.beaufort
    all += KeyAction.allCases.compactMap(words.live.help).filter { !$0.contains("°C") }
    all += MoonReport.Phase.allCases.map(words.sky.phaseName)
    all += ["Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"].map(words.sky.planetName)
    #expect(all.filter { !$0.isKorean } == [])
  }

  @Test func `the decimal mark is the language's where people read numbers`() {
    let numbers = [(-0.06, 1), (7, 2), (1.44, 1)].map { QuantityText.rounded($0.0, digits: $0.1, mark: ",") }
    #expect(numbers == ["-0,1", "7,00", "1,4"])
    let quantities = QuantityText(units: .metric, appearance: Appearance())
    #expect(quantities.precipitation(1.44) == "1.4 mm" && quantities.distance(3200) == "3.2 km")
    #expect(Language.allCases.map { Words.of($0).number(0.5, digits: 1) } == ["0.5", "0.5"])
  }
}

extension String {
  /// Whether a letter of it is Korean.
  nonisolated var isKorean: Bool { contains { ("가"..."힣").contains($0) } }
}
