import Essentials

/// The program's standard output and error, written in full and without buffering.
package enum StandardStream: Sendable {
  case output, error

  /// Writes a text; returns whether all of it was written, which a closed pipe or a full disk prevents.
  @discardableResult
  package func write(_ text: String) -> Bool { write(Array(text.utf8)) }

  /// Writes bytes in the same way.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool { Self.write(bytes, to: descriptor) }

  private var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }

  /// Writes all bytes; waits for a slow reader, even if another program that shares the pipe has made it non-blocking.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&room, 1, -1) >= 0 || errno == EINTR else { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Whether what is written can't be read any more: the other end of the pipe is closed, or the terminal is gone.
  package var isReaderGone: Bool {
    var question = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&question, 1, 0) > 0 && question.revents & Int16(POLLERR | POLLHUP) != 0
  }

  /// Makes writing to a closed pipe, or beyond the file size limit (`ulimit -f`), fail instead of ending the program.
  package static func ignoreWriteSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the program at once, without exit handlers. Nothing written here needs flushing, and OpenSSL's handler would
  /// free memory that a request still running on its own thread is using.
  package static func endProgram(with code: Int32) -> Never { _exit(code) }
}
