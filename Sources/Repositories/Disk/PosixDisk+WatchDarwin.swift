#if canImport(Darwin)
  import Dispatch
  import Essentials

  extension PosixDisk {
    /// Something for each time the file was written, replaced or removed, by whomever; several at once are one. The file
    /// need not be there, but its directory; it ends when that goes. A symbolic link is followed too.
    static func changes(of path: String) -> AsyncStream<Void>? {
      guard status(of: parent(of: path))?.isDirectory == true else { return nil }
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      let first = FileMark(path)
      let task = Task {
        var known = first
        while !Task.isCancelled, status(of: parent(of: path)) != nil {
          await waitForNews(of: path, marked: known)
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

    /// Waits until something happens to the file or beside it, or until the task is cancelled. A directory reports files
    /// that come and go, a file of what is written to it in place.
    private static func waitForNews(of path: String, marked known: FileMark?) async {
      let (news, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      let target = (try? target(of: path)) ?? path
      let sources = Set([path, parent(of: path), parent(of: target)]).compactMap { source(of: $0, continuation) }
      defer { for source in sources { source.cancel() } }
      // What happened before anything was watched.
      guard FileMark(path) == known, status(of: parent(of: path)) != nil else { return }
      for await _ in news { return }
    }

    private static func source(
      of path: String, _ continuation: AsyncStream<Void>.Continuation
    ) -> (any DispatchSourceFileSystemObject)? {
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      // On the main queue, where its news are heard: no other thread wakes for them.
      let source = DispatchSource.makeFileSystemObjectSource(
        fileDescriptor: descriptor, eventMask: [.write, .extend, .delete, .rename, .revoke], queue: .main)
      source.setEventHandler { @Sendable in continuation.yield() }
      source.setCancelHandler { @Sendable in close(descriptor) }
      source.activate()
      return source
    }
  }

  /// What distinguishes one state of a file from another; none of a file that is not there.
  private struct FileMark: Equatable, Sendable {
    private let file: UInt64
    private let size: Int64
    private let modified: Date

    init?(_ path: String) {
      guard let status = PosixDisk.status(of: path) else { return nil }
      file = status.st_ino
      size = status.st_size
      modified = status.modified
    }
  }
#endif
