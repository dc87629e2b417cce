import Foundation
import Testing

@testable import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

struct StandardStreamTests {
  @Test(.timeLimit(.minutes(1)))
  func `all bytes reach the slow reader of a non-blocking pipe that can't hold them`() async throws {
    let pipe = Pipe()
    let (reader, writer) = (pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor)
    try #require(fcntl(writer, F_SETFL, fcntl(writer, F_GETFL) | O_NONBLOCK) == 0)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    var isWritten = false
    let received: [UInt8] = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var received: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 512)
        while true {
          let count = read(reader, &part, part.count)
          guard count > 0 else { break }
          received += part.prefix(count)
        }
        continuation.resume(returning: received)
      }
      isWritten = StandardStream.write(bytes, to: writer)
      try? pipe.fileHandleForWriting.close()
    }
    #expect(isWritten)
    #expect(received == bytes)
  }
}
