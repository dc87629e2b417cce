import Essentials

extension URL {
  /// Whether the host is this machine: `localhost`, 127.0.0.0/8 or ::1.
  var isLoopback: Bool {
    guard let host = host()?.lowercased() else { return false }
    if host == "localhost" || host == "::1" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    // `UInt8` accepts signs, but a name such as `127.0.0.+1` may be that of another machine.
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { $0.first?.isNumber == true && UInt8($0) != nil }
  }

  /// Whether skydash may fetch it: https with a host, or plain http to this machine.
  var isFetchable: Bool {
    switch scheme?.lowercased() {
    case "https": host()?.isEmpty == false
    case "http": isLoopback
    default: false
    }
  }
}
