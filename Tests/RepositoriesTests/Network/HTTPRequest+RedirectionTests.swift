import Entities
import Foundation
import Testing

@testable import Repositories

struct RedirectionTests {
  private func next(
    from: String, to location: String, status: Int = 301, secrets: [String] = []
  ) throws -> HTTPRequest? {
    let url = try #require(URL(string: from))
    let request = HTTPRequest(
      service: .apod, url: url, headers: [("Authorization", "x"), ("Accept", "y")], secrets: secrets)
    return try request.redirected(by: HTTPResponse(status: status, headers: ["location": location]))
  }

  @Test(arguments: [
    ("https://a.org/x", "https://b.org/y", "https://b.org/y"), ("https://a.org/x/", "y", "https://a.org/x/y"),
    ("https://a.org/x", "//b.org/", "https://b.org/"), ("http://127.0.0.1:9/", "https://b.org/", "https://b.org/"),
  ])
  func `it goes from https to https`(from: String, to location: String, expected: String) throws {
    #expect(try next(from: from, to: location)?.url.absoluteString == expected)
  }

  @Test(arguments: [
    ("https://a.org/", "http://a.org/"), ("https://a.org/", "http://127.0.0.1/"), ("https://a.org/", "ftp://a.org/"),
    ("HTTPS://a.org/", "http://127.0.0.1/"),
    ("https://a.org/", "javascript:alert(1)"), ("http://localhost/", "http://a.org/"), ("https://a.org/", "https://"),
  ])
  func `it never leaves https`(from: String, to location: String) throws {
    #expect(throws: ServiceFailure.self) { try next(from: from, to: location) }
  }

  @Test func `another port is another host`() throws {
    let next = try #require(try next(from: "https://a.org/", to: "https://a.org:8443/"))
    #expect(next.headers.map(\.0) == ["Accept"])
  }

  @Test(arguments: ["https://b.org/?k=a%2Bb", "https://b.org/a+b/"])
  func `a key is found encoded or not`(location: String) throws {
    #expect(throws: ServiceFailure.self) { try next(from: "https://a.org/", to: location, secrets: ["a+b"]) }
  }

  @Test(arguments: [200, 304, 404, 500]) func `other answers stand`(status: Int) throws {
    #expect(try next(from: "https://a.org/", to: "https://b.org/", status: status) == nil)
  }
}
