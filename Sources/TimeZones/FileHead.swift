import Essentials

/// The beginning of a file.
enum FileHead {
  /// The first bytes of a regular file, all of them where there are fewer; `nil` if it cannot be read.
  static func read(_ path: String, most: Int) -> [UInt8]? {
    // Without waiting, or a pipe would hold the program up for ever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: min(most, max(Int(information.st_size), 0)))
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return count < 0 ? nil : Array(bytes.prefix(count))
  }
}
