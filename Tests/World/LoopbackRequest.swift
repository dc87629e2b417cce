package import Foundation

/// A request as the loopback server received it.
package struct LoopbackRequest: Sendable {
  package var method: String
  /// Path and query as sent, percent-encoded.
  package var target: String
  /// The path, decoded.
  package var path: String
  /// The query's names and values in order, decoded.
  package var query: [(name: String, value: String)]
  /// By lower-cased name.
  package var headers: [String: String]
  package var body: Data
  package var receivedAt: ContinuousClock.Instant
  /// How many requests this server was answering when it came, itself included.
  package var atOnce: Int

  /// The value of a name of the query, or `nil`.
  package subscript(name: String) -> String? { query.first { $0.name == name }?.value }
}

extension LoopbackRequest {
  /// Reads the head of a request, or returns `nil` when it is none.
  init?(head: String, body: Data, atOnce: Int) {
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3 else { return nil }
    let parts = words[1].split(separator: "?", maxSplits: 1)
    method = String(words[0])
    target = String(words[1])
    path = Self.decoded(parts.first ?? "/")
    query = parts.count < 2 ? [] : parts[1].split(separator: "&").map(Self.pair)
    headers = Self.headers(lines.dropFirst())
    self.body = body
    receivedAt = .now
    self.atOnce = atOnce
  }

  static func headers(_ lines: some Sequence<Substring>) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    return headers
  }

  private static func pair(_ text: Substring) -> (name: String, value: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (decoded(parts.first ?? ""), parts.count > 1 ? decoded(parts[1]) : "")
  }

  private static func decoded(_ text: Substring) -> String {
    let spaced = text.replacingOccurrences(of: "+", with: " ")
    return spaced.removingPercentEncoding ?? spaced
  }
}
