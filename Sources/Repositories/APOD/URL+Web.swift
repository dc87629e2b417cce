import Essentials

extension URL {
  /// An https address from a text in HTML, safe to show and fetch, of less than 2000 bytes; `nil` for anything else.
  ///
  /// Character references are decoded, spaces encoded. `//host` and remote http, without its port 80, become https.
  static func web(_ text: String?) -> URL? {
    guard var address = text?.withReferencesDecoded.trimmed, !address.isEmpty, address.utf8.count < 2000,
      address.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.properties.generalCategory != .format })
    else { return nil }
    address = address.replacing(" ", with: "%20")
    if address.hasPrefix("//") { address = "https:" + address }
    guard let url = URL(string: address), let host = url.host(), !host.isEmpty, url.user() == nil else { return nil }
    if url.isFetchable { return url }
    guard url.scheme?.lowercased() == "http", var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return nil
    }
    parts.scheme = "https"
    if parts.port == 80 { parts.port = nil }
    return parts.url
  }
}
