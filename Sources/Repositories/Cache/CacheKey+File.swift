import Essentials

/// The format of a cache file: lines with a checksum of the rest, the format version, the kind and key, and the time of
/// storage in seconds since 1970; then the data.
extension CacheKey {
  /// To be raised when a change to an entity changes the meaning of its cached data; older files then count as absent.
  private static let version = "skydash cache 5"

  /// The contents of the file for some data.
  func file(of data: Data, storedAt: Date) -> Data {
    let body = head + Data("\(storedAt.timeIntervalSince1970)\n".utf8) + data
    return Data((body.checksum + "\n").utf8) + body
  }

  /// The data in a file and the time it was stored; `nil` if the file is damaged, has another key, or wasn't stored after
  /// `date`, which is checked before the checksum because that takes longer.
  func content(of file: Data, after date: Date? = nil) -> (data: Data, storedAt: Date)? {
    let head = head
    // Sixteen digits of the checksum, and a line feed.
    let body = file.dropFirst(17)
    guard body.starts(with: head) else { return nil }
    let parts = body.dropFirst(head.count).split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let seconds = Double(String(decoding: parts[0], as: UTF8.self)), abs(seconds) < 1e12 else {
      return nil
    }
    // Both as seconds since 1970, as they are written: between the two epochs of `Date` a time is rounded.
    if let date, seconds <= date.timeIntervalSince1970 { return nil }
    guard file.prefix(17) == Data((body.checksum + "\n").utf8) else { return nil }
    return (Data(parts[1]), Date(timeIntervalSince1970: seconds))
  }

  /// The lines with the format version and the key.
  private var head: Data {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return Data("\(Self.version)\n\(kind.rawValue) \(line)\n".utf8)
  }
}
