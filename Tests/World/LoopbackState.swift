import Foundation

/// What the threads of a loopback server share.
final class LoopbackState: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the condition guards what follows it.
  private let condition = NSCondition()
  private var log: [LoopbackRequest] = []
  private var open: Set<Socket> = []
  private var answering = 0
  private var isStopped = false

  var requests: [LoopbackRequest] { condition.withLock { log } }

  /// Whether the server was stopped.
  var isOver: Bool { condition.withLock { isStopped } }

  func forgetRequests() { condition.withLock { log = [] } }

  /// Notes a new connection, unless the server stopped.
  func opened(_ socket: Socket) -> Bool {
    condition.withLock {
      guard !isStopped else { return false }
      open.insert(socket)
      return true
    }
  }

  /// Closes under the lock, so that `stop` never shuts down a number that another file got.
  func closed(_ socket: Socket) {
    condition.withLock {
      open.remove(socket)
      socket.closed()
    }
  }

  /// Logs a request and returns how many are being answered now.
  func began(_ make: (_ atOnce: Int) -> LoopbackRequest?) -> LoopbackRequest? {
    condition.withLock {
      guard let request = make(answering + 1) else { return nil }
      answering += 1
      log.append(request)
      return request
    }
  }

  func ended() { condition.withLock { answering -= 1 } }

  /// Waits, but no longer than the server runs.
  func wait(_ duration: Duration) {
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let end = Date(timeIntervalSinceNow: seconds)
    condition.withLock {
      while !isStopped, condition.wait(until: end) {}
    }
  }

  /// Shuts all connections down; `false` if that was done before.
  func stop() -> Bool {
    condition.withLock {
      guard !isStopped else { return false }
      isStopped = true
      for socket in open { socket.shutDown() }
      condition.broadcast()
      return true
    }
  }
}
