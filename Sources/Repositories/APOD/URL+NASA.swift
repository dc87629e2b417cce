import Essentials

/// NASA's addresses of pictures.
extension URL {
  /// Whether an address is that of a placeholder picture.
  static func isPlaceholder(_ text: String) -> Bool {
    let lowercased = text.lowercased()
    return ["nasa-logo", "news-thumbnail", "meatball"].contains { lowercased.contains($0) }
  }

  /// The width of pictures in screen size, in pixels: sharp enough for a terminal, and quick to load.
  private static let screenWidth = 960
  private static let resizerPath = "/dynamicimage/assets/science/"
  private static let originalPath = "/content/dam/science/"

  /// The addresses of this picture in screen size and of its original file.
  ///
  /// NASA's assets host has both: `dynamicimage` resizes to any width but answers 404 for GIFs; `content/dam` has the
  /// original file. Addresses on other hosts are returned unchanged.
  var sizes: (screen: URL, original: URL) {
    guard host() == "assets.science.nasa.gov",
      var parts = URLComponents(url: self, resolvingAgainstBaseURL: false),
      parts.percentEncodedPath.hasPrefix(Self.resizerPath)
    else { return (self, self) }
    parts.percentEncodedQuery = "w=\(Self.screenWidth)&fit=clip"
    let resized = parts.url ?? self
    parts.percentEncodedQuery = nil
    parts.percentEncodedPath = Self.originalPath + parts.percentEncodedPath.dropFirst(Self.resizerPath.count)
    let original = parts.url ?? self
    return (parts.percentEncodedPath.lowercased().hasSuffix(".gif") ? original : resized, original)
  }
}
