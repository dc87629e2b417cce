import Foundation
import Testing
import World

/// Programs that end while a request is under way over TLS, whose library takes itself down at an exit.
/// `SKYDASH_EXITS=500 swift test --filter ExitTests` is the long campaign.
@Suite(.enabled(if: TLSServer.isPossible, "openssl is missing"))
struct ExitTests {
  private static let count = ProcessInfo.processInfo.environment["SKYDASH_EXITS"].flatMap { Int($0) } ?? 24

  /// Weather that is cached and young, a picture that is old, and its service, which shakes hands and stays silent.
  private func stage() async throws -> (stage: Stage, skydash: Skydash, server: TLSServer) {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    #expect(try await stage.skydash().code == 0)
    let later = stage.after(minutes: 62)
    #expect(try await later("forecast").code == 0)
    let server = try TLSServer(.stalled)
    return (stage, later.with(["SKYDASH_APOD_URL": server.url, "SSL_CERT_FILE": server.authority]), server)
  }

  @Test func `a table that is printed while the picture is still coming ends as it should`() async throws {
    let (_, skydash, server) = try await stage()
    for number in 0..<Self.count {
      let result = try await skydash()
      #expect(result.code == 0, "run \(number): \(result.stderr)")
      #expect(!result.stderr.contains("rash"), "run \(number): \(result.stderr)")
    }
    withExtendedLifetime(server) {}
  }

  @Test(arguments: [["apod", "--no-picture"], ["watch", "--plain"], ["show", "--refresh"]])
  func `a signal ends a program that waits for a picture as signals do`(arguments: [String]) async throws {
    let (_, skydash, server) = try await stage()
    for number in 0..<Self.count {
      let signal = [SIGTERM, SIGINT, SIGHUP][number % 3]
      let result = try await skydash.signalled(arguments, signal, after: 0.2 + Double(number % 12) / 40)
      #expect(result.code == 128 + signal || result.code == 0, "run \(number): \(result.code) \(result.stderr)")
      #expect(!result.stderr.contains("rash"), "run \(number): \(result.stderr)")
    }
    withExtendedLifetime(server) {}
  }
}
