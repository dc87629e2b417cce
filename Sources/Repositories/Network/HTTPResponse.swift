package import Essentials

/// What a server answered, whatever its status.
package struct HTTPResponse: Sendable, Hashable {
  /// The HTTP status of the last answer, after redirects.
  package var status: Int
  /// Headers of the last answer, by lower-cased name; of repeated ones the last.
  package var headers: [String: String]
  /// The body, decompressed.
  package var body: Data
  /// Where the answer came from, after redirects.
  package var finalURL: URL

  package init(status: Int, headers: [String: String] = [:], body: Data = Data(), finalURL: URL) {
    self.status = status
    self.headers = headers
    self.body = body
    self.finalURL = finalURL
  }

  /// Whether the status says success (2xx).
  package var isSuccess: Bool { (200...299).contains(status) }
}
