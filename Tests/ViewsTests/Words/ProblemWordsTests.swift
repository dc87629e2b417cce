import Entities
import Foundation
import Testing
import World

@testable import Views

struct ProblemWordsTests {
  private nonisolated static let failures: [ServiceFailure] = [
    .offline, .unreachable(.openMeteo, "name not found"), .timedOut(.airQuality),
    .notBefore(.openWeather, Date(timeIntervalSince1970: 0), ""), .refused(.metNorway, status: 503, ""),
    .unreadable(.nws, "it is not JSON"), .noData(.openMeteo), .keyMissing(.openWeather), .keyRefused(.openWeather, ""),
    .notFound(.geocoding, ""),
  ]

  private nonisolated static let day = CivilDate(Date(timeIntervalSince1970: -5e9), in: .gmt)

  private nonisolated static let problems: [Problem] =
    failures.map(Problem.service) + [
      .city(.alreadyInList(name: "X")), .city(.nameTaken(name: "X")), .city(.newNameTaken(name: "X")),
      .city(.noSuchCity(name: "X", nearest: nil)),
      .city(.noSuchCity(name: "X", nearest: "Y")), .city(.noSuchPlace(query: "X", nearest: nil)),
      .city(.noSuchPlace(query: "X", nearest: "Y")), .city(.cannotSearch(query: "X", .offline, nearest: nil)),
      .city(.badCoordinates("X")), .city(.noSuchCandidate(number: 3, of: 2, query: "X")),
      .city(.badPosition(3, count: 2)), .city(.emptyName),
      .settings(.notJSON(path: "p", line: 1, column: 2, reason: "")), .settings(.cannotRead(path: "p", .noPermission)),
      .settings(.cannotWrite(path: "p", .full)), .sky(.outOfReach(day)),
      .sky(.noSuchDay(day, zone: "Pacific/Apia")),
    ]

  /// Names that no language translates.
  private nonisolated static let names = [
    "Open-Meteo", "OpenWeatherMap", "JSON", "--as", "--config", "skydash list", "Pacific/Apia",
  ]

  @Test(arguments: problems)
  func `Korean says every problem without a word of English`(problem: Problem) {
    var text = Words.korean.problems.sentence(problem)
    for name in Self.names { text = text.replacingOccurrences(of: name, with: "") }
    #expect(text.contains { ("가"..."힣").contains($0) })
    #expect(text.wholeMatch(of: /.*[A-Za-z]{2,}.*/) == nil)
  }

  @Test(arguments: problems)
  func `English sentences have a capital and an end`(problem: Problem) throws {
    let text = Words.english.problems.sentence(problem)
    let first = try #require(text.first { $0.isLetter })
    #expect(first.isUppercase || text.hasPrefix("p:1:2") || text.hasPrefix("“X”"))
    #expect(text.hasSuffix(".") || text.hasSuffix("?"))
  }

  private nonisolated static let notices: [PictureNotice] =
    [PictureProblem.beforeFirst(day), .notOut(day), .noPicture(day), .nothingBetween(day, day), .tooManyDays(limit: 9)]
    .map(PictureNotice.problem)
    + failures.map { .problem(.service($0)) } + failures.map { .problem(.file($0, host: "JSON")) }
    + [.kept(of: day, minutes: 300, because: nil), .kept(of: day, minutes: 0, because: .timedOut(.nws))]
    + [.frozen(day), .early(day, latest: day)]

  @Test(arguments: notices)
  func `Korean says every word of the picture without a word of English`(notice: PictureNotice) {
    var text = Words.korean.problems.picture(notice)
    for name in Self.names + ["--offline", "skydash config set nasaKey", "NASA"] {
      text = text.replacingOccurrences(of: name, with: "")
    }
    #expect(text.contains { ("가"..."힣").contains($0) })
    #expect(text.wholeMatch(of: /.*[A-Za-z]{2,}.*/) == nil)
    #expect(Words.english.problems.picture(notice) == notice.description)
  }

  @Test func `what a service itself said stays as it came`() {
    let text = Words.korean.problems.service(.refused(.openMeteo, status: 400, "Latitude must be in range"))
    #expect(text == "Open-Meteo 오류 응답(400: Latitude must be in range)")
  }

  @Test func `an error of any other kind is told as it describes itself, without controls`() {
    struct Odd: Error, CustomStringConvertible {
      let description = "It broke.\u{1B}[31m"
    }
    #expect(Problem(Odd()) == .other("It broke.[31m"))
    #expect(Problem(ServiceFailure.offline) == .service(.offline))
  }
}
