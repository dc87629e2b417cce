import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct HTTPClientTests {
  /// A bound far beyond what a busy machine needs: only what a test sets lower is about time.
  private func request(
    _ address: String, headers: [(String, String)] = [], maximumBytes: Int = 100_000, timeout: Double = 120,
    secrets: [String] = []
  ) throws -> HTTPRequest {
    HTTPRequest(
      service: .openMeteo, url: try #require(URL(string: address)), headers: headers, maximumBytes: maximumBytes,
      timeout: timeout, secrets: secrets)
  }

  private func failure(of request: HTTPRequest, over client: HTTPClient = .live()) async -> ServiceFailure? {
    do throws(ServiceFailure) {
      _ = try await client.send(request)
      return nil
    } catch {
      return error
    }
  }

  @Test func `an answer comes with status, headers and body`() async throws {
    let server = try LoopbackServer { request in
      var response = LoopbackResponse.json(#"{"path":"\#(request.path)"}"#, status: 404)
      response.headers.append(("X-Quota", " 7 "))
      return response
    }
    let response = try await HTTPClient.live().send(
      try request(server.url + "/v1/x?a=1", headers: [("X-Api-Key", "k")]))
    #expect(response.status == 404)
    #expect(!response.isSuccess)
    #expect(response.headers["x-quota"] == "7")
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"path":"/v1/x"}"#)
    let seen = try #require(server.requests.first)
    #expect(seen.headers["user-agent"] == AppInfo.userAgent)
    #expect(seen.headers["x-api-key"] == "k")
    #expect(seen.headers["accept-encoding"]?.contains("gzip") == true)
    #expect(seen["a"] == "1")
  }

  @Test(arguments: [LoopbackResponse.Framing.chunked(size: 7), .untilClose, .whole])
  func `a body comes whole however it is framed`(framing: LoopbackResponse.Framing) async throws {
    let text = String(repeating: "weather ", count: 5000)
    let server = try LoopbackServer { _ in .text(text).gzipped.framed(framing) }
    let response = try await HTTPClient.live().send(try request(server.url))
    #expect(response.body == Data(text.utf8))
  }

  @Test func `a body that ends early is no answer`() async throws {
    let server = try LoopbackServer { _ in .text("half").framed(.truncated(missing: 10)) }
    #expect(await failure(of: try request(server.url)) == .cutShort(.openMeteo))
  }

  @Test(arguments: [
    LoopbackResponse.text("x").framed(.endless), .bomb(unpackedBytes: 50_000_000),
    .data(Data(repeating: 1, count: 2_000_001), type: "text/plain"),
  ])
  func `a body is taken up to its bound`(response: LoopbackResponse) async throws {
    let server = try LoopbackServer { _ in response }
    let failure = await failure(of: try request(server.url, maximumBytes: 2_000_000))
    #expect(failure == .tooLarge(.openMeteo, megabytes: 2))
  }

  @Test func `a body of just the bound is taken`() async throws {
    let server = try LoopbackServer { _ in .data(Data(repeating: 1, count: 100_000), type: "text/plain") }
    #expect(try await HTTPClient.live().send(try request(server.url)).body.count == 100_000)
  }

  @Test func `a silent server is given up in time`() async throws {
    let server = try LoopbackServer { _ in .silence }
    #expect(await failure(of: try request(server.url, timeout: 0.2)) == .timedOut(.openMeteo))
  }

  @Test func `a closed connection and garbage are told apart`() async throws {
    let closing = try LoopbackServer { _ in .close }
    #expect(
      await failure(of: try request(closing.url))
        == .requestFailed(.openMeteo, "it closed the connection without an answer"))
    let raving = try LoopbackServer { _ in .garbage(Data("\u{1B}[31m what?\r\n\r\n".utf8)) }
    #expect(await failure(of: try request(raving.url)) == .unreadable(.openMeteo, "not HTTP"))
  }

  @Test func `a refused connection, an unknown name and failed TLS are said in words`() async throws {
    let server = try LoopbackServer { _ in .text("plain") }
    #expect(
      await failure(of: try request("https://127.0.0.1:\(server.port)/")) == .requestFailed(.openMeteo, "TLS failed"))
    let closed = try ClosedPort()
    #expect(await failure(of: try request(closed.url)) == .cannotConnect(.openMeteo, "connection refused"))
  }

  @Test func `plain http is for this machine only`() async throws {
    #expect(
      await failure(of: try request("http://example.org/"))
        == .requestFailed(.openMeteo, "only https addresses are allowed"))
    #expect(await failure(of: try request("file:///etc/passwd")) != nil)
  }

  @Test func `redirections are followed on the same host with their headers`() async throws {
    let server = try LoopbackServer { $0.path == "/a" ? .redirect(to: "b?c=1") : .text($0.target) }
    let response = try await HTTPClient.live().send(
      try request(server.url + "/a?key=s", headers: [("X-Api-Key", "s")], secrets: ["s"]))
    #expect(String(decoding: response.body, as: UTF8.self) == "/b?c=1")
    #expect(server.requests.last?.headers["x-api-key"] == "s")
  }

  @Test func `redirections to another host lose the key or are refused`() async throws {
    let other = try LoopbackServer { _ in .text("there") }
    let address = other.url
    let server = try LoopbackServer { .redirect(to: $0.path == "/leak" ? address + "/?k=s3cret" : address + "/") }
    let headers = [("X-Api-Key", "s3cret"), ("Accept", "text/plain")]
    let response = try await HTTPClient.live().send(
      try request(server.url + "/", headers: headers, secrets: ["s3cret"]))
    #expect(response.status == 200)
    #expect(other.requests.last?.headers["x-api-key"] == nil)
    #expect(other.requests.last?.headers["accept"] == "text/plain")
    let refusal = await failure(of: try request(server.url + "/leak", secrets: ["s3cret"]))
    #expect(refusal == .refused(.openMeteo, status: 302, "it redirects to another host, which would get the key"))
    #expect(other.requests.count == 1)
  }

  @Test func `redirections to plain http elsewhere, to nowhere and in circles are refused`() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/http": .redirect(to: "http://example.org/")
      case "/file": .redirect(to: "file:///etc/passwd")
      default: .redirect(to: "/again")
      }
    }
    for path in ["/http", "/file"] {
      #expect(await failure(of: try request(server.url + path))?.isTransient == false)
    }
    server.forgetRequests()
    #expect(
      await failure(of: try request(server.url + "/again"))
        == .refused(.openMeteo, status: 302, "it redirects too often"))
    #expect(server.requests.count == 6)
  }

  @Test func `a service gets one request at a time, another service its own`() async throws {
    let server = try LoopbackServer { _ in .text("ok").delayed(.milliseconds(5)) }
    let client = HTTPClient.live()
    let address = try #require(URL(string: server.url))
    await withTaskGroup { group in
      for index in 0..<12 {
        group.addTask {
          let response = try? await client.send(HTTPRequest(service: .apod, url: address))
          #expect(response?.status == 200, "request \(index)")
        }
      }
    }
    #expect(server.requests.count == 12)
    #expect(server.requests.allSatisfy { $0.atOnce == 1 })
  }

  @Test func `a cancelled request ends at once`() async throws {
    let (arrived, arrival) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer { _ in
      arrival.yield()
      return .silence
    }
    let request = try request(server.url, timeout: 600)
    let task = Task { await failure(of: request) }
    for await _ in arrived { break }
    task.cancel()
    #expect(await task.value == .requestFailed(.openMeteo, "cancelled"))
  }

  @Test func `progress is reported up to the end`() async throws {
    let server = try LoopbackServer { _ in .data(Data(repeating: 7, count: 3_000_000), type: "image/jpeg") }
    let heard = Recorder<Int>()
    var request = try request(server.url, maximumBytes: HTTPRequest.pictureBytes)
    request.progress = { received, total in
      #expect(total == 3_000_000)
      heard.record(received)
    }
    _ = try await HTTPClient.live().send(request)
    let amounts = heard.recorded
    #expect(amounts.last == 3_000_000)
    #expect(amounts == amounts.sorted())
  }
}
