import Entities
import Essentials

/// A MET Norway response as cached on disk: the body, and when and how to request it again.
struct METNorwayDocument {
  let body: Data
  /// The exact text of `Last-Modified`, to be sent as `If-Modified-Since`.
  let lastModified: String?
  /// The earliest time at which the document may be requested again.
  let expires: Date

  /// The lifetime of a document without `Expires`, in seconds; the models run once an hour at most.
  private static let defaultLife = 1800.0
  /// The longest lifetime accepted from `Expires`, in seconds.
  private static let longestLife = 86_400.0

  /// The document of a response; for status 304 (Not Modified), the `old` one with the response's headers.
  init(_ response: HTTPResponse, at now: Date, renewing old: METNorwayDocument? = nil) {
    body = old?.body ?? response.body
    lastModified = Self.headerText(response.headers["last-modified"]) ?? old?.lastModified
    expires = Self.expiry(response, now)
  }

  /// A document from its `storedForm`; `nil` for other data.
  init?(stored: Data) {
    let lines = stored.split(separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3, let seconds = Double(String(decoding: lines[0], as: UTF8.self)), seconds.isFinite else {
      return nil
    }
    expires = Date(timeIntervalSince1970: seconds)
    lastModified = Self.headerText(String(decoding: lines[1], as: UTF8.self))
    body = Data(lines[2])
  }

  /// Its form on disk: lines with `expires` in seconds since 1970 and the text of `Last-Modified`, then the body.
  var storedForm: Data { Data("\(Int(expires.timeIntervalSince1970))\n\(lastModified ?? "")\n".utf8) + body }

  /// The time in `Expires`, or half an hour after `now` without it; at most a day after `now`.
  private static func expiry(_ response: HTTPResponse, _ now: Date) -> Date {
    let stated = response.headers["expires"].flatMap { Date(httpDate: $0) }
    return min(stated ?? now.addingTimeInterval(defaultLife), now.addingTimeInterval(longestLife))
  }

  /// A header's text, `nil` unless it is printable and short (a date has 29 bytes), so that it can be cached in a line.
  private static func headerText(_ text: String?) -> String? {
    guard let text, !text.isEmpty, text.utf8.count < 64, text.utf8.allSatisfy({ (32..<127).contains($0) }) else {
      return nil
    }
    return text
  }
}
