import Foundation

/// A real HTTP/1.1 server on 127.0.0.1, for tests. It stops on request, or when it is released.
package final class LoopbackServer: Sendable {
  package typealias Handler = @Sendable (LoopbackRequest) -> LoopbackResponse

  package let port: Int
  private let listener: Socket
  private let state: LoopbackState
  private let threads = DispatchGroup()

  /// Starts on a free port. The handler runs on a thread of its own for each connection and may block.
  package init(handler: @escaping Handler) throws {
    let (socket, port) = try Socket.listening()
    listener = socket
    self.port = Int(port)
    let state = LoopbackState()
    self.state = state
    let threads = threads
    Self.thread(in: threads) {
      while let connection = socket.accepted() {
        guard state.opened(connection) else {
          connection.closed()
          break
        }
        Self.thread(in: threads) {
          LoopbackConnection(socket: connection, state: state, handler: handler).serve()
          state.closed(connection)
        }
      }
    }
  }

  deinit { stop() }

  /// The server's address, without a slash at the end.
  package var url: String { "http://127.0.0.1:\(port)" }

  /// All requests so far, in the order they came.
  package var requests: [LoopbackRequest] { state.requests }

  /// Forgets the requests so far.
  package func forgetRequests() { state.forgetRequests() }

  /// Ends all connections and waits for their threads.
  package func stop() {
    guard state.stop() else { return }
    listener.shutDown()
    threads.wait()
    listener.closed()
  }

  private static func thread(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
    group.enter()
    Thread {
      body()
      group.leave()
    }.start()
  }
}
