#if !canImport(Darwin)
  import CCurl
#endif

/// The system's library that talks HTTP.
package enum NetworkLibrary {
  #if canImport(Darwin)
    package static let name = "URLSession"
    package static let isInstalled = true
  #else
    package static let name = "libcurl"

    /// Whether it can be loaded; tried anew each time.
    package static var isInstalled: Bool {
      guard let session = ccurl_open() else { return false }
      ccurl_close(session)
      return true
    }
  #endif
}
