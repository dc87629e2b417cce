import Essentials

/// Addresses from outside, made fit to be shown and fetched.
enum WebAddress {
  /// An https address: entities decoded, spaces encoded, `//host` and plain http made https. Plain http to this machine
  /// stays as given. `nil` for anything else.
  static func url(_ text: String?) -> URL? {
    guard let text else { return nil }
    var address = HTMLEntity.decoded(text).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !address.isEmpty, address.utf8.count < 2000,
      address.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.properties.generalCategory != .format })
    else { return nil }
    address = address.replacingOccurrences(of: " ", with: "%20")
    if address.hasPrefix("//") { address = "https:" + address }
    guard let url = URL(string: address), let host = url.host(), !host.isEmpty, url.user() == nil else { return nil }
    switch url.scheme?.lowercased() {
    case "https": return url
    case "http" where url.isLoopback: return url
    case "http": return URL(string: "https" + address.dropFirst(4))
    default: return nil
    }
  }

  /// Whether an address is one of the pictures that NASA's sites show when they have none.
  static func isPlaceholder(_ text: String) -> Bool {
    let lowercased = text.lowercased()
    return ["nasa-logo", "news-thumbnail", "meatball"].contains { lowercased.contains($0) }
  }
}
