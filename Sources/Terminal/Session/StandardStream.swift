import Essentials

/// The program's standard output and error, written whole and without a buffer of our own.
package enum StandardStream: Sendable {
  case output, error

  /// Writes a text.
  ///
  /// - Returns: Whether all of it was taken; a closed pipe or a full disk is `false`.
  @discardableResult
  package func write(_ text: String) -> Bool { write(Array(text.utf8)) }

  /// Writes bytes; the same.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(self == .output ? STDOUT_FILENO : STDERR_FILENO, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Why the last write failed: whether the reader is gone, which is no error.
  package static var isBrokenPipe: Bool { errno == EPIPE }

  /// Whether what is written will never be read: the other end of the pipe is closed, or the terminal gone.
  package var isReaderGone: Bool {
    var question = pollfd(fd: self == .output ? STDOUT_FILENO : STDERR_FILENO, events: 0, revents: 0)
    return poll(&question, 1, 0) > 0 && question.revents & Int16(POLLERR | POLLHUP) != 0
  }

  /// Makes a closed pipe, and a file that may not grow (`ulimit -f`), an answer of `write` instead of the end of the
  /// program; on the disk too.
  package static func answerInsteadOfEnding() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the program at once. What is written through here needs no flushing, and what libraries would do at an exit
  /// is left out: OpenSSL takes down what a request that is still under way is using on its own thread.
  package static func endProgram(with code: Int32) -> Never { _exit(code) }
}
