package import Foundation

/// The checksum of gzip and PNG (ISO 3309, polynomial 0xEDB88320).
package enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  package static func of(_ data: Data) -> UInt32 {
    ~data.reduce(~0) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
  }
}
