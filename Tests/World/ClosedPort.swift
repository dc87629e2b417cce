/// A port of 127.0.0.1 that refuses every connection, as long as this is held: it is taken, without a listener.
package final class ClosedPort: Sendable {
  package let port: Int
  private let socket: Socket

  /// Takes a free port.
  ///
  /// - Throws: What the system says when there is none.
  package init() throws {
    let (socket, port) = try Socket.bound()
    self.socket = socket
    self.port = Int(port)
  }

  deinit { socket.closed() }

  /// The port's address, without a slash at the end.
  package var url: String { "http://127.0.0.1:\(port)" }
}
