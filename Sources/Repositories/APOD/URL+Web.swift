import Essentials

/// Addresses from outside, made safe to show and fetch.
extension URL {
  /// An https address from a text in HTML: character references are decoded and spaces encoded, `//host` and plain http
  /// are changed to https, except for plain http to this machine. `nil` for anything else.
  static func web(_ text: String?) -> URL? {
    guard let text else { return nil }
    var address = text.withoutReferences.trimmed
    guard !address.isEmpty, address.utf8.count < 2000,
      address.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.properties.generalCategory != .format })
    else { return nil }
    address = address.replacing(" ", with: "%20")
    if address.hasPrefix("//") { address = "https:" + address }
    guard let url = URL(string: address), let host = url.host(), !host.isEmpty, url.user() == nil else { return nil }
    switch url.scheme?.lowercased() {
    case "https": return url
    case "http" where url.isLoopback: return url
    case "http": return URL(string: "https" + address.dropFirst(4))
    default: return nil
    }
  }

  /// Whether an address is that of a placeholder picture on NASA's sites.
  static func isPlaceholder(_ text: String) -> Bool {
    let lowercased = text.lowercased()
    return ["nasa-logo", "news-thumbnail", "meatball"].contains { lowercased.contains($0) }
  }

  /// The width of the screen size in pixels: more than a terminal shows, and small enough to load quickly.
  private static let screenWidth = 960
  private static let resizer = "/dynamicimage/assets/science/"
  private static let files = "/content/dam/science/"

  /// The addresses of this picture in screen size and of the original file.
  ///
  /// NASA's assets host has both: `dynamicimage` resizes to any width but answers 404 for GIFs; `content/dam` has the
  /// original file. Addresses on other hosts are returned unchanged.
  var sizes: (screen: URL, original: URL) {
    guard host() == "assets.science.nasa.gov",
      var parts = URLComponents(url: self, resolvingAgainstBaseURL: false),
      parts.percentEncodedPath.hasPrefix(Self.resizer)
    else { return (self, self) }
    parts.percentEncodedQuery = "w=\(Self.screenWidth)&fit=clip"
    let resized = parts.url ?? self
    parts.percentEncodedQuery = nil
    parts.percentEncodedPath = Self.files + parts.percentEncodedPath.dropFirst(Self.resizer.count)
    let original = parts.url ?? self
    return (parts.percentEncodedPath.lowercased().hasSuffix(".gif") ? original : resized, original)
  }
}
