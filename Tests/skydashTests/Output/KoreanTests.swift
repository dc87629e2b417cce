import CommandLine
import Foundation
import Testing
import World

/// Everything that a person reads, where the locale is Korean.
struct KoreanTests {
  private func korean(_ skydash: Skydash) -> Skydash { skydash.with(["LANG": "ko_KR.UTF-8"]) }

  private func isKorean(_ text: String) -> Bool { text.contains { ("가"..."힣").contains($0) } }

  @Test func `what was done to the list is said in Korean`() async throws {
    let skydash = korean(try Skydash())
    let added = try await skydash("add", "London")
    #expect(added.code == 0 && added.stdout.hasPrefix("추가했습니다: London"), "\(added)")
    let second = try await skydash("add", "Springfield", "--as", "집")
    #expect(second.stdout.contains("이름은 집"))
    #expect(second.stderr.contains("“skydash remove 집 && skydash add Springfield --as 집 --choose 2”"))
    #expect(isKorean(second.stderr))
    #expect(try await skydash("move", "집", "1").stdout == "맨 위로 옮겼습니다: 집.\n")
    #expect(try await skydash("rename", "집", "Home").stdout == "이름을 바꿨습니다: 집 → Home\n")
    #expect(try await skydash("remove", "London").stdout == "삭제했습니다: London.\n")
  }

  @Test func `a place is named and offered in Korean, and programs read English`() async throws {
    let english = try Skydash()
    let skydash = korean(english)
    let added = try await skydash("add", "37.4979,127.0276")
    #expect(added.stdout == "추가했습니다: 서울 근처, 대한민국 (37.50, 127.03).\n", "\(added)")
    #expect(try await skydash("add", "런던").stdout == "추가했습니다: 런던, 잉글랜드, 영국 (51.51, -0.13).\n")
    #expect(try await skydash("list").stdout.contains("서울 근처"))
    #expect(try await skydash("search", "수원").stdout.contains("수원, 경기도, 대한민국"))
    for arguments in [["search", "수원", "--json"], ["search", "35.1,129.0", "--json"], ["list", "--json"]] {
      let (one, other) = (try await skydash.run(arguments), try await english.run(arguments))
      #expect(one.stdout == other.stdout && one.code == other.code, "\(arguments)")
    }
  }

  @Test func `settings and cache are described in Korean, JSON is not`() async throws {
    let english = try Skydash()
    let skydash = korean(english)
    #expect(try await skydash("units", "celsius").stdout.hasPrefix("기온    celsius\n"))
    #expect(try await skydash("config", "set", "watchInterval", "10m").stdout == "watchInterval 값을 바꿨습니다: 10m.\n")
    #expect(try await skydash("config").stdout.contains("nasaKey         없음"))
    #expect(try await skydash("config", "get", "nasaKey").stdout == "not set\n")
    #expect(isKorean(try await skydash("cache").stdout))
    for arguments in [["units", "--json"], ["config", "--json"], ["list", "--json"], ["search", "Paris", "--json"]] {
      let (one, other) = (try await skydash.run(arguments), try await english.run(arguments))
      #expect(one.stdout == other.stdout && one.code == other.code, "\(arguments)")
    }
  }

  @Test func `a list without cities says so in Korean`() async throws {
    let result = try await korean(try Skydash())("list")
    #expect(result.code == 0 && result.stdout.isEmpty)
    #expect(result.stderr == "skydash: 아직 도시가 없습니다. “skydash add Seoul”로 추가하거나 “skydash demo”로 둘러보세요.\n")
  }

  /// Command lines that end in an error.
  private static let mistakes: [([String], Int32)] = [
    (["add", "Seoul"], 1), (["add", "Seuol"], 1), (["add", "91,0"], 1), (["remove", "Atlantis"], 1),
    (["move", "Seoul", "9"], 1), (["rename", "Seoul", "London"], 1), (["search", "Qqqxzvwk"], 1), (["--offline"], 69),
    (["show", "--from", "nowhere.json"], 1), (["apod", "1995-06-15"], 1), (["ad"], 64), (["sky", "--dat"], 64),
    (["config", "set", "picture", "sixl"], 64), (["add", "Oslo", "--json"], 64),
  ]

  @Test(arguments: mistakes)
  func `an error is one Korean sentence with its code`(arguments: [String], code: Int32) async throws {
    let stage = try Stage()
    try stage.save(Array(Stage.hardCities.prefix(2)))
    let result = try await korean(stage.skydash).run(arguments)
    let output = try await stage.skydash.run(arguments)
    #expect(result.code == code && output.code == code, "\(result.stderr)")
    #expect(result.stderr.hasPrefix("skydash: ") && isKorean(result.stderr), "\(result.stderr)")
    #expect(result.stderr.filter { $0 == "\n" }.count == output.stderr.filter { $0 == "\n" }.count)
    #expect(!isKorean(output.stderr))
  }

  @Test func `a service's bad day is described in Korean, and its document is the same`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]], more: #""provider":"open-meteo","#)
    stage.set(.badGateway, for: .openMeteo)
    let result = try await korean(stage.skydash)()
    #expect(result.code == 69)
    #expect(result.stderr == "skydash: Seoul: Open-Meteo 오류 응답(502: 잘못된 게이트웨이); 나중에 다시 하세요.\n")
    let document = try await korean(stage.skydash)("--json")
    #expect(document.stdout.contains("Open-Meteo answered with an error (502: bad gateway)"))
    #expect(!isKorean(document.stdout))
  }

  @Test func `the setting counts from when it is read, the locale before`() async throws {
    let skydash = try Skydash()
    try skydash.write(settings: #"{"language": "ko", "watchInterval": 3}"#)
    let set = try await skydash("list")
    #expect(set.stderr.contains("설정 ‘watchInterval’의 값이 10부터 604800까지의 정수가 아니어서 기본값을 씁니다."))
    try skydash.write(settings: "{")
    let broken = try await skydash("list")
    #expect(broken.code == 65 && broken.stderr.contains("can't understand the settings"))
    let here = try await korean(skydash)("list")
    #expect(here.code == 65 && here.stderr.contains("설정 파일을 이해할 수 없습니다(큰따옴표로 묶은 이름이 없음)"))
    #expect(try await !isKorean(skydash("add").stderr))
  }

  @Test func `help and usage errors heed the setting, also that of another file`() async throws {
    let skydash = try Skydash()
    let file = skydash.home.file("other.json")
    try #"{"language": "ko"}"#.write(toFile: file, atomically: true, encoding: .utf8)
    for arguments in [["help"], ["add"]] {
      let result = try await skydash.run(arguments)
      #expect(!isKorean(result.stdout + result.stderr))
    }
    #expect(try await isKorean(skydash("help", "--config", file).stdout))
    #expect(try await isKorean(skydash("add", "--config", file).stderr))
    try skydash.write(settings: #"{"language": "en"}"#)
    #expect(try await !isKorean(korean(skydash)("help").stdout))
    #expect(try await !isKorean(korean(skydash)("add").stderr))
  }

  @Test func `a usage error is a Korean sentence and the usage line`() async throws {
    let result = try await korean(try Skydash())("sky", "--date", "tomorow")
    #expect(result.code == 64)
    #expect(
      result.stderr == """
        skydash: '--date'에 쓸 수 없는 값입니다: 'tomorow'. 쓸 수 있는 값: 2026-11-20, tomorrow, friday 같은 날. 혹시 'tomorrow'입니까?
        사용법: skydash sky [PLACE] [--date DATE] [--at HH:MM] [OPTION...]

        """)
  }

  @Test func `the overview is Korean, and English where the locale is not UTF-8`() async throws {
    let english = try Skydash()
    let help = try await korean(english)("help").stdout
    #expect(help.contains("\n\n사용법: skydash [COMMAND] [OPTION...]\n\n날씨\n  show            모든 도시의 표를 한 번 출력\n"))
    for locale in ["C", "ko_KR.EUC-KR"] {
      let overview = try await english.with(["LANG": "ko_KR.UTF-8", "LC_ALL": locale])("help").stdout
      #expect(try overview == RecordedText.former("Help/overview.txt", now: overview), "\(locale)")
    }
  }

  @Test func `usage lines, options and examples of a command are aligned`() async throws {
    let lines = try await korean(try Skydash())("help", "sky").lines
    #expect(lines.first == "사용법: skydash sky [PLACE] [--date DATE] [--at HH:MM] [OPTION...]")
    #expect(lines[1].hasPrefix("        skydash sky [PLACE] --next [KIND]"))
    #expect(lines.contains("  --at HH:MM                   고도를 볼 현지 시각(기본값: 지금)"))
    #expect(lines.contains("  skydash sky Seoul --chart --facing south  지금 남쪽 하늘의 별"))
  }

  @Test(arguments: [nil] + CommandDefinition.listed.map(\.name))
  func `help is Korean and fits 80 columns`(topic: String?) async throws {
    let help = try await korean(try Skydash()).run(["help"] + (topic.map { [$0] } ?? []))
    #expect(help.code == 0 && isKorean(help.stdout))
    for line in help.lines {
      // What is not ASCII is two columns wide here.
      #expect(line.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) } <= 80, "\(line)")
    }
  }

  @Test func `completions describe in Korean what they offer`() async throws {
    let offers = try await korean(try Skydash())("complete", "fish", "--", "wat").stdout
    #expect(offers == "watch\t실시간 표 보기(q로 끝내기)\n")
  }

  @Test func `the doctor's words are Korean, and his findings are the same in JSON`() async throws {
    let stage = try Stage()
    for arguments in [["doctor"], ["doctor", "--offline"]] {
      let result = try await korean(stage.skydash).run(arguments)
      #expect(result.stdout.contains("정상    설정: 파일") && result.stdout.contains("건, 문제 0건."))
      let findings = result.stdout.split(separator: "\n").filter { $0.contains("서비스: ") || $0.contains("→") }
      #expect(!findings.isEmpty && findings.allSatisfy { isKorean(String($0.drop { $0 != ":" && $0 != "→" })) })
      let document = try await korean(stage.skydash).run(arguments + ["--json"])
      #expect(!isKorean(document.stdout) && document.code == result.code)
    }
  }

  @Test func `where nothing but ASCII is shown, everything is English`() async throws {
    let result = try await korean(try Skydash())("--ascii")
    #expect(result.stderr.hasPrefix("skydash: No cities yet"))
  }
}
