package import Entities
package import Essentials

/// One GET request to a service.
package struct HTTPRequest: Sendable {
  /// Hears how many bytes of the body have come, and of how many, where the server tells.
  package typealias Progress = @Sendable (_ received: Int, _ total: Int?) -> Void

  /// Whose turn it takes: a service never gets two requests at once.
  package var service: Service
  package var url: URL
  /// Headers beyond `User-Agent` and `Accept-Encoding`, which the client sets.
  package var headers: [(String, String)]
  /// The largest body that is taken, in bytes after decompression.
  package var maximumBytes: Int
  /// Seconds from the first byte sent to the last received.
  package var timeout: Double
  /// Seconds for finding the name, connecting and TLS.
  package var connectTimeout: Double
  package var progress: Progress?
  /// Texts, such as keys, that never appear in an error.
  package var secrets: [String]

  /// The largest answer of a data service.
  package static let dataBytes = 2_000_000
  /// The largest picture.
  package static let pictureBytes = 40_000_000

  package init(
    service: Service, url: URL, headers: [(String, String)] = [], maximumBytes: Int = HTTPRequest.dataBytes,
    timeout: Double = 15, connectTimeout: Double = 5, progress: Progress? = nil, secrets: [String] = []
  ) {
    self.service = service
    self.url = url
    self.headers = headers
    self.maximumBytes = maximumBytes
    self.timeout = timeout
    self.connectTimeout = connectTimeout
    self.progress = progress
    self.secrets = secrets
  }
}
