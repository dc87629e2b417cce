/// The program's identity on the network and in `--version`.
package enum AppInfo {
  package static let version = "1.0.0"
  /// The date of that version, for the manual page.
  package static let releaseDate = "2026-11-21"
  /// The `User-Agent` of every request, with a contact address as MET Norway and the US weather service require.
  package static let userAgent = "skydash/\(version) (+https://github.com/skydash/skydash)"
}
