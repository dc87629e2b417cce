/// The program's identity on the network and in `--version`.
package enum AppInfo {
  package static let version = "1.0.0"
  /// The `User-Agent` of every request, with a contact address as MET Norway and the US weather service require.
  package static let userAgent = "skydash/\(version) (+https://github.com/skydash/skydash)"
}
