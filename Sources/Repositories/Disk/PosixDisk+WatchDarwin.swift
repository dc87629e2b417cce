#if canImport(Darwin)
  import Dispatch
  import Essentials

  extension PosixDisk {
    /// An element for each change of a file or its link's target, until its directory is removed; `nil` if there is
    /// none. kqueue(2) doesn't report which entry of a directory changed, so the file's state is compared.
    static func changes(of path: String) -> AsyncStream<Void>? {
      guard status(of: parent(of: path))?.isDirectory == true else { return nil }
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      let initial = FileMark(path)
      let task = Task {
        var known = initial
        while !Task.isCancelled, status(of: parent(of: path)) != nil {
          await waitForChange(of: path, marked: known)
          let mark = FileMark(path)
          guard mark != known else { continue }
          known = mark
          continuation.yield()
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
      return stream
    }

    /// Waits until the file is written in place, an entry of its directory changes, or the task is cancelled.
    private static func waitForChange(of path: String, marked known: FileMark?) async {
      let (events, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      let target = (try? target(of: path)) ?? path
      let sources = Set([path, parent(of: path), parent(of: target)]).compactMap { source(of: $0, continuation) }
      defer { for source in sources { source.cancel() } }
      // Changes before the watch began.
      guard FileMark(path) == known, status(of: parent(of: path)) != nil else { return }
      for await _ in events { return }
    }

    /// A source that yields for each event of a file or directory; `nil` if it can't be opened.
    private static func source(
      of path: String, _ continuation: AsyncStream<Void>.Continuation
    ) -> (any DispatchSourceFileSystemObject)? {
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      // On the main queue, where changes are handled, so that no other thread has to wake up.
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .extend, .delete, .rename, .revoke], queue: .main)
      source.setEventHandler { @Sendable in continuation.yield() }
      source.setCancelHandler { @Sendable in close(descriptor) }
      source.activate()
      return source
    }
  }

  /// Identifies the state of a file, to notice changes; `nil` if it doesn't exist.
  private struct FileMark: Equatable, Sendable {
    private let inode: UInt64
    private let size: Int64
    private let modified: Date

    init?(_ path: String) {
      guard let status = PosixDisk.status(of: path) else { return nil }
      (inode, size, modified) = (status.st_ino, status.st_size, status.modified)
    }
  }
#endif
