package import Foundation

/// What the loopback server does with a request: an answer, well-formed or not.
package struct LoopbackResponse: Sendable {
  /// How the body is sent.
  package enum Framing: Sendable {
    /// With its right `Content-Length`.
    case whole
    /// In chunks of at most that many bytes.
    case chunked(size: Int)
    /// With a `Content-Length` that much larger than what comes before the connection closes.
    case truncated(missing: Int)
    /// Again and again until the client goes away.
    case endless
    /// Without a length, ended by closing.
    case untilClose
    /// Byte by byte, with a pause after each, as long as the client takes it.
    case dribbling(pause: Duration)
  }

  /// What else can happen.
  package enum Course: Sendable {
    case answer
    /// Reads the request and says nothing until the client goes away or the server stops.
    case silence
    /// Closes the connection without a word.
    case close
    /// Sends the beginning of an answer and resets the connection.
    case reset
    /// Sends the body alone, as it is, and closes.
    case raw
    /// Sends the body alone, as it is, and then says nothing until the client goes away or the server stops.
    case stuck
  }

  package var status: Int
  package var headers: [(String, String)]
  package var body: Data
  package var framing: Framing
  package var course: Course
  /// How long to wait before the first byte.
  package var delay: Duration

  package init(
    status: Int = 200, headers: [(String, String)] = [], body: Data = Data(), framing: Framing = .whole,
    course: Course = .answer, delay: Duration = .zero
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.framing = framing
    self.course = course
    self.delay = delay
  }
}

extension LoopbackResponse {
  package static func text(
    _ text: String, status: Int = 200, type: String = "text/plain; charset=utf-8"
  ) -> LoopbackResponse {
    LoopbackResponse(status: status, headers: [("Content-Type", type)], body: Data(text.utf8))
  }

  package static func json(_ text: String, status: Int = 200) -> LoopbackResponse {
    self.text(text, status: status, type: "application/json; charset=utf-8")
  }

  package static func data(_ data: Data, type: String) -> LoopbackResponse {
    LoopbackResponse(headers: [("Content-Type", type)], body: data)
  }

  package static func redirect(to address: String, status: Int = 302) -> LoopbackResponse {
    LoopbackResponse(status: status, headers: [("Location", address)])
  }

  package static var silence: LoopbackResponse { LoopbackResponse(course: .silence) }
  package static var close: LoopbackResponse { LoopbackResponse(course: .close) }

  /// Bytes that are no HTTP.
  package static func garbage(_ bytes: Data) -> LoopbackResponse { LoopbackResponse(body: bytes, course: .raw) }

  /// The same answer with its body compressed.
  package var gzipped: LoopbackResponse {
    var response = self
    response.body = Gzip.stored(body)
    response.headers.append(("Content-Encoding", "gzip"))
    return response
  }

  /// A small body that unpacks to that many zeros.
  package static func bomb(unpackedBytes: Int) -> LoopbackResponse {
    LoopbackResponse(headers: [("Content-Encoding", "gzip")], body: Gzip.zeros(unpackedBytes))
  }

  package func delayed(_ delay: Duration) -> LoopbackResponse {
    var response = self
    response.delay = delay
    return response
  }

  package func framed(_ framing: Framing) -> LoopbackResponse {
    var response = self
    response.framing = framing
    return response
  }
}
