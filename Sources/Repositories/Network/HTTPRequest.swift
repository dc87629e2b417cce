package import Entities
package import Essentials

/// A GET request to a service.
package struct HTTPRequest: Sendable {
  /// Called when a response begins and when more of its body arrives, with the bytes received and, if known, the total.
  package typealias Progress = @Sendable (_ received: Int, _ total: Int?) -> Void

  /// The service it is for, which gets only one request at a time.
  package var service: Service
  package var url: URL
  /// Headers beyond `User-Agent` and `Accept-Encoding`, which the client sets.
  package var headers: [(String, String)]
  /// The largest body accepted, in bytes after decompression.
  package var maximumBytes: Int
  /// Time limit of the transfer in seconds, from connecting to the last byte received.
  package var timeout: Double
  /// Ends both waiting for a turn and the transfer; ``sharedDeadline`` unless changed.
  package var deadline: ContinuousClock.Instant?
  /// Time limit for name resolution, connecting and TLS, in seconds.
  var connectTimeout = 5.0
  package var progress: Progress?
  /// API keys, which redirections must not take to another host.
  package var secrets: [String]

  /// The largest response of a data service, in bytes.
  package static let dataBytes = 2_000_000
  /// The largest picture, in bytes.
  static let pictureBytes = 40_000_000

  /// The deadline of all requests made in a scope; `nil` if there is only the time limit of each.
  @TaskLocal package static var sharedDeadline: ContinuousClock.Instant?

  package init(
    service: Service, url: URL, headers: [(String, String)] = [], maximumBytes: Int = HTTPRequest.dataBytes,
    timeout: Double = 15, progress: Progress? = nil, secrets: [String] = []
  ) {
    (self.service, self.url, self.headers, self.secrets) = (service, url, headers, secrets)
    (self.maximumBytes, self.timeout, self.progress) = (maximumBytes, timeout, progress)
    deadline = Self.sharedDeadline
  }
}
