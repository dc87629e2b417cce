import Entities
import Foundation
import Imaging
import Testing
import ViewModels
import World

@testable import Views

struct PrintedWordsTests {
  private nonisolated static let failures: [ServiceFailure] = [
    .offline, .unreachable(.openMeteo, "name not found"), .noNetwork(.openMeteo, "no network"), .timedOut(.nws),
    .notBefore(.openMeteo, Date(timeIntervalSince1970: 0), "too many requests"),
    .refused(.openMeteo, status: 400, "bad request"), .refused(.openMeteo, status: 502, "bad gateway"),
    .cutShort(.openMeteo), .unreadable(.openMeteo, "it is not JSON"), .tooLarge(.openMeteo, megabytes: 2),
    .noData(.openMeteo), .keyMissing(.openWeather), .keyRefused(.nasaAPI, "not authorised"),
    .notFound(.nws, "not found"),
  ]

  private nonisolated static let shortages: [Shortage] =
    failures.flatMap {
      [
        .outlook($0, hasForecast: true), .outlook($0, hasForecast: false), .document($0, isOld: true),
        .forecastAlone($0), .weather($0, isShown: true), .weather($0, isShown: false),
      ] as [Shortage]
    } + [.document(nil, isOld: true), .document(nil, isOld: false), .nothingKnown, .oldAnswer, .oldKept]

  /// Everything that a language prints, once.
  private func sentences(_ words: PrintedWords) -> [String] {
    var all = [
      words.added("서울", nil, "1.00, 2.00"), words.added("서울", "집", "1.00, 2.00"), words.mending(["X"], "c"),
      words.guest("X", "c", []), words.guest("X", "c", ["Y", "Z"]), words.near("X"),
      words.secret(true), words.secret(false), words.names(["X", "Y"], 3), words.goesAway(.metNorway),
      words.notDrawn(.fileTooLarge), words.findings(1, 2, 3),
    ]
    all += words.unitNames + LongWork.allCases.map(words.underWay) + Self.failures.map(words.missingPictures)
    all += Finding.Verdict.allCases.map(words.verdictName) + Finding.Area.allCases.map(words.areaName)
    return all + Self.shortages.map(words.shortage)
  }

  @Test func `Korean has every sentence that is printed, and none is English`() {
    let (korean, english) = (sentences(.korean), sentences(.english))
    #expect(korean.filter { !$0.isKorean || $0.contains("  ") } == [])
    #expect(Set(korean).isDisjoint(with: english))
    #expect(english.filter { $0.isEmpty || $0.contains("  ") } == [])
  }

  @Test func `English sentences are what scripts know`() {
    let words = PrintedWords.english
    #expect(
      words.added("Seoul, South Korea", "Home", "37.57, 126.98") == "Added Seoul, South Korea as Home (37.57, 126.98).")
    #expect(
      words.mending(["Paris, Texas"], "skydash remove Paris && skydash add Paris --choose 2")
        == "Also found: Paris, Texas. “skydash remove Paris && skydash add Paris --choose 2” takes the first of these "
        + "instead.")
    #expect(words.guest("Oslo", "skydash add Oslo", []) == "Oslo is not in your list; skydash add Oslo keeps it.")
    #expect(words.names(["A", "B"], 4) == "A, B and 4 more" && words.names(["A"], 0) == "A")
    #expect(words.near("Seoul") == "near Seoul")
    #expect(words.findings(1, 2, 1) == "1 ok, 2 warnings, 1 problem.")
    #expect(
      words.shortage(.weather(.timedOut(.openMeteo), isShown: true))
        == "Open-Meteo did not answer in time; showing what was kept; try again later.")
    #expect(words.shortage(.document(nil, isOld: false)) == "the document has no weather; make it anew.")
    #expect(
      words.shortage(.forecastAlone(.offline))
        == "the network is off; the weather now is missing, only a forecast is kept; run again without --offline.")
  }

  @Test(arguments: Language.allCases) func `units stand in a column`(language: Language) {
    let lines = Units.metric.listing(Words.of(language)).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(Set(lines.map { $0.split(separator: " ").last.map(String.init) ?? "" }).contains("celsius"))
    if language == .english { #expect(lines.first == "temperature    celsius" && lines.last == "clock          24h") }
  }
}
