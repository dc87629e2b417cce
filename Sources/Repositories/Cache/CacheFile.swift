package import Essentials

/// The key of a cache entry. It must not contain secrets, because it is written to disk.
package struct CacheKey: Hashable, Sendable {
  /// A kind of entry; each has a directory with its name.
  package enum Kind: String, CaseIterable, Sendable {
    case now, forecast, air, alerts, picture, image
    /// Orbits and the geomagnetic forecast.
    case sky
    /// Raw responses of services that require conditional requests.
    case documents
    /// Times before which a service must not be asked; never dropped for space.
    case waits
  }

  package var kind: Kind
  /// Identifies the entry within its kind, such as coordinates, a date or an address.
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// A name that is safe on any file system and differs between keys.
  var fileName: String { Data(text.utf8).checksum }

  /// Whether a file name is one of the cache's, or of a temporary file whose writer was killed.
  static func isFileName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isLeftover = parts.count == 4 && parts[0].isEmpty && parts[3] == "tmp"
    let digits = isLeftover ? parts[1] : name[...]
    return digits.utf8.count == 16 && digits.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }
}

/// A cache file in a directory listing.
package struct CacheEntry: Hashable, Sendable {
  package var kind: CacheKey.Kind
  /// Its size in bytes.
  package var size: Int
  package var storedAt: Date
}

/// The format of a cache file: a checksum of the rest, the format version, kind and key, and the time of storage, each on
/// a line; then the data.
extension CacheKey {
  /// To be raised when a change to an entity changes the meaning of its cached data; older files then count as absent.
  private static let version = "skydash cache 4"

  /// The file contents for some data.
  func file(of data: Data, storedAt: Date) -> Data {
    let body = head + Data("\(storedAt.timeIntervalSince1970)\n".utf8) + data
    return Data((body.checksum + "\n").utf8) + body
  }

  /// The data and the time it was stored, or `nil` if the file is damaged, has another key, or isn't newer than a date,
  /// which is checked before the checksum of all bytes.
  func content(of file: Data, after date: Date? = nil) -> (data: Data, storedAt: Date)? {
    let head = head
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

  private var head: Data { Data("\(Self.version)\n\(kind.rawValue) \(text.replacing("\n", with: " "))\n".utf8) }
}

extension Data {
  /// A 64-bit checksum against damage, not forgery, in sixteen hexadecimal digits: FNV-1a over eight bytes at a time, with a
  /// rotation so that high bits affect low ones.
  ///
  /// Source of the constants: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm".
  package var checksum: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private var hash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(truncatingIfNeeded: count)
    var (word, filled) = (UInt64(0), 0)
    // Iterating over an array is five times as fast as over Data.
    for byte in [UInt8](self) {
      (word, filled) = (word << 8 | UInt64(byte), filled + 1)
      if filled == 8 {
        Self.mix(&hash, word)
        (word, filled) = (0, 0)
      }
    }
    if filled > 0 { Self.mix(&hash, word) }
    return hash
  }

  private static func mix(_ hash: inout UInt64, _ word: UInt64) {
    hash = (hash ^ word) &* 0x0000_0100_0000_01B3
    hash = (hash << 29) | (hash >> 35)
  }
}
