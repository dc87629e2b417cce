import Essentials

extension URL {
  /// Whether the host is this machine: `localhost`, 127.0.0.0/8 or ::1.
  var isLoopback: Bool {
    guard let host = host()?.lowercased() else { return false }
    if host == "localhost" || host == "::1" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Whether skydash may fetch it: https, or plain http on this machine.
  var isFetchable: Bool {
    switch scheme?.lowercased() {
    case "https": host()?.isEmpty == false
    case "http": isLoopback
    default: false
    }
  }
}

extension String {
  /// The text percent-encoded for an address, except for unreserved characters (RFC 3986 §2.3) and `/`, `:` and `,`, so that
  /// paths and lists stay short and readable.
  var percentEncoded: String {
    let bytes = utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        [byte]
      case _ where "-._~/:,".utf8.contains(byte): [byte]
      default: Array((byte < 16 ? "%0" : "%").utf8) + String(byte, radix: 16, uppercase: true).utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
