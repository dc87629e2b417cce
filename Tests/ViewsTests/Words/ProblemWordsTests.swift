import Entities
import Foundation
import Imaging
import Testing
import World

@testable import Views

struct ProblemWordsTests {
  private nonisolated static let failures: [ServiceFailure] = [
    .offline, .requestFailed(.openMeteo, "name not found"), .timedOut(.airQuality),
    .notBefore(.openWeather, Date(timeIntervalSince1970: 0), ""), .refused(.metNorway, status: 503, ""),
    .unreadable(.nws, "it isn't JSON"), .noData(.openMeteo), .keyMissing(.openWeather), .keyRefused(.openWeather, ""),
    .notFound(.geocoding, ""),
  ]

  private nonisolated static let day = CivilDate(Date(timeIntervalSince1970: -5e9), in: .gmt)

  private nonisolated static let cities: [CityProblem] = [
    .alreadyInList(name: "X"), .nameTaken(name: "X"), .newNameTaken(name: "X"), .noSuchCity(name: "X", nearest: nil),
    .noSuchCity(name: "X", nearest: "Y"), .noSuchPlace(query: "X", nearest: nil),
    .noSuchPlace(query: "X", nearest: "Y"), .cannotSearch(query: "X", .offline, nearest: nil),
    .badCoordinates("X"), .noSuchCandidate(number: 3, of: 2, query: "X"), .badPosition(3, count: 2), .emptyName,
    .severalCities(name: "X", matches: ["Y", "Z"]), .noneInRegion(name: "X", qualifier: "Y", known: ["Z"]),
    .nothingChosen,
    .noneInRegion(name: "X", qualifier: "Y", known: ["Z", "W"], geocoderFailure: .offline),
  ]

  private nonisolated static let settings: [SettingsProblem] = [
    .notJSON(path: "p", line: 1, column: 2, .noKey), .cannotRead(path: "p", .noPermission),
    .cannotWrite(path: "p", .full),
  ]

  private nonisolated static let skies: [SkyProblem] = [.outOfReach(day), .noSuchDay(day, zone: "Pacific/Apia")]

  private nonisolated static let problems =
    failures.map { Phrase(problem: $0) } + cities.map { Phrase(problem: $0) } + settings.map { Phrase(problem: $0) }
    + skies.map { Phrase(problem: $0) }

  /// Names that no language translates.
  private nonisolated static let names = [
    "Open-Meteo", "OpenWeatherMap", "JSON", "--as", "--config", "--offline", "skydash list", "Pacific/Apia",
  ]

  @Test(arguments: problems)
  func `Korean says every problem without a word of English`(problem: Phrase) {
    var text = Words.korean(problem)
    text = text.replacing(/“[^”]*”/, with: "")
    for name in Self.names { text = text.replacingOccurrences(of: name, with: "") }
    #expect(text.isKorean)
    #expect(text.wholeMatch(of: /.*[A-Za-z]{2,}.*/) == nil)
  }

  @Test(arguments: problems)
  func `English sentences have a capital and an end`(problem: Phrase) throws {
    let text = Words.english(problem)
    let first = try #require(text.first { $0.isLetter })
    #expect(first.isUppercase || text.hasPrefix("p:1:2") || text.hasPrefix("“X”"))
    #expect(text.hasSuffix(".") || text.hasSuffix("?"))
  }

  private nonisolated static let notices: [PictureNotice] =
    [
      PictureProblem.beforeFirst(day), .notPublishedYet(day), .noPicture(day), .nothingBetween(first: day, last: day),
      .tooManyDays(limit: 9),
    ]
    .map(PictureNotice.problem)
    + failures.map { .problem(.service($0)) } + failures.map { .problem(.file($0, host: "JSON")) }
    + [.cached(of: day, minutes: 300, because: nil), .cached(of: day, minutes: 0, because: .timedOut(.nws))]
    + [.frozen(day), .notPublishedYet(day, latest: day)]

  @Test(arguments: notices)
  func `Korean says every word of the picture without a word of English`(notice: PictureNotice) {
    var text = Words.korean(notice.phrase)
    text = text.replacing(/“[^”]*”/, with: "")
    for name in Self.names + ["skydash config set nasaKey", "NASA"] {
      text = text.replacingOccurrences(of: name, with: "")
    }
    #expect(text.isKorean)
    #expect(text.wholeMatch(of: /.*[A-Za-z]{2,}.*/) == nil)
    #expect(Words.english(notice.phrase) == notice.description)
  }

  @Test func `an old picture comes with what has to be done on this machine`() {
    let notice = PictureNotice.cached(of: Self.day, minutes: 0, because: .requestFailed(.apod, .own(.noCertificates)))
    #expect(notice.description.contains("showing the picture for \(Self.day), fetched less than a minute ago; install"))
    #expect(notice.description.hasSuffix("or set SSL_CERT_FILE to a file of certificates."))
  }

  @Test(arguments: FailureReason.allCases)
  func `Korean has every reason of a service`(reason: FailureReason) {
    let failure = ServiceFailure.requestFailed(.openMeteo, .own(reason))
    let text = Words.korean(failure.phrase)
    #expect(text.hasPrefix("Open-Meteo 연결 실패(") && !text.contains(reason.rawValue))
    #expect(Words.korean(reason.phrase).isKorean)
    #expect("\(failure)" == "can't reach Open-Meteo (\(reason.rawValue))")
    #expect(ServiceFailure.Reason(reason.rawValue) == .own(reason), "what is cached on disk is understood again")
  }

  @Test(arguments: JSONFlaw.allCases)
  func `Korean has every flaw of a file`(flaw: JSONFlaw) {
    let problem = SettingsProblem.notJSON(path: "p", line: 1, column: 2, flaw)
    let text = Words.korean(problem.phrase)
    #expect(text.isKorean && !text.contains(flaw.rawValue))
    #expect("\(problem)" == "p:1:2: can't understand the settings (\(flaw.rawValue)); fix or remove the file.")
  }

  private nonisolated static let files: [FileProblem] = [
    .noPermission, .readOnly, .full, .isDirectory, .exists, .notADirectory, .tooLarge, .sizeLimit, .notARegularFile,
    .insecureDirectory, .locked,
  ]

  private nonisolated static let programs: [ProgramProblem] =
    files.flatMap {
      [.cache(path: "p", $0), .unreadableDocument(path: "p", $0), .pictureFile(path: "p", $0)] as [ProgramProblem]
    } + [
      .noHome, .noCacheHome, .notAnAddress(variable: "X"), .insecure(variable: "X"), .missingDocument(path: "p"),
      .notADocument(path: "p"), .notADocument(path: "-"), .browser(page: URL(filePath: "/p")), .output, .longLine,
      .noArguments, .tooFewFiles, .tooFewThreads,
    ]

  @Test(arguments: programs)
  func `Korean says what the program cannot do`(problem: ProgramProblem) {
    let text = Words.korean(problem.phrase)
    #expect(text.isKorean && text != problem.description)
    #expect(!Self.files.contains { text.contains($0.description) })
    #expect(Words.english(problem.phrase) == problem.description)
  }

  @Test(arguments: files)
  func `Korean says why settings are not saved`(problem: FileProblem) {
    let text = Words.korean(SettingsProblem.cannotWrite(path: "p", problem).phrase)
    #expect(text.isKorean && !text.contains(problem.description))
  }

  private nonisolated static let warnings: [SettingsWarning] =
    Setting.all.map(SettingsWarning.badValue(of:)) + [
      .unitsAreNotAnObject, .versionIsNotANumber, .newerVersion(9, known: 1), .citiesAreNotAList,
      .cityUnreadable(city: 1, .notAnObject), .cityUnreadable(city: 1, .noName),
      .cityUnreadable(city: 1, .noCoordinates(name: "X")),
      .notText(city: 1, name: "X", key: "region"), .unknownZone(city: 1, name: "X", zone: "Asia/Soul"),
      .badSky(city: 1, name: "X", key: "sqm"), .badSky(city: 1, name: "X", key: "bortle"),
    ]

  @Test(arguments: warnings)
  func `Korean says every warning about the settings`(warning: SettingsWarning) {
    #expect(Words.korean(warning.phrase).isKorean)
    #expect(Words.english(warning.phrase) == warning.description)
  }

  @Test(arguments: [
    ImageError.unknownFormat, .unsupported(.webp), .unsupportedJPEG(.losslessOrHierarchical),
    .unsupportedJPEG(.arithmetic), .unsupportedJPEG(.bits(12)), .unsupportedJPEG(.channels(2)), .damaged(.png),
    .fileTooLarge,
    .tooManyPixels(width: 1, height: 2),
  ])
  func `Korean says why a picture is not drawn`(error: ImageError) {
    let text = Words.korean(error.phrase)
    #expect(text.isKorean && text.firstMatch(of: /[A-Za-z]{2,} [a-z]{2,}/) == nil)
  }

  @Test func `what a service itself said stays as it came`() {
    let text = Words.korean(ServiceFailure.refused(.openMeteo, status: 400, "Latitude must be in range").phrase)
    #expect(text == "Open-Meteo 오류 응답(400: Latitude must be in range)")
  }

  @Test func `an error of any other kind is shown as it describes itself, without controls`() {
    struct Odd: Error, CustomStringConvertible {
      let description = "It broke.\u{1B}[31m"
    }
    #expect(Phrase(problem: Odd()) == Phrase(verbatim: "It broke.[31m"))
  }
}
