import Entities
import Foundation
import Testing
import World

@testable import Repositories

/// What may be believed of an answer, and what of it may be shown.
struct ServiceReplyTests {
  private static let key = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"

  private func failure(_ body: String, status: Int = 500) -> ServiceFailure {
    let response = HTTPResponse(status: status, body: Data(body.utf8))
    return ServiceReply(service: .openWeather, response: response, receivedAt: Sample.now, secrets: Secrets([Self.key]))
      .failure
  }

  @Test(arguments: [
    #"{"message":"key 0f1e2d3c\u200b4b5a69788796a5b4c3d2e1f0"}"#, #"{"message":"key 0f1e\u000f2d3c4b5a6978"}"#,
    "key \(key)", "key \(key.prefix(31))", String(repeating: "x", count: 170) + " \(key)",
    String(repeating: "x", count: 180) + "\u{0}\(key)",
  ])
  func `an error never echoes a key, however it is written or cut`(body: String) {
    let shown = "\(failure(body))".filter { $0.isLetter || $0.isNumber }
    for start in 0...(Self.key.count - 8) { #expect(!shown.contains(Self.key.dropFirst(start).prefix(8)), "\(shown)") }
  }

  @Test(arguments: ["", "\n", "[]", "{}", #"{"message":""}"#, #"{"reason":" ","message":"\u200b","detail":7}"#])
  func `an error without words has the usual meaning of its status`(body: String) {
    #expect(failure(body, status: 503) == .refused(.openWeather, status: 503, .own(.serviceUnavailable)))
  }

  @Test func `the first message with words counts`() {
    let body = #"{"reason":"\n","message":"too\tbusy","error":{"message":"no"}}"#
    #expect(failure(body) == .refused(.openWeather, status: 500, "too busy"))
  }

  @Test(arguments: [
    ("30", 30.0), ("Fri, 20 Nov 2026 13:00:00 GMT", 3600), ("0", 1), ("-5", 1), ("604800", 86_400), ("1e300", 86_400),
    ("Fri, 20 Nov 2099 13:00:00 GMT", 86_400),
  ])
  func `a service may ask to wait from a second to a day`(text: String, seconds: Double) {
    let response = HTTPResponse(status: 429, headers: ["retry-after": text], body: Data())
    let reply = ServiceReply(service: .openMeteo, response: response, receivedAt: Sample.now, secrets: Secrets([]))
    #expect(reply.failure == .notBefore(.openMeteo, Sample.now.addingTimeInterval(seconds), "too many requests"))
  }

  @Test func `an outage is no limit of requests, even with an announced end`() {
    let response = HTTPResponse(status: 503, headers: ["retry-after": "120"], body: Data("busy".utf8))
    let reply = ServiceReply(service: .openMeteo, response: response, receivedAt: Sample.now, secrets: Secrets([]))
    #expect(reply.failure == .refused(.openMeteo, status: 503, "busy"))
  }

  @Test func `no text of a document holds a key`() throws {
    let body = Data(#"{"title":"at https://a.org/?api_key=\#(Self.key)&x=1","n":[1,{"t":"fine\u200b"}]}"#.utf8)
    let response = HTTPResponse(status: 200, body: body)
    let reply = ServiceReply(
      service: .nasaAPI, response: response, receivedAt: Sample.now, secrets: Secrets([Self.key]))
    let document = try reply.document()
    #expect(document["title"].rawText == "at https://a.org/?api_key=…&x=1")
    #expect(document["n"][1]["t"].rawText == "fine\u{200B}", "other texts are as they came")
  }

  // MARK: Which place, and when

  private func openMeteo(_ elements: String..., cities: [City]) async throws -> [Result<CurrentWeather, ServiceFailure>]
  {
    let network = FakeNetwork(Data((elements.count == 1 ? elements[0] : "[\(elements.joined(separator: ","))]").utf8))
    return try await OpenMeteoRepository(client: network.client, endpoints: try Endpoints(), now: { Sample.now })
      .current(in: cities)
  }

  private func element(_ latitude: Double, _ longitude: Double, _ more: String = "", after seconds: Int = 0) -> String {
    #"{"latitude":\#(latitude),"longitude":\#(longitude),\#(more)"current":{"time":\#(1_795_176_000 + seconds),"#
      + #""interval":900,"temperature_2m":9.3}}"#
  }

  private func temperatures(_ results: [Result<CurrentWeather, ServiceFailure>]) -> [Double?] {
    results.map { (try? $0.get())?[.temperature] }
  }

  @Test func `an answer about another place is not used`() async throws {
    let cities = [try Sample.seoul(), try Sample.london()]
    let right = try await openMeteo(element(37.5, 127), element(51.5, -0.25, #""location_id":1,"#), cities: cities)
    #expect(temperatures(right) == [9.3, 9.3])
    let turned = try await openMeteo(element(51.5, -0.25, #""location_id":1,"#), element(37.5, 127), cities: cities)
    #expect(temperatures(turned) == [nil, nil])
    #expect(turned[0] == .failure(.unreadable(.openMeteo, "it's for another place")))
  }

  @Test func `neighbours in one grid cell are matched by their number`() async throws {
    let incheon = try Sample.city("Incheon", 37.4565, 126.7052, "Asia/Seoul")
    let cities = [try Sample.seoul(), incheon]
    let turned = try await openMeteo(
      element(37.5, 126.75, #""location_id":1,"#), element(37.5, 127), cities: cities)
    #expect(temperatures(turned) == [nil, 9.3])
  }

  @Test func `a time far ahead of the clock is not believed, one that a late clock explains is`() async throws {
    let cities = [try Sample.seoul()]
    #expect(temperatures(try await openMeteo(element(37.5, 127, after: 80_000), cities: cities)) == [9.3])
    let future = try await openMeteo(element(37.5, 127, after: 316 * 31_557_600), cities: cities)
    #expect(future == [.failure(.unreadable(.openMeteo, .own(.timesAhead)))])
  }

  @Test(arguments: [
    (#"{"coord":{"lat":51.5,"lon":-0.1},"dt":1795176000,"main":{"temp":9.3}}"#, "it's for another place"),
    (
      #"{"coord":{"lat":37.5,"lon":127},"dt":11795176000,"main":{"temp":9.3}}"#,
      "its times are ahead of this computer's clock"
    ),
  ])
  func `OpenWeatherMap's answers are looked at likewise`(body: String, reason: String) async throws {
    let network = FakeNetwork(Data(body.utf8))
    await #expect(throws: ServiceFailure.unreadable(.openWeather, .init(reason))) {
      try await OpenWeatherMapRepository(
        client: network.client, endpoints: try Endpoints(), key: Self.key, now: { Sample.now }
      ).current(in: [try Sample.seoul()])
    }
  }

  private func metNorway(updated: String, latitude: Double = 59.91) async throws -> CurrentWeather {
    let network = FakeNetwork(
      Data(
        #"""
        {"geometry":{"coordinates":[10.75,\#(latitude),90]},"properties":{"meta":{"updated_at":"\#(updated)"},
        "timeseries":[{"time":"2026-11-20T12:00:00Z","data":{"instant":{"details":{"air_temperature":-1.2}}}}]}}
        """#.utf8))
    let repository = METNorwayRepository(client: network.client, endpoints: try Endpoints(), cache: .none) {
      Sample.now
    }
    let oslo = try Sample.city("Oslo", 59.91273, 10.74609, "Europe/Oslo")
    return try #require(try await repository.current(in: [oslo]).first).get()
  }

  @Test func `a document of MET Norway's that is a week old is shown as old as it is`() async throws {
    #expect(try await metNorway(updated: "2026-11-20T06:00:00Z").observedAt == Sample.now)
    #expect(
      try await metNorway(updated: "2026-11-13T12:00:00Z").observedAt == Sample.now.addingTimeInterval(-7 * 86_400))
  }

  @Test func `a document of MET Norway's about another place is not used`() async throws {
    await #expect(throws: ServiceFailure.unreadable(.metNorway, "it's for another place")) {
      try await metNorway(updated: "2026-11-20T06:00:00Z", latitude: 51.5)
    }
  }
}
