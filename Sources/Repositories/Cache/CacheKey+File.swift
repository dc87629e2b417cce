import Essentials

/// The format of a cache file: a line each for the checksum of the rest, the format version, kind and key, and the time of
/// storage in seconds since 1970; then the data.
extension CacheKey {
  /// To be raised when a change to an entity changes the meaning of its cached data; older files are then ignored.
  private static let version = "skydash cache 5"
  /// The bytes of the first line: the sixteen digits of the checksum, and a line feed.
  private static let checksumLineLength = 17

  /// The contents of the file that stores some data.
  func file(of data: Data, storedAt: Date) -> Data {
    let body = head + Data("\(storedAt.timeIntervalSince1970)\n".utf8) + data
    return Data((body.checksum + "\n").utf8) + body
  }

  /// The data in a file and when it was stored; `nil` if it is damaged, of another key or format, or not newer than
  /// `date`.
  func content(of file: Data, after date: Date? = nil) -> (data: Data, storedAt: Date)? {
    let head = head
    let body = file.dropFirst(Self.checksumLineLength)
    guard body.starts(with: head) else { return nil }
    let parts = body.dropFirst(head.count).split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let seconds = Double(String(decoding: parts[0], as: UTF8.self)), abs(seconds) < 1e12 else {
      return nil
    }
    // Before the checksum, which takes longer. In seconds since 1970, as stored: a `Date`, which counts from 2001, rounds.
    if let date, seconds <= date.timeIntervalSince1970 { return nil }
    guard file.prefix(Self.checksumLineLength) == Data((body.checksum + "\n").utf8) else { return nil }
    return (Data(parts[1]), Date(timeIntervalSince1970: seconds))
  }

  /// The lines with the format version and the key.
  private var head: Data {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return Data("\(Self.version)\n\(kind.rawValue) \(line)\n".utf8)
  }
}
