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

    /// The events to report: complete writes, entries that come and go, and the end of the directory itself.
    private static let watched = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF)

    /// A path whose directory is watched, by a watch of that number.
    private typealias Watch = (number: Int32, path: String)

    /// Watches the directories of a path and of its link's target, if they aren't watched yet; `nil` if one can't be.
    private static func watch(_ path: String, by descriptor: Int32) -> [Watch]? {
      let watches = [path, (try? target(of: path)) ?? path].map { path in
        (number: inotify_add_watch(descriptor, parent(of: path), watched), path: path)
      }
      return watches.allSatisfy { $0.number >= 0 } ? watches : nil
    }

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
      guard let watches = watch(path, by: descriptor) else { return continuation.finish() }
      let isChanged = events.contains { isChange($0, of: watches) }
      let ended = events.filter { $0.mask & UInt32(IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF) != 0 }.map(\.watch)
      let current = Set(watches.map(\.number))
      // Another directory has the place of one that ended, or the link leads elsewhere.
      if isChanged || !current.isSuperset(of: ended) { continuation.yield() }
      if !current.isDisjoint(with: ended) { continuation.finish() }
    }

    /// Whether an event is a change of one of the watched paths, or says that events were lost.
    private static func isChange(_ event: Event, of watches: [Watch]) -> Bool {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      return watches.contains { watch in
        guard watch.number == event.watch, watch.path.split(separator: "/").last.map(String.init) == event.name else {
          return false
        }
        // A link and a new name of a file are whole when they are made; an empty file is yet to be written and closed.
        var status = stat()
        return event.mask & UInt32(IN_CREATE) == 0 || (lstat(watch.path, &status) == 0 && status.st_size > 0)
      }
    }

    /// The number of an event's watch, the entry's name, and bits such as `IN_DELETE_SELF`.
    private typealias Event = (watch: Int32, name: String, mask: UInt32)

    /// The pending events.
    private static func readEvents(_ descriptor: Int32) -> [Event] {
      var buffer = [UInt8](repeating: 0, count: 16_384)
      let count = systemRead(descriptor, &buffer)
      var events: [Event] = []
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
        events.append((Int32(bitPattern: field(start)), String(decoding: name, as: UTF8.self), mask))
        start = end
      }
      return events
    }
  #endif
}
