import Essentials

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
