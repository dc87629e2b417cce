import Essentials

/// The header lines of an answer.
enum ResponseHead {
  /// Headers by lower-cased name; of repeated ones the last.
  static func headers(_ head: some Collection<UInt8>) -> [String: String] {
    var headers: [String: String] = [:]
    for line in String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers[line[..<colon].lowercased()] = value
    }
    return headers
  }
}
