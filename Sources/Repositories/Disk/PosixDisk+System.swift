import Entities
import Essentials

extension stat {
  var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }
  var isLink: Bool { st_mode & S_IFMT == S_IFLNK }

  /// Whether it is a pipe, with or without a name.
  var isPipe: Bool { st_mode & S_IFMT == S_IFIFO }

  /// Whether it is a device, pipe or socket.
  var isSpecial: Bool { ![S_IFREG, S_IFDIR].contains(st_mode & S_IFMT) }

  /// When the contents were last modified.
  var modified: Date {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}

extension dirent {
  /// The name, read in place, because an entry's memory is shorter than a copy of the type.
  static func name(at entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafeMutableBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension FileProblem {
  /// The problem for a value of `errno`.
  init(code: Int32) {
    switch code {
    case EACCES, EPERM: self = .noPermission
    case EROFS: self = .readOnly
    case ENOSPC, EDQUOT: self = .full
    case EISDIR: self = .isDirectory
    case EEXIST: self = .exists
    case ENOTDIR: self = .notADirectory
    case EFBIG: self = .sizeLimit
    default: self = .other(String(cString: strerror(code)).lowercased())
    }
  }
}

extension PosixDisk {
  /// Makes a file's data survive a power failure; returns 0, or −1 with the reason in `errno`.
  static func synchronize(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      // `fsync` only reaches the drive's cache, but not every file system supports this.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
  }
}
