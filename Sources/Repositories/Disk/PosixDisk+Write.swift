import CCurl
import Entities
import Essentials

extension PosixDisk {
  /// Writes a temporary file beside the target, then renames it, so that the old file survives a full disk or the end
  /// of the process. Refuses to replace a device; throws `exists` if the file must be new but isn't.
  static func write(_ path: String, _ data: Data, _ options: FileStore.WriteOptions) throws(FileProblem) {
    let followsLinks = options.followsLinks && !options.isNew
    if followsLinks { try refuseSpecial(path) }
    let target = followsLinks ? try target(of: path) : path
    let temporary = temporaryPath(for: target)
    let descriptor = try openOrCreate(temporary, O_WRONLY | O_EXCL, mode: mode_t(truncatingIfNeeded: options.mode))
    defer { unlink(temporary) }
    try writeAndClose(descriptor, data, isDurable: options.isDurable)
    if options.isNew {
      try renameToNew(temporary, target)
    } else if rename(temporary, target) != 0 {
      throw FileProblem(code: errno)
    }
    if options.isDurable { synchronize(directory: parent(of: target)) }
  }

  /// Renames a file by a hard link, which fails if anything has the name, even a link: of two processes, one fails.
  private static func renameToNew(_ temporary: String, _ target: String) throws(FileProblem) {
    if link(temporary, target) == 0 { return }
    guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else { throw FileProblem(code: errno) }
    try renameToNewWithoutLink(temporary, target)
  }

  /// Renames a file to a new name on file systems without hard links, such as FAT.
  static func renameToNewWithoutLink(_ temporary: String, _ target: String) throws(FileProblem) {
    if ccurl_rename_to_new(temporary, target) == 0 { return }
    guard [EINVAL, ENOSYS, EOPNOTSUPP].contains(errno) else { throw FileProblem(code: errno) }
    // Some don't support exclusive renaming either: an empty file claims the name first.
    close(try openOrCreate(target, O_WRONLY | O_EXCL))
    guard rename(temporary, target) != 0 else { return }
    let code = errno
    unlink(target)
    throw FileProblem(code: code)
  }

  /// A path that no other thread or process uses, in the same directory, because renaming can't cross disks.
  private static func temporaryPath(for target: String) -> String {
    let unique = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return parent(of: target) + "/.\(stem(of: target)).\(unique)" + temporarySuffix
  }

  /// The file name of a path in the names of its temporary files, `.STEM.RANDOM.tmp`, which the dot hides.
  static func stem(of target: String) -> Substring {
    var name = target.split(separator: "/").last ?? "file"
    // The whole name must stay below the usual limit of 255 bytes.
    while name.utf8.count > 220 { name.removeLast() }
    return name
  }

  /// The stem in the name of a temporary file, which may contain dots; `nil` for other names.
  static func stem(ofTemporary name: String) -> Substring? {
    guard name.hasPrefix("."), name.hasSuffix(temporarySuffix) else { return nil }
    let rest = name.dropFirst().dropLast(temporarySuffix.count)
    return rest.lastIndex(of: ".").map { rest[..<$0] }
  }

  private static let temporarySuffix = ".tmp"

  /// Writes all data and closes the descriptor. Closing fails too if a network disk notices only then that it is full.
  private static func writeAndClose(_ descriptor: Int32, _ data: Data, isDurable: Bool) throws(FileProblem) {
    var code = writeAll(descriptor, data)
    if code == 0, isDurable, synchronize(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { code = errno }
    if close(descriptor) != 0, code == 0, errno != EINTR { code = errno }
    if code != 0 { throw FileProblem(code: code) }
  }

  /// Writes all data; returns 0 or the system's error number.
  private static func writeAll(_ descriptor: Int32, _ data: Data) -> Int32 {
    data.withUnsafeBytes { bytes in
      var position = 0
      while position < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[position...])
        let count = systemWrite(descriptor, rest)
        if count >= 0 { position += count } else if errno != EINTR { return errno }
      }
      return 0
    }
  }

  /// Makes a rename survive a power failure, on disks that support it.
  private static func synchronize(directory: String) {
    let descriptor = open(directory, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = synchronize(descriptor)
    close(descriptor)
  }
}
