package import Essentials

extension URL {
  /// Whether the host is this machine: `localhost`, 127.0.0.0/8 or ::1.
  package var isLoopback: Bool {
    guard let host = host()?.lowercased() else { return false }
    if host == "localhost" || host == "::1" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Whether skydash may fetch it: https, or plain http from this machine.
  package var isFetchable: Bool {
    switch scheme?.lowercased() {
    case "https": host()?.isEmpty == false
    case "http": isLoopback
    default: false
    }
  }
}

/// Percent-encoding of the parts of an address (RFC 3986 §2), into ASCII only.
enum PercentEncoding {
  /// A path: slashes stay, everything else that is not unreserved is encoded.
  static func path(_ text: String) -> String { encoded(text, keeping: "/:@,") }

  /// A name or a value of a query. Commas and colons stay, which keeps lists short and readable.
  static func query(_ text: String) -> String { encoded(text, keeping: ",:/") }

  private static func encoded(_ text: String, keeping kept: StaticString) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    let keptBytes = kept.withUTF8Buffer { Array($0) }
    for byte in text.utf8 {
      if isUnreserved(byte) || keptBytes.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
