package import Essentials

/// A response, whatever its status.
package struct HTTPResponse: Sendable, Hashable {
  /// The HTTP status, after redirections.
  package var status: Int
  /// Headers by name in lower case, without surrounding spaces; the last value of a repeated one.
  package var headers: [String: String]
  /// The body, decompressed.
  package var body: Data

  package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  /// Whether the status is a success (2xx).
  var isSuccess: Bool { (200...299).contains(status) }

  /// The headers before a body; lines without a colon, such as the status line, are left out.
  static func headers(of head: some Collection<UInt8>) -> [String: String] {
    var headers: [String: String] = [:]
    for line in String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmed
    }
    return headers
  }
}
