import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct ServiceGateTests {
  private let gate = ServiceGate()

  @Test func `a wait ends at its deadline, and the turn goes to the next`() async {
    #expect(await gate.enter(.nws, until: nil))
    #expect(await !gate.enter(.nws, until: .now))
    async let next = gate.enter(.nws, until: nil)
    await gate.leave(.nws)
    #expect(await next)
    await gate.leave(.nws)
    #expect(await gate.enter(.nws, until: .now), "a free turn needs no wait")
  }

  @Test func `a cancelled task waits no longer`() async {
    #expect(await gate.enter(.nws, until: nil))
    let waiting = Task { await gate.enter(.nws, until: nil) }
    waiting.cancel()
    #expect(await !waiting.value)
    await gate.leave(.nws)
    #expect(await gate.enter(.nws, until: nil))
  }

  @Test func `services have turns of their own`() async {
    #expect(await gate.enter(.nws, until: nil))
    #expect(await gate.enter(.swpc, until: nil))
  }

  @Test func `a request that waits for its turn gives up at its deadline and never reaches the server`() async throws {
    let server = try LoopbackServer { _ in .silence }
    let (client, url) = (HTTPClient.live(), try #require(URL(string: server.url)))
    let patient = HTTPRequest(service: .metNorway, url: url, timeout: 600)
    let first = Task { try await client.send(patient) }
    #expect(await eventually { server.requests.count == 1 })
    var hasty = patient
    hasty.deadline = .now + .milliseconds(50)
    for _ in 0..<2 {
      do throws(ServiceFailure) {
        _ = try await client.send(hasty)
        Issue.record("the turn was not waited for")
      } catch {
        #expect(error == .timedOut(.metNorway))
      }
    }
    first.cancel()
    _ = await first.result
    #expect(server.requests.count == 1)
  }
}
