import Entities
import Essentials

/// The functions of `FileStore` by POSIX calls, which unlike Foundation's can lock and tell why a write failed.
enum PosixDisk {
  static func read(_ path: String, limit: Int) throws(FileProblem) -> Data? {
    // Non-blocking, because opening a pipe without a writer would block forever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileProblem(code: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(code: errno) }
    if status.isDirectory { throw .isDirectory }
    // The null device is an empty file; a pipe among the process's own descriptors is a shell's `<(…)`.
    let isPassed = status.isPipe && ["/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }
    if status.isSpecial, path != "/dev/null", !isPassed { throw .notARegularFile }
    guard status.st_size <= limit else { throw .tooLarge }
    return try content(of: descriptor, expected: Int(status.st_size), limit: limit)
  }

  static func remove(_ path: String) throws(FileProblem) {
    if unlink(path) == 0 || errno == ENOENT { return }
    let code = errno
    // For a directory, Linux returns EISDIR and POSIX requires EPERM.
    if code == EISDIR || code == EPERM, rmdir(path) == 0 { return }
    throw errno == ENOTEMPTY ? .isDirectory : FileProblem(code: code)
  }

  static func list(_ directory: String) throws(FileProblem) -> [FileStore.Entry] {
    guard let stream = opendir(directory) else {
      if errno == ENOENT { return [] }
      throw FileProblem(code: errno)
    }
    defer { closedir(stream) }
    var entries: [FileStore.Entry] = []
    // At the end, readdir returns nothing and leaves errno as it was.
    errno = 0
    while let next = readdir(stream) {
      let name = dirent.name(at: next)
      if name != ".", name != "..", let entry = try entry(name, in: dirfd(stream)) { entries.append(entry) }
      errno = 0
    }
    guard errno == 0 else { throw FileProblem(code: errno) }
    return entries
  }

  /// The entry of an open directory with a name; `nil` if it has vanished.
  private static func entry(_ name: String, in directory: Int32) throws(FileProblem) -> FileStore.Entry? {
    var status = stat()
    if fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
      return .init(name: name, size: Int(status.st_size), modifiedAt: status.modified, isDirectory: status.isDirectory)
    }
    if errno == ENOENT { return nil }
    throw FileProblem(code: errno)
  }

  /// Creates a directory for this user alone, and its parents, unless it exists; throws `notADirectory` for a file.
  static func makeDirectory(_ path: String) throws(FileProblem) {
    guard !path.isEmpty, mkdir(path, 0o700) != 0 else { return }
    switch errno {
    case EEXIST:
      guard status(of: path)?.isDirectory == true else { throw .notADirectory }
    case ENOENT where parent(of: path) != path:
      try makeDirectory(parent(of: path))
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileProblem(code: errno) }
    case let code: throw FileProblem(code: code)
    }
  }

  static func modificationDate(_ path: String) -> Date? { status(of: path)?.modified }

  /// The status of the file a path leads to; `nil` if there is none or it can't be examined.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Opens a file, or creates it with its parent directories; throws for a link. The caller closes the descriptor.
  static func openOrCreate(_ path: String, _ flags: Int32, mode: mode_t = 0o600) throws(FileProblem) -> Int32 {
    var descriptor = open(path, flags | O_CREAT | O_CLOEXEC | O_NOFOLLOW, mode)
    if descriptor < 0, errno == ENOENT {
      try makeDirectory(parent(of: path))
      descriptor = open(path, flags | O_CREAT | O_CLOEXEC | O_NOFOLLOW, mode)
    }
    guard descriptor >= 0 else { throw FileProblem(code: errno) }
    return descriptor
  }

  /// The parent directory, without a slash at its end: `.` for a name alone, `/` for an entry of the root.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path that symbolic links lead to, even if there is no file yet; throws beyond 40 links, the limit of Linux.
  static func target(of path: String) throws(FileProblem) -> String {
    var path = path
    for _ in 0...40 {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { readlink(path, $0, bytes.count) } ?? -1
      }
      guard count >= 0 else { return path }
      let link = String(decoding: buffer[..<count], as: UTF8.self)
      path = link.hasPrefix("/") ? link : parent(of: path) + "/" + link
    }
    throw FileProblem(code: ELOOP)
  }

  /// Throws `notARegularFile` for devices, pipes and sockets, which must be neither replaced nor locked.
  static func refuseSpecial(_ path: String) throws(FileProblem) {
    if status(of: path)?.isSpecial == true { throw .notARegularFile }
  }

  /// Does what `FileStore.checkOwned(_:allowsOwnLink:)` describes.
  static func checkOwned(_ directory: String, allowsOwnLink: Bool) throws(FileProblem) {
    var status = stat()
    guard lstat(directory, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return }
      throw FileProblem(code: errno)
    }
    if status.isLink, allowsOwnLink, status.st_uid == geteuid() {
      guard stat(directory, &status) == 0 else { throw FileProblem(code: errno) }
    }
    guard status.isDirectory || status.isLink else { throw .notADirectory }
    let isOpen = status.st_mode & (S_IWGRP | S_IWOTH) != 0
    guard status.isDirectory, status.st_uid == geteuid(), !isOpen else { throw .insecureDirectory }
  }

  /// Reads to the end; throws `tooLarge` beyond `limit` bytes. `expected` is the size of a regular file, else 0.
  static func content(of descriptor: Int32, expected: Int, limit: Int) throws(FileProblem) -> Data {
    var data = Data(capacity: expected)
    var buffer = [UInt8](repeating: 0, count: max(4096, min(expected, 1 << 20)))
    while true {
      let count = try read(descriptor, into: &buffer)
      guard count > 0 else { return data }
      guard data.count + count <= limit else { throw .tooLarge }
      data.append(contentsOf: buffer[..<count])
    }
  }

  /// Reads into a buffer from its start; returns the number of bytes, 0 at the end. Waits for the writer of a pipe.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) throws(FileProblem) -> Int {
    while true {
      let count = systemRead(descriptor, &buffer)
      guard count < 0 else { return count }
      guard errno == EINTR || errno == EAGAIN else { throw FileProblem(code: errno) }
      // Another program may have made the pipe non-blocking.
      var pipe = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if errno == EAGAIN { _ = poll(&pipe, 1, -1) }
    }
  }
}
