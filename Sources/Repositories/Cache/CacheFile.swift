package import Essentials

/// The name of one thing cached. It must hold no secret: it is written to the disk.
package struct CacheKey: Hashable, Sendable {
  /// What is cached; each kind has a directory of its own, by this name.
  package enum Kind: String, CaseIterable, Sendable {
    case now, forecast, air, alerts, picture, image
    /// Orbits and the forecast of the magnetic field.
    case sky
    /// Answers as they came, of services that want to be asked whether they changed.
    case documents
    /// Times before which a service is not asked; these are never dropped for space.
    case waits
  }

  package var kind: Kind
  /// Which one: coordinates, a date, an address.
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// A name that is safe in any file system and differs between keys.
  var fileName: String { Data(text.utf8).checksum }

  /// Whether a file has such a name, or that of one that was being written when its writer was ended.
  static func isFileName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isLeftover = parts.count == 4 && parts[0].isEmpty && parts[3] == "tmp"
    let digits = isLeftover ? parts[1] : name[...]
    return digits.utf8.count == 16 && digits.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }
}

/// One file of the cache, as a listing shows it.
package struct CacheEntry: Hashable, Sendable {
  package var kind: CacheKey.Kind
  /// Bytes on disk.
  package var size: Int
  package var storedAt: Date
}

/// The form of one file of the cache: a checksum of all that follows, the form's version, kind and key, and the stored
/// time, on a line each; then the data.
extension CacheKey {
  /// Raised when an entity changes so that what was written before means something else; older files then count as
  /// absent and are fetched anew.
  private static let version = "skydash cache 4"

  /// The file that holds some data of this key.
  func file(of data: Data, storedAt: Date) -> Data {
    let body = head + Data("\(storedAt.timeIntervalSince1970)\n".utf8) + data
    return Data((body.checksum + "\n").utf8) + body
  }

  /// The data and its time, or `nil` if the file is damaged, of another key, or no younger than a date, which is looked
  /// at before the checksum of all bytes.
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
  /// A 64-bit checksum that finds damage, not forgery, in sixteen hexadecimal digits: FNV-1a over eight bytes at a time,
  /// with a rotation so that high bits reach low ones.
  ///
  /// Source of the constants: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm".
  package var checksum: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private var hash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(truncatingIfNeeded: count)
    var (word, filled) = (UInt64(0), 0)
    // An array's bytes are read five times as fast as data's.
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
