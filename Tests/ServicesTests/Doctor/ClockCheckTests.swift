import Entities
import Foundation
import Repositories
import Testing

@testable import Services

struct ClockCheckTests {
  private func check(ahead seconds: Double) async throws -> Finding {
    let watch = ClockCheck(now: { ServiceSample.now.addingTimeInterval(seconds) })
    let client = watch.watching(
      HTTPClient { request throws(ServiceFailure) in
        HTTPResponse(status: 200, headers: ["date": "Fri, 20 Nov 2026 12:00:00 GMT"])
      })
    let url = try #require(URL(string: "https://example.org"))
    _ = try await client.send(HTTPRequest(service: .openMeteo, url: url))
    return watch.finding
  }

  @Test(arguments: [
    (0.0, Finding.Verdict.ok), (119, .ok), (-119, .ok), (121, .warning), (-3600, .warning), (90_000, .problem),
    (-1e12, .problem),
  ])
  func `a clock is compared with those of the services`(ahead: Double, verdict: Finding.Verdict) async throws {
    let finding = try await check(ahead: ahead)
    #expect(finding.verdict == verdict)
    #expect((finding.step == nil) == (verdict == .ok))
  }

  @Test(arguments: ["09", "15"])
  func `a service whose clock is wrong does not blame ours`(hour: String) async throws {
    let watch = ClockCheck(now: { ServiceSample.now })
    let client = watch.watching(
      HTTPClient { request throws(ServiceFailure) in
        let time = request.service == .nws ? hour : "12"
        return HTTPResponse(status: 200, headers: ["date": "Fri, 20 Nov 2026 \(time):00:00 GMT"])
      })
    let url = try #require(URL(string: "https://example.org"))
    for service in [Service.openMeteo, .nws, .apod] {
      _ = try await client.send(HTTPRequest(service: service, url: url))
    }
    #expect(watch.finding.verdict == .ok)
  }

  @Test func `the date of an answer that a cache stored an hour ago says nothing`() async throws {
    let watch = ClockCheck(now: { ServiceSample.now })
    let client = watch.watching(
      HTTPClient { request throws(ServiceFailure) in
        HTTPResponse(status: 200, headers: ["date": "Fri, 20 Nov 2026 11:00:00 GMT", "age": "3600"])
      })
    let url = try #require(URL(string: "https://example.org"))
    _ = try await client.send(HTTPRequest(service: .apod, url: url))
    #expect(watch.finding.verdict == .ok && watch.finding.text.contains("not checked"))
  }

  @Test func `without an answer nothing is claimed`() {
    let finding = ClockCheck(now: { ServiceSample.now }).finding
    #expect(finding.verdict == .ok)
    #expect(finding.text.contains("not checked"))
  }
}
