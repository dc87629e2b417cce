import Entities
import Foundation
import Testing

@testable import Views

/// Every finding and every next step of the doctor, in each language.
struct DoctorWordsTests {
  private nonisolated static let instant = Date(timeIntervalSince1970: 1_795_176_000)
  private nonisolated static let day = CivilDate(instant, in: .gmt)

  private nonisolated static let disk: [FileProblem] = [
    .noPermission, .readOnly, .full, .isDirectory, .exists, .notADirectory, .tooLarge, .sizeLimit, .isNoFile, .notOurs,
    .locked,
  ]

  private nonisolated static let store: [Finding.Fact] =
    [
      .settings(.file(path: "/s", cities: 1)), .settings(.file(path: "/s", cities: 2)), .settings(.noFile(path: "/s")),
      .settings(.noHome),
      .settings(.passedOver(.citiesAreNoList)), .settings(.failed(.cannotRead(path: "/s", .full))),
      .settings(.writable), .cache(.noDirectory), .cache(.writable), .cache(.notKept),
      .cache(.directory(path: "/c", bytes: 1_250_000, bound: 50_000_000, files: 7)),
    ]
    + disk.flatMap {
      [.settings(.notWritable($0)), .cache(.failed(path: "/c", $0)), .cache(.notWritable($0))] as [Finding.Fact]
    }

  private nonisolated static let keys: [Finding.Fact] = [
    .key(.notNeeded), .key(.missing), .key(.set(.settings)), .key(.set(.variable("NASA_API_KEY"))),
    .key(.odd(.settings)), .key(.odd(.variable("NASA_API_KEY"))),
  ]

  private nonisolated static let costs: [Finding.Cost] = [
    .request, .call, .daily(1...2, of: 10_000), .hourly(1, of: 1000), .everyMinute(1, of: 60),
  ]

  private nonisolated static let services: [Finding.Fact] =
    costs.map { .service(.notAsked($0)) }
    + [
      .answered(.temperature(8.44, city: "서울"), .request, nil), .answered(.airQuality(city: "서울"), .call, nil),
      .answered(.warnings(1, city: "서울"), .request, .goesAway), .answered(.place("서울"), .call, nil),
      .answered(.picture(day, title: "성운"), .request, .clocks(theirs: 0, ours: 32_400)),
      .failed(.timedOut(.openMeteo)), .failed(.offline), .badAddress(.notAnAddress(variable: "SKYDASH_NWS_URL")),
      .replaced(by: ["SKYDASH_NWS_URL"]),
    ].map(Finding.Fact.service)

  private nonisolated static let machine: [Finding.Fact] =
    [
      .notCompared(instant), .agrees(instant), .differs(instant, seconds: 200), .differs(instant, seconds: -200),
      .replaced,
    ].map(Finding.Fact.clock)
    + [
      .localeNotUTF8("LANG=C"), .zones(version: "2026a", folder: "/z"), .zones(version: nil, folder: "/z"),
      .builtInZones(version: "2026a", folder: "/z", other: nil),
      .builtInZones(version: "2026a", folder: "/z", other: "2009u"), .wrongZones(["Asia/Seoul"], folder: "/z"),
      .library, .noLibrary, .unusableLibrary(.libraryTooOld),
    ].map(Finding.Fact.system)

  private nonisolated static let terminal: [Finding.Fact] =
    ([
      .none, .kind(name: nil, columns: 80, rows: 24), .plain(name: "xterm", columns: 80, rows: 24), .unicode,
      .asciiOnly, .widthsNotMeasured, .widthsRight, .widthsWrong([.init(text: "東", drawn: 1, right: 2)]),
    ] as [Finding.TerminalFact]
    + Finding.Colours.allCases.map { .colours($0) }
    + Finding.Pictures.allCases.flatMap { [.pictures($0, isChosen: false), .pictures($0, isChosen: true)] })
    .map(Finding.Fact.terminal)

  private nonisolated static let subjects: [Finding.Subject] =
    [
      .file, .field, .directory, .writing, .addresses, .clock, .locale, .timeZones, .output, .kind, .colours, .letters,
      .widths, .pictures,
    ] + [Service.geocoding, .airQuality, .metNorway, .nws].map { .service($0) }

  private nonisolated static let steps: [Finding.Step] = [
    .addCity, .correctField, .correctFile, .chooseFile, .setHome, .makeSavingWork, .setCacheHome, .makeCacheReadable,
    .makeCacheWritable, .clearCache, .setKey(setting: "nasaKey", variable: "NASA_API_KEY"), .setKeyAgain, .setRightKey,
    .goOnline, .checkConnection, .checkConnectionOrWait,
    .nothingUntil(instant), .tryLater, .tryLaterOrOtherProvider,
    .newerProgram, .newerZones, .correctVariable, .unsetVariables, .setClock, .unsetNow, .setLocale, .repairZones,
    .remedy(Phrase("use an address with https")),
    .nameTerminal, .tellTrueColour, .tellMoreColours, .allowColours, .drawNarrow,
  ]

  /// Two words of English side by side, outside quoted commands.
  private nonisolated static func english(_ text: String) -> Bool {
    text.replacing(/“[^”]*”/, with: "").firstMatch(of: /[A-Za-z']{2,} [a-z']{2,}/) != nil
  }

  @Test(arguments: store + keys + services + machine + terminal)
  func `Korean has every finding without English`(fact: Finding.Fact) {
    let text = Words.korean(fact.phrase).replacing("--color always", with: "")
    #expect(text.isKorean && !Self.english(text), "\(text)")
    #expect(!text.isEmpty && !text.contains("  ") && text != fact.phrase.english)
  }

  @Test(arguments: steps)
  func `Korean has every next step without English`(step: Finding.Step) {
    let text = Words.korean(step.phrase).replacing("--color always", with: "--color")
    #expect(text.isKorean && !Self.english(text), "\(text)")
    #expect(!text.hasSuffix(".") && text != step.phrase.english)
  }

  @Test func `Korean names every subject, and no two of an area alike`() {
    let names = Self.subjects.map { Words.korean($0.phrase) }
    #expect(names.filter { !$0.isKorean || Self.english($0) } == [])
    #expect(Set(names).count == names.count)
  }

  @Test func `English findings are the sentences that people know`() {
    func text(_ fact: Finding.Fact) -> String { Words.english(fact.phrase) }
    #expect(text(.settings(.file(path: "/s", cities: 1))) == "/s, 1 city")
    #expect(
      text(.cache(.directory(path: "/c", bytes: 1_250_000, bound: 50_000_000, files: 7)))
        == "/c, 1.3 of 50 MB in 7 files")
    #expect(
      text(.service(.answered(.temperature(8.44, city: "Seoul"), .daily(1...2, of: 10_000), .goesAway)))
        == "answers: 8.4 °C in Seoul (1 to 2 of 10,000 calls a day); it is retiring something that skydash uses"
    )
    #expect(
      text(.service(.answered(.warnings(1, city: "Chicago"), .request, .clocks(theirs: 0, ours: 32_400))))
        == "answers: 1 warning for Chicago (1 request); its local time is 0 s ahead of UTC, here 32400 s")
    #expect(
      text(.clock(.differs(Self.instant, seconds: -200))) == "2026-11-20T12:00:00Z, 200 s behind the services")
    #expect(
      text(.terminal(.widthsWrong([.init(text: "東", drawn: 1, right: 2)])))
        == "東 takes 1 instead of 2, so columns may not line up")
    #expect(text(.terminal(.pictures(.sixel, isChosen: true))) == "sixel graphics, set in the settings")
  }
}
