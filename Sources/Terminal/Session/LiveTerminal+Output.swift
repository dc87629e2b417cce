import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension LiveTerminal {
  /// The most bytes at once for an output that might wait.
  private static let blockingPiece = 256

  /// Writes what fits without waiting.
  func write(_ bytes: ArraySlice<UInt8>) -> WriteOutcome {
    var rest = bytes
    while !rest.isEmpty, isNonblocking || waitUntilWritable(.zero) {
      let piece = isNonblocking ? rest : rest.prefix(Self.blockingPiece)
      let count = piece.withUnsafeBytes { systemWrite(output, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        break
      } else if errno != EINTR {
        return .closed
      }
    }
    return .wrote(bytes.count - rest.count)
  }

  func waitUntilWritable(_ limit: Duration) -> Bool {
    var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    let milliseconds = limit.components.seconds * 1000 + limit.components.attoseconds / 1_000_000_000_000_000
    return poll(&descriptor, 1, Int32(clamping: milliseconds)) == 1
  }

  func after(_ delay: Duration, _ call: @escaping @Sendable () -> Void) {
    let nanoseconds = delay.components.seconds * 1_000_000_000 + delay.components.attoseconds / 1_000_000_000
    queue.asyncAfter(deadline: .now() + .nanoseconds(Int(nanoseconds)), execute: call)
  }
}

/// `write`, whose name the method above hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
