package import Entities
package import Essentials

/// One GET request to a service.
package struct HTTPRequest: Sendable {
  /// Hears that an answer has begun, and then how many bytes of its body have come, and of how many, where the server
  /// says so.
  package typealias Progress = @Sendable (_ received: Int, _ total: Int?) -> Void

  /// Whose turn it takes: a service never gets two requests at once.
  package var service: Service
  package var url: URL
  /// Headers beyond `User-Agent` and `Accept-Encoding`, which the client sets.
  package var headers: [(String, String)]
  /// The largest body that is taken, in bytes after decompression.
  package var maximumBytes: Int
  /// Seconds that the transfer itself may take, from the first byte sent to the last received.
  package var timeout: Double
  /// When the caller has waited long enough: it ends the wait for the service's turn as well as the transfer.
  package var deadline: ContinuousClock.Instant?
  /// Seconds for finding the name, connecting and TLS.
  var connectTimeout = 5.0
  package var progress: Progress?
  /// Texts, such as keys, that never appear in an error.
  package var secrets: [String]

  /// The largest answer of a data service.
  package static let dataBytes = 2_000_000
  /// The largest picture.
  static let pictureBytes = 40_000_000

  /// The deadline of all requests made meanwhile; `nil` where only each request's limit counts.
  @TaskLocal package static var sharedDeadline: ContinuousClock.Instant?

  package init(
    service: Service, url: URL, headers: [(String, String)] = [], maximumBytes: Int = HTTPRequest.dataBytes,
    timeout: Double = 15, progress: Progress? = nil, secrets: [String] = []
  ) {
    self.service = service
    self.url = url
    self.headers = headers
    self.maximumBytes = maximumBytes
    self.timeout = timeout
    deadline = Self.sharedDeadline
    self.progress = progress
    self.secrets = secrets
  }
}

/// What a server answered, whatever its status.
package struct HTTPResponse: Sendable, Hashable {
  /// The HTTP status of the last answer, after redirects.
  package var status: Int
  /// Headers of the last answer, by lower-cased name; of repeated ones the last.
  package var headers: [String: String]
  /// The body, decompressed.
  package var body: Data

  package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Whether the status says success (2xx).
  var isSuccess: Bool { (200...299).contains(status) }

  /// The header lines of an answer: by lower-cased name, of repeated ones the last.
  static func headers(of head: some Collection<UInt8>) -> [String: String] {
    var headers: [String: String] = [:]
    for line in String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmed
    }
    return headers
  }
}
