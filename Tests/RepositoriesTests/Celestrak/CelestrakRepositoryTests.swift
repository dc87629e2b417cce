import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct CelestrakRepositoryTests {
  private func wait(_ reason: ServiceFailure.Reason) -> ServiceFailure {
    .notBefore(.celestrak, Sample.now.addingTimeInterval(7200), reason)
  }

  private func elements(_ fixture: String, status: Int = 200) async throws -> SatelliteElements? {
    let network = FakeNetwork(try Sample.fixture("Celestrak/\(fixture)"), status: status)
    let repository = CelestrakRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
    return try await repository.elements(of: .iss)
  }

  @Test(arguments: ["iss.json", "iss_texts.json"])
  func `the elements are read, the epoch to its fraction of a second`(fixture: String) async throws {
    let elements = try #require(try await elements(fixture))
    #expect(elements.satellite == .iss)
    let whole = try #require(ISOText.date("2026-11-20T06:12:33Z"))
    #expect(abs(elements.epoch.timeIntervalSince(whole) - 0.123456) < 1e-5)
    #expect(elements.meanMotion == 15.49182342 && elements.eccentricity == 0.0004123)
    #expect(elements.inclination == 51.6321 && elements.ascendingNode == 251.4127)
    #expect(elements.argumentOfPericenter == 128.7331 && elements.meanAnomaly == 231.4012)
    #expect(elements.drag == 0.00018321)
  }

  @Test func `one object is asked for as JSON`() async throws {
    let network = FakeNetwork(try Sample.fixture("Celestrak/iss.json"), status: 200)
    let repository = CelestrakRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
    _ = try await repository.elements(of: .iss)
    let request = await network.requests.first
    #expect(request?.value("CATNR") == "25544")
    #expect(request?.value("FORMAT") == "JSON")
  }

  @Test func `an object that is not in the catalogue has no elements`() async throws {
    #expect(try await elements("none.txt") == nil)
  }

  @Test(arguments: [301, 403, 404, 500, 502, 503])
  func `every status but 200 means a wait`(status: Int) async throws {
    await #expect { try await elements("403.html", status: status) } throws: { error in
      guard case .notBefore(.celestrak, let date, let reason)? = error as? ServiceFailure else { return false }
      return date == Sample.now.addingTimeInterval(7200) && !reason.isEmpty
    }
  }

  @Test(arguments: ["other.json", "missing.json", "nonsense.json", "empty.json"])
  func `elements of another object, or with a number missing or impossible, are none`(fixture: String) async throws {
    await #expect(throws: wait(.own(.noElements))) { try await elements(fixture) }
  }

  @Test func `a body cut short, a page and an object with status 200 mean to wait as well`() async throws {
    await #expect(throws: wait(.own(.cutShort))) { try await elements("cut.json") }
    await #expect(throws: wait(.own(.webPage))) { try await elements("403.html") }
    await #expect(throws: wait(.own(.notAList))) { try await elements("object.json") }
  }

  @Test func `a body that trickles until the time is over means a wait, silence does not`() async throws {
    let long = LoopbackResponse.json(String(repeating: " ", count: 2000))
    for (answer, failure) in [
      (long.framed(.dribbling(pause: .milliseconds(100))), wait(.own(.cutShort))), (.silence, .timedOut(.celestrak)),
    ] {
      let server = try LoopbackServer { _ in answer }
      let repository = CelestrakRepository(
        client: .live(), endpoints: try Endpoints(environment: ["SKYDASH_CELESTRAK_URL": server.url])
      ) { Sample.now }
      await HTTPRequest.$sharedDeadline.withValue(.now + .seconds(2)) {
        await #expect(throws: failure) { try await repository.elements(of: .iss) }
      }
    }
  }

  @Test func `so does a body without an end, and no connection does not`() async throws {
    for (failure, output) in [
      (ServiceFailure.tooLarge(.celestrak, megabytes: 2), wait(.own(.tooLarge))),
      (.cannotConnect(.celestrak, .own(.noNetwork)), .cannotConnect(.celestrak, .own(.noNetwork))),
    ] {
      let network = FakeNetwork { _ throws(ServiceFailure) in throw failure }
      let repository = CelestrakRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
      await #expect(throws: output) { try await repository.elements(of: .iss) }
    }
  }
}
