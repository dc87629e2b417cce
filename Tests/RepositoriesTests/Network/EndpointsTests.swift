import Entities
import Foundation
import Testing

@testable import Repositories

struct EndpointsTests {
  @Test(arguments: Service.allCases) func `every service has a host with https`(service: Service) throws {
    let url = try Endpoints().url(service, path: "/v1/x")
    #expect(url.scheme == "https")
    #expect(url.path() == "/v1/x")
    #expect(url.query() == nil)
  }

  @Test(arguments: Service.allCases) func `the environment replaces scheme, host and port`(service: Service) throws {
    let endpoints = try Endpoints(environment: [service.environmentVariable: "http://127.0.0.1:8080/"])
    let url = endpoints.url(service, path: "/v1/x", query: [("a", "1")], forCustomer: true)
    #expect(url.absoluteString == "http://127.0.0.1:8080/v1/x?a=1")
    #expect(endpoints.isReplaced(service))
  }

  @Test func `names and values are percent-encoded`() throws {
    let url = try Endpoints().url(
      .geocoding, path: "/v1/a b", query: [("name", "서울 & co"), ("list", "1.5,2"), ("plus", "a+b%")])
    #expect(
      url.absoluteString == "https://geocoding-api.open-meteo.com/v1/a%20b"
        + "?name=%EC%84%9C%EC%9A%B8%20%26%20co&list=1.5,2&plus=a%2Bb%25")
  }

  @Test func `customers have their own host`() throws {
    #expect(try Endpoints().url(.openMeteo, path: "/", forCustomer: true).host() == "customer-api.open-meteo.com")
    #expect(try Endpoints().url(.nws, path: "/", forCustomer: true).host() == "api.weather.gov")
  }

  @Test(arguments: [
    "http://example.org", "http://127.0.0.1.example.org", "http://192.168.0.1", "http://128.0.0.1", "http://127.0.0.+1",
    "http://127.0.0.-0", "http://127.0.0.256", "http://127.0.1",
  ])
  func `plain http is for this machine only`(address: String) {
    #expect(throws: ProgramProblem.insecure(variable: "SKYDASH_NWS_URL")) {
      try Endpoints(environment: ["SKYDASH_NWS_URL": address])
    }
  }

  @Test(arguments: ["example.org", "ftp://example.org", "https://", "https://u:p@example.org", "https://a/?b=c", "x y"])
  func `what is no address is refused`(address: String) {
    #expect(throws: ProgramProblem.notAnAddress(variable: "SKYDASH_APOD_URL")) {
      try Endpoints(environment: ["SKYDASH_APOD_URL": address])
    }
  }

  @Test(arguments: ["http://localhost:1", "http://127.9.9.9", "http://[::1]:80"])
  func `loopback has many names`(address: String) throws {
    #expect(try Endpoints(environment: ["SKYDASH_APOD_URL": address]).isReplaced(.apod))
  }

  @Test func `an empty variable counts as unset`() throws {
    #expect(try !Endpoints(environment: ["SKYDASH_APOD_URL": ""]).isReplaced(.apod))
  }
}
