import Foundation
import Testing
import World

/// Keys that come back: a proxy for several services may repeat whatever it was ever sent.
@BlockingWork
struct KeyTests {
  nonisolated private static let variables = ["OPENWEATHER_API_KEY", "OPEN_METEO_API_KEY", "NASA_API_KEY"]
  nonisolated private static let settings = ["openWeatherKey", "openMeteoKey", "nasaKey"]
  nonisolated private static let saved = [
    "0f1e2d3c4b5a69788796a5b4", "omKEYzzyyxxwwvv11223344", "NASAkeyABCDEFGHIJ01234",
  ]
  nonisolated private static let given = ["ffee99dd88cc77bb66aa55", "envKEYppqqrrss998877", "NASAenvZYXWVUTSRQ98765"]

  /// A server that refuses everything and repeats some keys, and the one that it is sent.
  private static func echo(_ keys: [String], status: Int) throws -> LoopbackServer {
    try LoopbackServer { request in
      let words = "no more for \((keys + [request["apikey"] ?? ""]).joined(separator: " and "))"
      let body = #"{"error":true,"reason":"\#(words)","message":"\#(words)","detail":"\#(words)","msg":"\#(words)"}"#
      var answer = LoopbackResponse.json(body, status: status)
      answer.headers.append(("Retry-After", "3600"))
      return answer
    }
  }

  /// The keys of which more than seven letters in a row are in a text.
  private static func keys(in text: String, of keys: [String]) -> [String] {
    let text = text.lowercased()
    return keys.filter { key in
      let letters = Array(key.lowercased())
      return (0...letters.count - 8).contains { text.contains(String(letters[$0..<$0 + 8])) }
    }
  }

  /// All that is cached.
  private static func cache(of skydash: Skydash) -> String {
    let files = FileManager.default.enumerator(atPath: skydash.cachePath)?.compactMap { $0 as? String } ?? []
    return files.compactMap { FileManager.default.contents(atPath: "\(skydash.cachePath)/\($0)") }
      .map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  @Test(arguments: [401, 429, 500], [(true, false), (false, true), (true, true)])
  func `no key comes back, wherever it was set and whichever counts`(
    status: Int, places: (isSaved: Bool, isGiven: Bool)
  ) async throws {
    let keys = (places.isSaved ? Self.saved : []) + (places.isGiven ? Self.given : [])
    let variables = places.isGiven ? Dictionary(uniqueKeysWithValues: zip(Self.variables, Self.given)) : [:]
    let skydash = try Skydash(server: Self.echo(keys, status: status)).with(variables.mapValues { $0 })
    let members = places.isSaved ? zip(Self.settings, Self.saved).map { #""\#($0)":"\#($1)","# }.joined() : ""
    try skydash.write(
      settings: #"{"version":1,\#(members)"cities":[{"name":"Oslo","latitude":59.9,"longitude":10.7}]}"#)
    var said = ""
    for arguments in [
      ["doctor"], ["show"], ["--json"], ["apod"], ["search", "Xyzzyville"], ["sky", "Oslo", "--next", "pass"],
      ["city", "Oslo"], ["add", "Xyzzyville"],
    ] {
      let result = try await skydash.run(arguments)
      let text = result.stdout + result.stderr
      #expect(Self.keys(in: text, of: keys).isEmpty, "\(arguments): \(text)")
      said += text
    }
    // The service's words were shown, so that something had to be hidden.
    #expect(said.contains("no more for …") && skydash.server?.requests.isEmpty == false, "\(said)")
    #expect(Self.keys(in: Self.cache(of: skydash), of: keys).isEmpty)
  }

  @Test func `a key that was changed while the table was open stays hidden`() throws {
    let (old, new) = (Self.saved[1], Self.given[1])
    let skydash = try Skydash(server: Self.echo([old], status: 401))
    try skydash.write(
      settings: #"{"openMeteoKey":"\#(old)","cities":[{"name":"Oslo","latitude":59.9,"longitude":10.7}]}"#)
    let program = try LiveProgram(["watch"], home: skydash.home, columns: 150, environment: skydash.environment)
    try program.terminal.wait(for: "no more for …")
    let asked = skydash.server?.requests.count ?? 0
    #expect(try program.run(["config", "set", "openMeteoKey", new]) == 0)
    try program.terminal.wait(for: "a request with the new key") { _ in
      skydash.server?.requests.dropFirst(asked).contains { $0.query.contains { $0.value == new } } == true
    }
    program.terminal.type("r")
    try program.terminal.rest()
    #expect(program.terminal.screen.text.contains("no more for …"))
    #expect(Self.keys(in: program.terminal.text, of: [old, new]).isEmpty)
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(Self.keys(in: Self.cache(of: skydash), of: [old, new]).isEmpty)
  }
}
