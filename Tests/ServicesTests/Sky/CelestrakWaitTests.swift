import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

/// Celestrak blocks clients that go on asking: several runs of the program, over a real server and a real disk.
struct CelestrakWaitTests {
  private let time = VirtualClock(ServiceSample.now)
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private static let endless = LoopbackResponse(body: Data("HTTP/1.1 200 OK\r\nX-A: 1\r\n".utf8), course: .stuck)
  private static let answers: [(name: String, answer: LoopbackResponse)] = [
    ("a page", .text("<html>Blocked</html>", type: "text/html")), ("nothing", .text("")), ("a cut list", .json("[{")),
    ("403", .text("blocked", status: 403)), ("a redirection to itself", .redirect(to: "/again")),
    ("no answer", .close), ("no HTTP", .garbage(Data("hello\r\n\r\n".utf8))), ("headers without an end", endless),
    ("a body without an end", .json(String(repeating: " ", count: 2000)).framed(.dribbling(pause: .seconds(1)))),
  ]

  /// What a new run finds out, and whether it asked.
  ///
  /// The limit of a transfer counts from its own start: on a machine that is busy with other tests it may begin late.
  private func run(_ server: LoopbackServer, stretchedBy stretch: Double = 4) async throws
    -> (skyData: SkyData, hasAsked: Bool)
  {
    let cache = CacheRepository(directory: folder.file("cache"), files: .live, now: { time.now })
    let clock = WallClock(now: { time.now }, sleep: { _ in })
    let celestrak = CelestrakRepository(
      client: .live().stretched(by: stretch),
      endpoints: try Endpoints(environment: ["SKYDASH_CELESTRAK_URL": server.url]), now: { time.now })
    let service = SkyDataService(
      orbit: { satellite async throws(ServiceFailure) in try await celestrak.elements(of: satellite) },
      kp: { () throws(ServiceFailure) in throw .timedOut(.swpc) }, cache: cache,
      requests: Requests(cache: cache, clock: clock), clock: clock)
    server.forgetRequests()
    let skyData = await service.refreshed()
    return (skyData, !server.requests.isEmpty)
  }

  /// Whether each of the runs within two hours and a little more asks, and what the first two say.
  private func check(_ server: LoopbackServer, _ name: String, stretchedBy stretch: Double = 4) async throws {
    var asked: [Bool] = []
    for minute in [0, 5, 11, 110, 130] {
      time.now = ServiceSample.now + Double(minute) * 60
      let (skyData, hasAsked) = try await run(server, stretchedBy: stretch)
      asked.append(hasAsked)
      let sentence = try #require(skyData.orbitFailure).description
      #expect(sentence.hasPrefix("Celestrak sent no orbits ("), "\(name): \(sentence)")
    }
    #expect(asked == [true, false, false, false, true], "\(name)")
  }

  @Test(arguments: answers)
  func `any answer without orbits means a wait of two hours, over several runs`(
    name: String, answer: LoopbackResponse
  ) async throws {
    try await check(try LoopbackServer { _ in answer }, name, stretchedBy: name.hasSuffix("without an end") ? 0.4 : 4)
  }

  @Test func `a redirection to a host that cannot be reached means a wait of two hours as well`() async throws {
    let port = try ClosedPort()
    let server = try LoopbackServer { _ in .redirect(to: "http://127.0.0.1:\(port.port)/x", status: 301) }
    try await check(server, "a redirection to a closed port")
  }

  @Test func `silence is no answer: ten minutes`() async throws {
    let server = try LoopbackServer { _ in .silence }
    #expect(try await run(server, stretchedBy: 0.4).skyData.orbitFailure == .timedOut(.celestrak))
    time.advance(by: 300)
    #expect(try await !run(server, stretchedBy: 0.4).hasAsked)
    time.advance(by: 360)
    #expect(try await run(server, stretchedBy: 0.4).hasAsked)
  }
}
