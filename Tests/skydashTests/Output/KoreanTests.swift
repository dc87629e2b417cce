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
    #expect(second.stderr.contains("“skydash remove 집 && skydash add Springfield --choose 2”"))
    #expect(isKorean(second.stderr))
    #expect(try await skydash("move", "집", "1").stdout == "집을(를) 맨 위로 옮겼습니다.\n")
    #expect(try await skydash("rename", "집", "Home").stdout == "이름을 바꿨습니다: 집 → Home\n")
    #expect(try await skydash("remove", "London").stdout == "삭제했습니다: London.\n")
  }

  @Test func `a place is named and offered in Korean, and programs read English`() async throws {
    let english = try Skydash()
    let skydash = korean(english)
    let added = try await skydash("add", "37.4979,127.0276")
    #expect(added.stdout == "추가했습니다: 서울 근처, 서울, 대한민국 (37.50, 127.03).\n", "\(added)")
    #expect(try await skydash("add", "런던").stdout == "추가했습니다: 런던, England, 영국 (51.51, -0.13).\n")
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
    #expect(try await skydash("config", "set", "watchInterval", "10m").stdout == "watchInterval 값을 10m(으)로 바꿨습니다.\n")
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
    (["show", "--from", "nowhere.json"], 1), (["apod", "1995-06-15"], 1),
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

  @Test func `the setting counts from when it is read, the locale before, and usage is English`() async throws {
    let skydash = try Skydash()
    try skydash.write(settings: #"{"language": "ko", "watchInterval": 3}"#)
    let set = try await skydash("list")
    #expect(set.stderr.contains("설정 watchInterval 값이 10부터 604800까지의 정수가 아니어서 기본값을 씁니다."))
    try skydash.write(settings: "{")
    let broken = try await skydash("list")
    #expect(broken.code == 65 && broken.stderr.contains("can't understand the settings"))
    let here = try await korean(skydash)("list")
    #expect(here.code == 65 && here.stderr.contains("설정 파일을 이해할 수 없습니다(큰따옴표로 묶은 이름이 없음)"))
    let usage = try await korean(skydash)("add")
    #expect(usage.code == 64 && !isKorean(usage.stderr))
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
