import Entities
import Essentials

extension PosixDisk {
  /// Writes a temporary file beside the target, then renames it over the target: whoever is killed or runs out of disk
  /// in between leaves the old file.
  static func write(_ path: String, _ data: Data, _ options: FileStore.WriteOptions) throws(FileProblem) {
    // An empty file where nothing is, not even a link: of two programs that try, one fails.
    if options.isNew { close(try create(path, mode: options.mode)) }
    do throws(FileProblem) {
      try replace(path, data, options)
    } catch {
      if options.isNew { unlink(path) }
      throw error
    }
  }

  private static func replace(_ path: String, _ data: Data, _ options: FileStore.WriteOptions) throws(FileProblem) {
    if options.followsLinks { try refuseSpecial(path) }
    let target = options.followsLinks ? try target(of: path) : path
    let temporary = temporaryPath(for: target)
    let descriptor = try create(temporary, mode: options.mode)
    do throws(FileProblem) {
      try fill(descriptor, with: data, isDurable: options.isDurable)
      guard rename(temporary, target) == 0 else { throw FileProblem(code: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
    if options.isDurable { synchronize(directory: parent(of: target)) }
  }

  /// A name that no other thread or program uses, in the same directory so that renaming cannot cross disks.
  private static func temporaryPath(for target: String) -> String {
    let unique = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return parent(of: target) + "/" + temporaryPrefix(for: target) + unique + temporarySuffix
  }

  static func temporaryPrefix(for target: String) -> String {
    var name = target.split(separator: "/").last ?? "file"
    // With the rest of the temporary name within the 255 bytes of common disks.
    while name.utf8.count > 220 { name.removeLast() }
    return ".\(name)."
  }

  static let temporarySuffix = ".tmp"

  private static func create(_ path: String, mode: UInt32) throws(FileProblem) -> Int32 {
    try opened(path, O_WRONLY | O_EXCL, mode: mode_t(truncatingIfNeeded: mode))
  }

  /// Writes all and closes. Closing can fail too: network disks tell only then that they are full.
  private static func fill(_ descriptor: Int32, with data: Data, isDurable: Bool) throws(FileProblem) {
    var code = writeAll(descriptor, data)
    if code == 0, isDurable, synchronize(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { code = errno }
    if close(descriptor) != 0, code == 0, errno != EINTR { code = errno }
    if code != 0 { throw FileProblem(code: code) }
  }

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

  /// Makes a rename survive a power cut. Not all disks can; then it is as durable as they are.
  private static func synchronize(directory: String) {
    let descriptor = open(directory, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = synchronize(descriptor)
    close(descriptor)
  }
}
