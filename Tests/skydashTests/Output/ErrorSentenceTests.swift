import Entities
import Foundation
import Testing
import World

/// Every way a command can end without doing what was asked: one sentence with the next step, and its exit code.
struct ErrorSentenceTests {
  /// A mistake: the arguments between bars, the exit code, and how the sentence ends, which is the next step.
  nonisolated struct Mistake: Sendable, CustomTestStringConvertible {
    let line: String
    let code: Int32
    let ending: String

    init(_ line: String, _ code: Int32, _ ending: String) {
      self.line = line
      self.code = code
      self.ending = ending
    }

    var arguments: [String] { line.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
    var testDescription: String { line }
  }

  private static let mistakes = [
    Mistake("wacth", 64, "did you mean 'watch'?"),
    Mistake("--jsn", 64, "did you mean '--json'?"),
    Mistake("zzzzzzz9", 64, "'skydash help' lists the commands."),
    Mistake("--width|19", 64, "a number of columns from 20 to 1000, not '19'."),
    Mistake("--width", 64, "a number of columns from 20 to 1000."),
    Mistake("add", 64, "."),
    Mistake("add|", 64, "."),
    Mistake("remove", 64, "such as 'skydash remove Seoul'."),
    Mistake("move|Seoul", 64, "."),
    Mistake("move|Seoul|up", 64, "'skydash list' shows the order."),
    Mistake("rename|Seoul", 64, "such as 'skydash rename Seoul Home'."),
    Mistake("units|parsec", 64, "'skydash help units' lists them."),
    Mistake("units|celsuis", 64, "did you mean 'celsius'?"),
    Mistake("config|set|colour|red", 64, "'skydash config' lists them."),
    Mistake("config|set|language|klingon", 64, "."),
    Mistake("watch|-i|9", 64, "try 10s."),
    Mistake("--format|{nmae}", 64, "did you mean '{name}'?"),
    Mistake("--format|{name", 64, "write '{{' for a literal brace."),
    Mistake("--offline|--refresh", 64, "leave one of them out."),
    Mistake("add|Seoul", 1, "Seoul is already in the list."),
    Mistake("add|Busan|--as|seoul", 1, "use --as NAME to give this one another name."),
    Mistake("add|Portland|--choose|99", 1, "“skydash search Portland” lists only 5."),
    Mistake("add|Seuol", 1, "Did you mean Seoul?"),
    Mistake("add|Qqqxzvwk", 1, "check the spelling or use coordinates such as 37.57,126.98."),
    Mistake("add|91,0", 1, "a longitude from -180 to 180, such as 37.57,126.98."),
    Mistake("add|Qqqxzvwk|--offline", 69, "Search without --offline or use coordinates."),
    Mistake("search|Qqqxzvwk", 1, "check the spelling or use coordinates such as 37.57,126.98."),
    Mistake("remove|Seuol", 1, "did you mean Seoul?"),
    Mistake("remove|Atlantis", 1, "“skydash list” shows the names."),
    Mistake("move|Seoul|9", 1, "the list has 2 cities."),
    Mistake("rename|Seoul|London", 1, "A city called London is already in the list; choose another name."),
    Mistake("--city|Seuol", 1, "Did you mean Seoul?"),
    Mistake("watch|--city|Seuol", 1, "Did you mean Seoul?"),
    Mistake("--offline", 69, "run again without --offline."),
  ]

  @Test(arguments: mistakes)
  func `each mistake is one sentence with the next step`(mistake: Mistake) async throws {
    let stage = try Stage()
    try stage.save(Array(Stage.hardCities.prefix(2)))
    let before = stage.skydash.settings
    let result = try await stage.skydash.run(mistake.arguments)
    #expect(result.code == mistake.code)
    let lines = result.stderr.split(separator: "\n")
    let sentence = try #require(lines.first)
    #expect(sentence.hasPrefix("skydash: "))
    #expect(sentence.hasSuffix(mistake.ending), "\(sentence)")
    #expect(sentence.hasSuffix(".") || sentence.hasSuffix("?"))
    #expect(lines.count == (mistake.code == 64 ? 2 : 1))
    #expect(mistake.code != 64 || lines.last?.hasPrefix("usage: skydash") == true)
    #expect(mistake.code == 69 || result.stdout.isEmpty)
    #expect(stage.skydash.settings == before)
  }

  @Test(arguments: [("SKYDASH_OPEN_METEO_URL", "nonsense"), ("SKYDASH_APOD_URL", "http://example.org")])
  func `an address that cannot be one is 64`(variable: String, value: String) async throws {
    let result = try await Skydash().with([variable: value]).callAsFunction()
    #expect(result.code == 64)
    #expect(result.stderr.hasPrefix("skydash: \(variable) "))
    #expect(result.stderr.hasSuffix(" unset it.\n"))
  }

  /// What is wrong with the one provider, and what the sentence says of it and ends with.
  nonisolated private static let badDays: [(BadDay, String, String)] = [
    (.badGateway, "Open-Meteo answered with an error (502", "try again later."),
    (.internalError, "Open-Meteo answered with an error (500", "try again later."),
    (.webPage, "Open-Meteo sent an answer that can't be read", "try again later."),
    (.empty, "the answer from Open-Meteo was cut short", "try again later."),
    (.allNull, "Open-Meteo has no data for this place; try again later, or choose another provider with ", "."),
    (.closed, "can't reach Open-Meteo", "check the connection and try again."),
    (.minuteLimit, "Open-Meteo is limiting requests", "."),
    (.dayLimit, "Open-Meteo is limiting requests", "."),
    (.keyRefused, "Open-Meteo", "."),
  ]

  @Test(arguments: badDays)
  func `each bad day of a service is one sentence`(day: BadDay, says: String, ending: String) async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]], more: #""provider":"open-meteo","#)
    stage.set(day, for: .openMeteo)
    let result = try await stage.skydash()
    #expect(result.code == (day == .keyRefused ? 78 : 69))
    #expect(result.stderr.hasPrefix("skydash: Seoul: \(says)"), "\(result.stderr)")
    #expect(result.stderr.hasSuffix("\(ending)\n"), "\(result.stderr)")
    #expect(result.stderr.filter { $0 == "\n" }.count == 1)
    #expect(!result.stderr.contains("Error Domain") && !result.stderr.contains("Swift"))
  }
}
