import Essentials
import Synchronization

/// The time zones that the program knows: the system's database, and the rules built in where it has none or an older one.
///
/// Zones are asked for wherever local times are computed, so a zone that was read once is cached.
package final class ZoneDatabase: Sendable {
  /// The folder of the system's database, whether or not there is one.
  package let folder: String
  /// The version of the system's database, such as `2026a`; `nil` if there is none or it does not say.
  package let version: String?
  /// Whether the folder's zones are used wherever it has them.
  private let prefersFolder: Bool
  private let known = Mutex<[String: Zone?]>([:])

  /// The database of this machine: in `$TZDIR`, or where Linux and macOS have it.
  package static let system = ZoneDatabase(
    folder: ProcessInfo.processInfo.environment["TZDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/share/zoneinfo")

  /// A database of TZif files in a folder.
  package init(folder: String) {
    self.folder = folder
    version = Self.version(of: folder)
    prefersFolder = version.map { $0 >= BuiltInZones.version } ?? true
  }

  /// Whether rules built in are in use for the zones that they have.
  package var usesBuiltIn: Bool { !prefersFolder || zoneInFolder("UTC") == nil }

  /// The zone of an IANA name such as `Asia/Seoul`, or `nil` if it is not known.
  package func zone(_ name: String) -> Zone? {
    guard Self.isName(name) else { return nil }
    if let zone = known.withLock({ $0[name] }) { return zone }
    let zone = read(name)
    known.withLock { $0[name] = zone }
    return zone
  }

  private func read(_ name: String) -> Zone? {
    let own = zoneInFolder(name)
    if prefersFolder, let own { return own }
    guard let builtIn = BuiltInZones.zone(name) else { return own }
    return own?.followed(by: builtIn, from: BuiltInZones.since) ?? builtIn
  }

  private func zoneInFolder(_ name: String) -> Zone? {
    // The largest of all is 4 kB.
    Self.head(of: folder + "/" + name, most: 256 * 1024).flatMap { Zone(tzif: $0) }
  }

  /// Whether a text can name a zone: no way out of the folder, nothing that is no zone there.
  static func isName(_ text: String) -> Bool {
    text.utf8.count <= 100 && text.utf8.first != UInt8(ascii: "/")
      && text.utf8.allSatisfy {
        48...57 ~= $0 || 97...122 ~= $0 | 0x20
          || [UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-")].contains($0)
      }
  }

  /// The version that a database states: macOS and BSD in a file of its own, others in the source they bring.
  private static func version(of folder: String) -> String? {
    for (file, prefix) in [("+VERSION", ""), ("tzdata.zi", "# version ")] {
      guard let bytes = head(of: folder + "/" + file, most: 64) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.hasPrefix(prefix) else { continue }
      let version = text.dropFirst(prefix.count).prefix { ("0"..."9").contains($0) || ("a"..."z").contains($0) }
      if Int(version.prefix(4)) != nil, (5...6).contains(version.count) { return String(version) }
    }
    return nil
  }

  /// The first bytes of a regular file, all of them where there are fewer; `nil` if it cannot be read.
  private static func head(of path: String, most: Int) -> [UInt8]? {
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

extension Zone {
  /// The zone of this machine's clocks; UTC where it is not known.
  package static let here = home(ProcessInfo.processInfo.environment) ?? .gmt

  /// The zone of the person at this machine: that of the variable `TZ`, else the system's; `nil` where neither is known.
  ///
  /// A `TZ` that names no zone, such as a rule of its own, counts as unset rather than as something wrong.
  package static func home(_ environment: [String: String]) -> Zone? {
    guard let name = environment["TZ"], !name.isEmpty else { return ZoneDatabase(folder: "/etc").zone("localtime") }
    return ZoneDatabase.system.zone(name.hasPrefix(":") ? String(name.dropFirst()) : name)
  }
}
