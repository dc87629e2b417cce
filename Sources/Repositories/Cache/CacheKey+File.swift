import Essentials

/// The format of a cache file: four lines, with the checksum of the rest, the format version, the kind and text of the
/// key, and the time of storage in seconds since 1970; then the data.
extension CacheKey {
  /// To be raised when a change to an entity changes the meaning of its cached data; older files are then ignored.
  private static let version = "skydash cache 6"
  /// The bytes of the first line: the sixteen digits of the checksum, and a line feed.
  private static let checksumLineLength = 17
  /// The most seconds from 1970 to a time of storage (year 33658): converting far greater ages to integers would trap.
  private static let maximumSeconds = 1e12

  /// The contents of the file that stores data under this key.
  func encoded(_ data: Data, storedAt: Date) -> Data {
    let body = head + Data("\(storedAt.timeIntervalSince1970)\n".utf8) + data
    return Data((body.checksum + "\n").utf8) + body
  }

  /// A file's data and when it was stored; `nil` if damaged, of another key or format, or not newer than `date`.
  func decoded(_ file: Data, after date: Date? = nil) -> (data: Data, storedAt: Date)? {
    let head = head
    let body = file.dropFirst(Self.checksumLineLength)
    guard body.starts(with: head) else { return nil }
    let parts = body.dropFirst(head.count).split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let seconds = Double(String(decoding: parts[0], as: UTF8.self)),
      abs(seconds) < Self.maximumSeconds
    else { return nil }
    // The time is checked before the checksum, which takes longer, and as stored, because a `Date` would be rounded.
    if let date, seconds <= date.timeIntervalSince1970 { return nil }
    guard file.prefix(Self.checksumLineLength) == Data((body.checksum + "\n").utf8) else { return nil }
    return (Data(parts[1]), Date(timeIntervalSince1970: seconds))
  }

  /// The lines with the format version and the key. Line breaks in the key become blanks, because it has only one line.
  private var head: Data {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return Data("\(Self.version)\n\(kind.rawValue) \(line)\n".utf8)
  }
}
