import Essentials

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
