import Entities
import Essentials

extension stat {
  var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }

  /// Whether reading may wait for ever, and replacing would take something away that is no file.
  var isPipe: Bool { st_mode & S_IFMT == S_IFIFO }

  var isSpecial: Bool { ![S_IFREG, S_IFDIR].contains(st_mode & S_IFMT) }

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
  /// The name, up to its first zero byte; read in place, since entries are shorter than their type.
  static func name(at entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafeMutableBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension FileProblem {
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
  /// Makes what was written to a file survive a power cut: on Darwin `fsync` stops at the drive's own memory, and not
  /// every file system there has more.
  static func synchronize(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
  }
}
