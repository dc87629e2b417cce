import Essentials
import Synchronization

/// All known time zones: the system's tz database, or the built-in rules where it is missing or older.
///
/// Every computation of a local time looks a zone up, so zones are cached, as are names without one.
package final class ZoneDatabase: Sendable {
  /// The directory of TZif files, which needn't exist.
  package let directory: String
  /// The version of the database in the directory, such as `2026a`; `nil` if it is missing or doesn't say.
  package let version: String?
  /// Whether the directory's zones take precedence, being at least as new as the built-in ones or of unknown version.
  private let prefersDirectory: Bool
  private let cache = Mutex<[String: Zone?]>([:])

  /// This machine's database: in `$TZDIR`, or in the usual place on Linux and macOS.
  package static let system = ZoneDatabase(
    directory: ProcessInfo.processInfo.environment["TZDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/share/zoneinfo")

  /// A database of TZif files in a directory.
  package init(directory: String) {
    self.directory = directory
    version = Self.version(of: directory)
    prefersDirectory = version.map { $0 >= BuiltInZones.version } ?? true
  }

  /// Whether the built-in rules are in use: the directory is older than they are, or has no zones. Reads a file.
  package var usesBuiltIn: Bool { !prefersDirectory || zoneInDirectory("UTC") == nil }

  /// The zone with an IANA name such as `Asia/Seoul`; `nil` if it isn't known. A directory older than the built-in
  /// rules gives only the years before these begin, and the zones that they lack.
  package func zone(_ name: String) -> Zone? {
    guard Self.isName(name) else { return nil }
    if let zone = cache.withLock({ $0[name] }) { return zone }
    let zone = read(name)
    cache.withLock { $0[name] = zone }
    return zone
  }

  /// The zone without the cache.
  private func read(_ name: String) -> Zone? {
    let own = zoneInDirectory(name)
    if prefersDirectory, let own { return own }
    guard let builtIn = BuiltInZones.zone(name) else { return own }
    return own?.followed(by: builtIn, from: BuiltInZones.since) ?? builtIn
  }

  /// The directory's own zone; `nil` if it has none with that name.
  private func zoneInDirectory(_ name: String) -> Zone? {
    // The largest TZif file is 4 kB.
    Self.prefix(of: directory + "/" + name, maxLength: 256 * 1024).flatMap { Zone(tzif: $0) }
  }

  /// Whether a text can be the name of a zone. Such a name has no dots, so it can't lead out of the directory.
  static func isName(_ text: String) -> Bool {
    text.utf8.count <= 100 && text.utf8.first != UInt8(ascii: "/")
      && text.utf8.allSatisfy { $0.isASCIIDigit || $0.isASCIILetter || "/_+-".utf8.contains($0) }
  }

  /// The version that a directory's database states: on macOS and BSD in a file of its own, else in `tzdata.zi`.
  private static func version(of directory: String) -> String? {
    for (file, heading) in [("+VERSION", ""), ("tzdata.zi", "# version ")] {
      guard let bytes = prefix(of: directory + "/" + file, maxLength: 64) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.hasPrefix(heading) else { continue }
      let version = text.dropFirst(heading.count).prefix { ("0"..."9").contains($0) || ("a"..."z").contains($0) }
      if Int(version.prefix(4)) != nil, (5...6).contains(version.count) { return String(version) }
    }
    return nil
  }

  /// At most `maxLength` bytes from the start of a regular file; `nil` if it can't be read.
  private static func prefix(of path: String, maxLength: Int) -> [UInt8]? {
    // Non-blocking: opening a pipe could wait forever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: min(maxLength, max(Int(information.st_size), 0)))
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return count < 0 ? nil : Array(bytes.prefix(count))
  }
}
