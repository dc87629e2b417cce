import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A TCP socket of this machine; the one place of the loopback server that differs between systems.
struct Socket: Sendable, Hashable {
  struct Failure: Error {
    let step: String
    let code: Int32
  }

  let descriptor: Int32

  /// A socket that listens on a free port of 127.0.0.1.
  static func listening() throws -> (socket: Socket, port: UInt16) {
    let (socket, port) = try bound()
    guard listen(socket.descriptor, 128) == 0 else { throw Failure(step: "listen", code: errno) }
    return (socket, port)
  }

  /// A socket that holds a free port of 127.0.0.1 and does not listen, so that connections are refused.
  static func bound() throws -> (socket: Socket, port: UInt16) {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #elseif canImport(Musl)
      let kind = SOCK_STREAM | SOCK_CLOEXEC
    #else
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw Failure(step: "socket", code: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutableBytes(of: &address) { bytes -> Int32 in
      let pointer = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self)
      guard bind(descriptor, pointer, size) == 0, let pointer else { return -1 }
      return getsockname(descriptor, pointer, &size)
    }
    guard result == 0 else { throw Failure(step: "bind", code: errno) }
    return (Socket(descriptor: descriptor), UInt16(bigEndian: address.sin_port))
  }

  /// The next connection, or `nil` once this socket is shut down.
  func accepted() -> Socket? {
    while true {
      let connection = accept(descriptor, nil, nil)
      if connection >= 0 {
        Self.configure(connection)
        return Socket(descriptor: connection)
      }
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
  }

  /// Some bytes, or `nil` at the end.
  func received() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 { return Data(buffer[..<count]) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  /// Sends all bytes; says whether the other side took them.
  func send(_ data: Data) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return data.withUnsafeBytes { bytes in
      var position = 0
      while position < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[position...])
        let count = sendBytes(descriptor, rest, flags)
        if count > 0 { position += count } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// Ends both directions, which wakes a thread that waits on it.
  func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Closing then shows the other side a broken connection, not one that ended.
  func resetWhenClosed() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout.size(ofValue: option)))
  }

  func closed() { _ = close(descriptor) }

  private static func configure(_ connection: Int32) {
    var on: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
    #if canImport(Darwin)
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, size)
    #endif
  }
}

private func sendBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int {
  send(descriptor, bytes.baseAddress, bytes.count, flags)
}
