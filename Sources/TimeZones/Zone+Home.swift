import Essentials

extension Zone {
  /// The zone of the person at this machine: that of the variable `TZ`, else the system's; `nil` where neither is known.
  ///
  /// A `TZ` that names no zone, such as a rule of its own, tells nothing rather than something wrong.
  package static func home(_ environment: [String: String]) -> Zone? {
    guard let name = environment["TZ"], !name.isEmpty else { return ZoneDatabase(folder: "/etc").zone("localtime") }
    return ZoneDatabase.system.zone(name.hasPrefix(":") ? String(name.dropFirst()) : name)
  }
}
