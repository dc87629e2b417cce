import Foundation
import Testing
import World

/// Networks and servers as they should not be, and the built program on them: one sentence, the right exit code, a
/// bounded memory, and what stays cached.
struct NetworkTests {
  /// What a server does, and what is said of it.
  nonisolated struct Trouble: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: LoopbackResponse
    let words: String

    init(_ name: String, _ words: String, _ answer: LoopbackResponse) {
      testDescription = name
      self.answer = answer
      self.words = words
    }
  }

  nonisolated private static let text = Data("weather ".utf8)

  nonisolated private static let troubles: [Trouble] = [
    Trouble("endless", "can't be read (larger than 2 MB)", LoopbackResponse(body: text).framed(.endless)),
    Trouble("huge", "can't be read (larger than 2 MB)", .data(Data(count: 30_000_000), type: "application/json")),
    Trouble("a bomb of 400 MB", "can't be read (larger than 2 MB)", .bomb(unpackedBytes: 400_000_000)),
    Trouble("said to be packed", "can't be read (badly compressed)", packed("no gzip at all")),
    Trouble("cut short", "the answer from Open-Meteo was cut short", .text("half").framed(.truncated(missing: 100))),
    Trouble("reset", "can't reach Open-Meteo (the connection broke)", LoopbackResponse(body: text, course: .reset)),
    Trouble("no HTTP", "can't be read (not HTTP)", .garbage(Data("\u{1B}[2J what?\r\n\r\n".utf8))),
    Trouble("closed", "can't reach Open-Meteo (it closed the connection", .close),
    Trouble("to plain http", "it redirects away from https", .redirect(to: "http://example.org/x")),
    Trouble("to a file", "it redirects", .redirect(to: "file:///etc/passwd")),
    Trouble("to a gopher", "it redirects away from https", .redirect(to: "gopher://127.0.0.1/")),
    Trouble("in circles", "it redirects too often", .redirect(to: "/v1/forecast")),
    Trouble("to nowhere", "it redirects", .redirect(to: "")),
    Trouble("a head without end", "can't be read", hugeHead),
  ]

  nonisolated private static func packed(_ text: String) -> LoopbackResponse {
    LoopbackResponse(headers: [("Content-Encoding", "gzip")], body: Data(text.utf8))
  }

  nonisolated private static var hugeHead: LoopbackResponse {
    let fields = (0..<400).map { ("X-\($0)", String(repeating: "x", count: 1000)) }
    return LoopbackResponse(headers: fields, body: text)
  }

  /// Enough for the program, far less than what some of these would fill.
  private static let memory = Sanitizers.areOn ? ":" : "ulimit -v 3000000"

  private func expectOneSentence(_ result: Skydash.Result, _ words: String, code: Int32) {
    #expect(result.code == code, "\(result.stderr)")
    #expect(result.stderr.hasPrefix("skydash: Seoul: ") && result.stderr.contains("Open-Meteo"), "\(result.stderr)")
    #expect(result.stderr.contains(words), "\(result.stderr)")
    #expect(result.stderr.filter { $0 == "\n" }.count == 1, "\(result.stderr)")
    #expect(!result.stderr.contains("\u{1B}"))
  }

  @Test(arguments: troubles)
  func `whatever a server does is a sentence, and cached weather is shown`(trouble: Trouble) async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]], more: #""provider":"open-meteo","#)
    stage.change { $0.answers[.openMeteo] = trouble.answer }
    expectOneSentence(try await stage.skydash.after(Self.memory)(), trouble.words, code: 69)
    #expect((1...18).contains(stage.requests(.openMeteo).count), "\(stage.requests(.openMeteo).count)")
    stage.change { $0.answers[.openMeteo] = nil }
    #expect(try await stage.skydash().code == 0)
    stage.change { $0.answers[.openMeteo] = trouble.answer }
    let later = stage.after(minutes: 20)
    let cached = try await later.after(Self.memory)()
    expectOneSentence(cached, trouble.words, code: 75)
    #expect(cached.stdout.contains("Seoul"))
    #expect(cached.stderr.contains("showing cached data"))
  }

  @Test(arguments: troubles)
  func `with another provider whatever the first one's server does is no trouble`(trouble: Trouble) async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0], Stage.hardCities[1]])
    stage.change { $0.answers[.openMeteo] = trouble.answer }
    let result = try await stage.skydash("--json")
    #expect(result.code == 0)
    #expect(result.stderr.isEmpty, "\(result.stderr)")
    #expect(try result.cities.map { $0["provider"] as? String } == ["met-norway", "met-norway"])
  }

  @Test(arguments: troubles)
  func `the picture's server may do the same, and the table is as it is`(trouble: Trouble) async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    stage.change { $0.answers[.apod] = trouble.answer }
    let shown = try await stage.skydash("--json")
    #expect(shown.code == 0)
    #expect(try shown.json["picture"] is NSNull)
    let picture = try await stage.skydash.after(Self.memory)("apod", "--no-picture")
    #expect(picture.code == 69)
    #expect(picture.stderr.filter { $0 == "\n" }.count == 1, "\(picture.stderr)")
  }

  @Test func `an answer that comes byte by byte is given up in time, and the other provider asked`()
    async throws
  {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    let slow = LoopbackResponse.json(String(repeating: " ", count: 2000)).framed(.dribbling(pause: .milliseconds(100)))
    stage.change { $0.answers[.openMeteo] = slow }
    let result = try await stage.skydash.with(["SKYDASH_TIME_LIMITS": nil])("--json")
    #expect(result.code == 0, "\(result.stderr)")
    #expect(try result.cities.first?["provider"] as? String == "met-norway")
    #expect(stage.requests(.openMeteo).count == 1)
  }

  @Test(arguments: ["nan", "inf", "1e300", "-1"])
  func `a factor of the time limits that makes no sense is ignored`(factor: String) async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    let result = try await stage.skydash.with(["SKYDASH_TIME_LIMITS": factor])("--json")
    #expect(result.code == 0, "\(result.stderr)")
  }

  @Test func `a redirection to another host goes there without the key`() async throws {
    let stage = try Stage()
    let other = try Stage()
    try stage.save([Stage.hardCities[0]], more: #""provider":"open-meteo","#)
    let address = try #require(other.skydash.server).url
    let key = "0123456789secretsecret"
    let skydash = stage.skydash.with(["OPEN_METEO_API_KEY": key])
    for place in ["/v1/forecast?latitude=1&longitude=1", "/v1/forecast?apikey=\(key)&latitude=1&longitude=1"] {
      stage.change { $0.answers[.openMeteo] = .redirect(to: address + place) }
      let result = try await skydash("--refresh")
      #expect(!(result.stdout + result.stderr).contains("secret"))
    }
    #expect(!other.requests().isEmpty)
    #expect(other.requests().allSatisfy { $0["apikey"] == nil && $0.headers["x-api-key"] == nil })
  }

  @Test(arguments: [
    // Too long to be a name: refused without asking anybody.
    ("https://\(String(repeating: "x", count: 64)).invalid", "can't reach Open-Meteo (name not found)"),
    ("http://127.0.0.1:9", "can't reach Open-Meteo (connection refused)"), ("https://127.0.0.1:PORT", "TLS failed"),
  ])
  func `a name that is gone, a port without a listener and no TLS are distinguished`(address: String, words: String)
    async throws
  {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]], more: #""provider":"open-meteo","#)
    let port = try #require(stage.skydash.server).port
    let skydash = stage.skydash.with(["SKYDASH_OPEN_METEO_URL": address.replacing("PORT", with: "\(port)")])
    expectOneSentence(try await skydash(), words, code: 69)
    #expect(stage.requests(.openMeteo).isEmpty)
  }

  @Test(.enabled(if: TLSServer.isPossible, "openssl is missing"))
  func `a certificate of one's own making is not trusted, unless SSL_CERT_FILE names it`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]], more: #""provider":"open-meteo","#)
    let server = try TLSServer()
    let skydash = stage.skydash.with(["SKYDASH_OPEN_METEO_URL": server.url])
    expectOneSentence(try await skydash(), "its certificate isn't trusted", code: 69)
    let trusting = skydash.with(["SSL_CERT_FILE": server.authority])
    expectOneSentence(try await trusting(), "it's a web page", code: 69)
    expectOneSentence(try await skydash.with(["SSL_CERT_FILE": "/nowhere"])(), "or set SSL_CERT_FILE", code: 69)
  }

  @Test func `a proxy that wants a password says so`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]], more: #""provider":"open-meteo","#)
    let proxy = try LoopbackServer { _ in LoopbackResponse(status: 407, headers: [("Proxy-Authenticate", "Basic")]) }
    let skydash = stage.skydash.with([
      "SKYDASH_OPEN_METEO_URL": "https://open-meteo.invalid", "https_proxy": proxy.url,
    ])
    expectOneSentence(try await skydash(), "the proxy needs a user name and password", code: 69)
  }

  @Test(.enabled(if: Preload.isPossible, "there is no C compiler"))
  func `without names cached weather is shown after one question, and for a minute without any`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    #expect(try await stage.skydash().code == 0)
    let library = try Preload()
    let lost = library.withoutNames(stage.after(minutes: 20)).with(Self.named)
    let first = try await lost()
    expectOneSentence(first, "can't reach Open-Meteo (name not found)", code: 75)
    #expect(first.stdout.contains("Seoul"))
    // A person at home again would be asked, but not within the minute, and then is.
    let home = stage.after(minutes: 20.5)
    stage.forgetRequests()
    expectOneSentence(try await home(), "can't reach Open-Meteo (name not found)", code: 75)
    #expect(stage.requests().isEmpty)
    #expect(try await home("--refresh").code == 0)
    expectOneSentence(try await lost.with(["SKYDASH_NOW": "2026-11-20T12:50:00Z"])(), "name not found", code: 75)
    #expect(try await stage.after(minutes: 52)().code == 0)
  }

  /// The subject is time: the resolver itself gives up after 85 s.
  @Test(.enabled(if: Preload.isPossible, "there is no C compiler"), .timeLimit(.minutes(5)))
  func `a silent name server counts as no network, and costs its seconds once`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    #expect(try await stage.skydash().code == 0)
    let library = try Preload()
    let lost = library.silentNameServer(stage.after(minutes: 20)).with(Self.named)
    let hurried = lost.with(["SKYDASH_TIME_LIMITS": nil])
    expectOneSentence(try await hurried(), "can't reach Open-Meteo (the name server doesn't answer)", code: 75)
    let again = try await stage.after(minutes: 20.5)()
    expectOneSentence(again, "can't reach Open-Meteo (the name server doesn't answer)", code: 75)
  }

  /// Addresses that need a name server.
  nonisolated private static let named = [
    "SKYDASH_OPEN_METEO_URL": "https://a.invalid", "SKYDASH_MET_NORWAY_URL": "https://b.invalid",
    "SKYDASH_APOD_URL": "https://c.invalid",
  ]

  @Test(arguments: 4...12)
  func `with few descriptors it says so, or works`(count: Int) async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    let result = try await stage.skydash.after("ulimit -n \(count)")("--json")
    // With too few of them not even its libraries are found.
    guard !result.stderr.contains("error while loading shared libraries") else { return }
    #expect(result.code == 0 || result.stderr.hasPrefix("skydash: The limit on open files is too low"))
    #expect(result.stderr.filter { $0 == "\n" }.count <= 1, "\(result.stderr)")
  }

  /// Its subject is time: it lasts as long as a clock that races is watched.
  @Test(.enabled(if: Preload.isPossible, "there is no C compiler"))
  func `a clock that races makes no more requests than one that does not`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    let racing = try Preload().racingClock(stage.skydash)
    _ = try await racing.signalled(["watch", "--plain"], SIGTERM, after: 5)
    // The weather, air and picture once, and once again for a machine that needs over ten seconds for the five.
    #expect(stage.requests().count <= 8, "\(stage.requests().count)")
  }

  @Test(.enabled(if: Preload.isPossible, "there is no C compiler"), .timeLimit(.minutes(5)))
  func `where no thread can start nothing waits for ever, and where one could not the next does`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]], more: #""provider":"open-meteo","#)
    let library = try Preload()
    // With some of those that it needs at once the program would wait for another one for ever.
    for (allowed, arguments) in [(0, [String]()), (1, ["demo"]), (2, ["demo"]), (4, ["demo"])] {
      let never = try await library.withoutThreads(stage.skydash, allowed..<1000).run(arguments)
      #expect(never.stderr.hasPrefix("skydash: Can't start more threads"))
      #expect(never.code == 74)
    }
    expectOneSentence(
      try await library.withoutThreads(stage.skydash, 5..<1000)(), "no more threads available", code: 69)
    #expect(try await library.withoutThreads(stage.skydash, 0..<1)("--json").code == 0)
    #expect(try await library.withoutThreads(stage.skydash, 1..<2)("--json").code == 0)
  }

  /// The system's own limit, which does not bind root.
  @Test(
    .enabled("only root can become a user who has no other threads") {
      geteuid() == 0
        && ["setpriv", "prlimit"].allSatisfy { FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0) }
    },
    arguments: 1...8)
  func `a user who may have few threads sees the demo or a sentence`(threads: Int) async throws {
    // A user each: those of one count together.
    let user = "setpriv --reuid \(65_000 + threads) --clear-groups"
    // Where other users may not even look at the program, nothing can be tried.
    let prelude = #"\#(user) test -x "$0" || exit 77; exec \#(user) prlimit --nproc=\#(threads) "$0" "$@""#
    let result = try await Skydash().after(prelude).run(["demo", "--format", "{name}"])
    guard result.code != 77 else { return }
    #expect(result.code == (result.stdout.contains("Seoul") ? 0 : 74), "\(result.stderr)")
    #expect(result.code == 0 || result.stderr.hasPrefix("skydash: Can't start more threads"))
    #expect(threads < 8 || result.code == 0)
  }

  @Test func `a product that will go away is mentioned once a week, and is success`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[1]], more: #""provider":"met-norway","#)
    stage.set(.status(203), for: .metNorway)
    let first = try await stage.skydash("--refresh")
    #expect(first.code == 0)
    #expect(first.stdout.contains("London"))
    #expect(
      first.stderr == "skydash: MET Norway is retiring something that skydash uses; check for a newer version.\n"
    )
    let second = try await stage.after(minutes: 90)("--refresh")
    #expect(second.code == 0)
    #expect(second.stderr.isEmpty, "\(second.stderr)")
    #expect(stage.requests(.metNorway).count == 2)
    #expect(try await stage.after(minutes: 8 * 24 * 60)("--refresh").stderr == first.stderr)
  }
}
