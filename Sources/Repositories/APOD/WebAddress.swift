package import Essentials

/// Addresses from outside, made fit to be shown and fetched.
enum WebAddress {
  /// An https address: entities decoded, spaces encoded, `//host` and plain http made https. Plain http to this machine
  /// stays as given. `nil` for anything else.
  static func url(_ text: String?) -> URL? {
    guard let text else { return nil }
    var address = HTMLEntity.decoded(text).trimmed
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

  /// Whether an address is one of the pictures that NASA's sites show when they have none.
  static func isPlaceholder(_ text: String) -> Bool {
    let lowercased = text.lowercased()
    return ["nasa-logo", "news-thumbnail", "meatball"].contains { lowercased.contains($0) }
  }
}

/// The two sizes in which NASA's assets host gives a picture.
///
/// `dynamicimage` resizes to any width but answers 404 for GIFs; `content/dam` has the original file. Addresses of
/// other hosts, and of this machine, stay as they are.
struct PictureAddress: Equatable {
  /// For a screen.
  let screen: URL
  /// The original file.
  let original: URL

  /// Pixels across of the screen size: more than a terminal shows, little enough to load fast.
  static let screenWidth = 960

  private static let host = "assets.science.nasa.gov"
  private static let resizer = "/dynamicimage/assets/science/"
  private static let files = "/content/dam/science/"

  init(_ url: URL) {
    guard url.host() == Self.host, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      parts.percentEncodedPath.hasPrefix(Self.resizer)
    else {
      (screen, original) = (url, url)
      return
    }
    parts.percentEncodedQuery = "w=\(Self.screenWidth)&fit=clip"
    let resized = parts.url ?? url
    parts.percentEncodedQuery = nil
    parts.percentEncodedPath = Self.files + parts.percentEncodedPath.dropFirst(Self.resizer.count)
    original = parts.url ?? url
    screen = parts.percentEncodedPath.lowercased().hasSuffix(".gif") ? original : resized
  }
}

/// The format of a picture file, by its first bytes.
package enum PictureFormat {
  case jpeg, png, gif, webP

  /// The format, or `nil` for anything else, such as a web page sent as a picture.
  package init?(_ data: Data) {
    let start = [UInt8](data.prefix(12))
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if start.starts(with: [0x47, 0x49, 0x46, 0x38]) {
      self = .gif
    } else if start.starts(with: Array("RIFF".utf8)), start.suffix(4) == Array("WEBP".utf8)[...] {
      self = .webP
    } else {
      return nil
    }
  }

  /// What file names of the format end in.
  package var fileEnding: String {
    switch self {
    case .jpeg: "jpg"
    case .png: "png"
    case .gif: "gif"
    case .webP: "webp"
    }
  }
}
