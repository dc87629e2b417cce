package import Essentials

/// The form of one file of the cache: magic, version, stored time, key, data, each length before its bytes, and a
/// checksum of it all at the end.
enum CacheFile {
  private static let magic = Array("skyd".utf8)
  private static let version: UInt8 = 1

  static func encode(_ data: Data, key: CacheKey, storedAt: Date) -> Data {
    var writer = ByteWriter(capacity: data.count + key.text.utf8.count + 64)
    writer.put(magic)
    writer.put(version)
    writer.put(storedAt)
    writer.put(key.kind.rawValue + " " + key.text)
    writer.put(UInt32(truncatingIfNeeded: data.count))
    writer.put(data)
    writer.seal()
    return writer.data
  }

  /// The data and its time, or `nil` when anything is not as it was written or of another key.
  static func decode(_ file: Data, key: CacheKey) -> (data: Data, storedAt: Date)? {
    file.withUnsafeBytes { bytes in
      guard let body = sealed(bytes) else { return nil }
      var reader = ByteReader(body)
      return try? entry(&reader, key: key)
    }
  }

  /// Whether a file says that it was stored after an instant; what else it says is not looked at.
  static func isStored(_ file: Data, after date: Date) -> Bool {
    file.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      guard (try? reader.take(magic.count + 1)) != nil, let storedAt = try? reader.date() else { return false }
      return storedAt > date
    }
  }

  /// A name that is safe in any file system and differs between keys.
  static func name(of key: CacheKey) -> String {
    let text = String(Checksum.of(Data(key.text.utf8)), radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }

  /// What comes before the checksum, if that is right.
  static func sealed(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    guard bytes.count >= 8 else { return nil }
    let body = UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - 8)])
    let sum = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
    return Checksum.of(body) == sum ? body : nil
  }

  private static func entry(
    _ reader: inout ByteReader, key: CacheKey
  ) throws(ByteReader.Damaged) -> (data: Data, storedAt: Date) {
    guard try reader.take(magic.count).elementsEqual(magic), try reader.number(UInt8.self) == version else {
      throw ByteReader.Damaged()
    }
    let storedAt = try reader.date()
    guard try reader.text() == key.kind.rawValue + " " + key.text else { throw ByteReader.Damaged() }
    let count = Int(try reader.number(UInt32.self))
    let data = Data(try reader.take(count))
    guard reader.remaining == 0 else { throw ByteReader.Damaged() }
    return (data, storedAt)
  }
}

/// The name of one thing kept. It must hold no secret: it is written to the disk.
package struct CacheKey: Hashable, Sendable {
  /// What is kept; each kind has a directory of its own, by this name.
  package enum Kind: String, CaseIterable, Sendable {
    case now, forecast, air, alerts, picture, image, places
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
}

/// One file of the cache, as a listing shows it.
package struct CacheEntry: Hashable, Sendable {
  package var kind: CacheKey.Kind
  /// Bytes on disk.
  package var size: Int
  package var storedAt: Date

  package init(kind: CacheKey.Kind, size: Int, storedAt: Date) {
    self.kind = kind
    self.size = size
    self.storedAt = storedAt
  }
}

/// A 64-bit checksum that finds damage, not forgery: FNV-1a over eight bytes at a time, with a rotation so that high
/// bits reach low ones.
///
/// Source of the constants: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm".
package enum Checksum {
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(truncatingIfNeeded: bytes.count)
    let words = bytes.count / 8
    for index in 0..<words {
      mix(&hash, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
    }
    for index in (words * 8)..<bytes.count { mix(&hash, UInt64(bytes[index])) }
    return hash
  }

  package static func of(_ data: Data) -> UInt64 { data.withUnsafeBytes { of($0) } }

  private static func mix(_ hash: inout UInt64, _ word: UInt64) {
    hash = (hash ^ word) &* 0x0000_0100_0000_01B3
    hash = (hash << 29) | (hash >> 35)
  }
}
