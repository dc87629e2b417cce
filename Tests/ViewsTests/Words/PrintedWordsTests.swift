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
    .cutShort(.openMeteo), .unreadable(.openMeteo, "it isn't JSON"), .tooLarge(.openMeteo, megabytes: 2),
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
  private func sentences(_ words: Words) -> [String] {
    Self.shortages.map { words($0.phrase) } + LongWork.allCases.map { words($0.phrase) }
  }

  @Test func `Korean has every sentence that is printed, and none is English`() {
    let (korean, english) = (sentences(.korean), sentences(.english))
    #expect(korean.filter { !$0.isKorean || $0.contains("  ") } == [])
    #expect(Set(korean).isDisjoint(with: english))
    #expect(english.filter { $0.isEmpty || $0.contains("  ") } == [])
  }

  @Test func `English sentences are what scripts know`() {
    func text(_ shortage: Shortage) -> String { shortage.phrase.english }
    #expect(
      text(.weather(.timedOut(.openMeteo), isShown: true))
        == "Open-Meteo didn't answer in time; showing cached data; try again later.")
    #expect(text(.document(nil, isOld: false)) == "the document has no weather; create it again.")
    #expect(
      text(.forecastAlone(.offline))
        == "the network is off; only a forecast is cached, no current weather; run again without --offline.")
  }

  @Test(arguments: Language.allCases) func `units stand in a column`(language: Language) {
    let lines = Units.metric.listing(Words.of(language)).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(Set(lines.map { $0.split(separator: " ").last.map(String.init) ?? "" }).contains("celsius"))
    if language == .english { #expect(lines.first == "temperature    celsius" && lines.last == "clock          24h") }
  }
}
