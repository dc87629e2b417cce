package import Entities
package import Essentials

/// A GET request to a service.
package struct HTTPRequest: Sendable {
  /// Called when a response begins and as its body arrives, with the bytes received and the total, `nil` if unknown.
  package typealias Progress = @Sendable (_ received: Int, _ total: Int?) -> Void

  /// The service it is for; the client makes one request at a time to each.
  package var service: Service
  /// The address, including any API key.
  package var url: URL
  /// The names and values of headers, apart from `User-Agent` and `Accept-Encoding`, which the client sets.
  package var headers: [(String, String)] = []
  /// The largest body accepted, in bytes after decompression.
  package var maximumBytes = dataBytes
  /// The time limit in seconds, from the first connection to the last byte, redirections included.
  package var timeout = 15.0
  /// When waiting for a turn and the transfer must end; initially ``sharedDeadline``, `nil` for no limit.
  package var deadline = sharedDeadline
  /// The time limit in seconds for name resolution, connecting and TLS.
  var connectTimeout = 5.0
  /// Called on the transfer's own thread, so it should return quickly.
  package var progress: Progress?
  /// API keys, which mustn't be sent to another origin by a redirection.
  var secrets: [String] = []

  /// The largest response of a data service, in bytes.
  static let dataBytes = 2_000_000
  /// The largest picture, in bytes.
  static let pictureBytes = 40_000_000

  /// The deadline of the requests made by the current task; `nil` if there is only the time limit of each.
  @TaskLocal package static var sharedDeadline: ContinuousClock.Instant?
}

extension HTTPRequest {
  /// A request without headers and keys.
  package init(service: Service, url: URL) { self.init(service: service, url: url, headers: []) }
}
