import Dispatch
import Essentials

/// File change notifications by inotify(7), so that no polling is needed.
extension PosixDisk {
  #if os(Linux)
    /// An element each time a process writes, replaces or removes the file or its link's target, or leads the link
    /// elsewhere; `nil` if the directory of either can't be watched. The file need not exist. The stream ends when a
    /// directory can no longer be watched or is renamed.
    static func changes(of path: String) -> AsyncStream<Void>? {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      guard watch(path, by: descriptor) != nil else {
        close(descriptor)
        return nil
      }
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      let task = Task { await report(path, from: descriptor, to: continuation) }
      continuation.onTermination = { _ in task.cancel() }
      return stream
    }

    /// The events to report: complete writes, entries that come (a link is never written) and go, and the end of the
    /// directory itself.
    private static let watched = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)

    /// Watches the directories of a path and of its link's target, if they aren't watched yet. Returns the names of both
    /// files, either of which may be written; `nil` if a directory can't be watched.
    private static func watch(_ path: String, by descriptor: Int32) -> Set<String>? {
      let paths = [path, (try? target(of: path)) ?? path]
      guard paths.allSatisfy({ inotify_add_watch(descriptor, parent(of: $0), watched) >= 0 }) else { return nil }
      return Set(paths.map(name(of:)))
    }

    private static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

    /// Reports changes until the task is cancelled, then closes the descriptor.
    private static func report(
      _ path: String, from descriptor: Int32, to continuation: AsyncStream<Void>.Continuation
    ) async {
      // On the main queue, where changes are handled, so that no other thread has to wake up.
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler { @Sendable in reportEvents(of: path, from: descriptor, to: continuation) }
      source.setCancelHandler { @Sendable in close(descriptor) }
      source.activate()
      // Sleep until the task is cancelled.
      while (try? await Task.sleep(for: .seconds(86_400))) != nil {}
      source.cancel()
    }

    /// Reports whether the pending events concern the file, and ends the stream if they end the watch.
    private static func reportEvents(
      of path: String, from descriptor: Int32, to continuation: AsyncStream<Void>.Continuation
    ) {
      let events = readEvents(descriptor)
      // Anew, because the link may lead elsewhere by now.
      let current = watch(path, by: descriptor)
      let names = current ?? [name(of: path)]
      if events.contains(where: { names.contains($0.name) || $0.mask & UInt32(IN_Q_OVERFLOW) != 0 }) {
        continuation.yield()
      }
      let end = UInt32(IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF)
      if current == nil || events.contains(where: { $0.mask & end != 0 }) { continuation.finish() }
    }

    /// The pending events: the entries' names, and bits such as `IN_DELETE_SELF`.
    private static func readEvents(_ descriptor: Int32) -> [(name: String, mask: UInt32)] {
      var buffer = [UInt8](repeating: 0, count: 16_384)
      let count = systemRead(descriptor, &buffer)
      var events: [(String, UInt32)] = []
      var start = 0
      // `struct inotify_event`: watch descriptor, mask, cookie and length of the name, four bytes each; then the name.
      let headerLength = 16
      func field(_ offset: Int) -> UInt32 {
        buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
      }
      while start + headerLength <= count {
        let (mask, nameStart) = (field(start + 4), start + headerLength)
        let end = nameStart + Int(field(start + 12))
        let name = buffer[nameStart..<min(end, count)].prefix { $0 != 0 }
        events.append((String(decoding: name, as: UTF8.self), mask))
        start = end
      }
      return events
    }
  #endif
}
