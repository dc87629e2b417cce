import Entities
import Repositories

/// Where settings and cache are, by the XDG Base Directory Specification.
struct Locations {
  /// The settings file; `nil` if neither `--config`, `XDG_CONFIG_HOME` nor a home directory says where it is.
  let settings: String?
  /// The cache directory; `nil` without `XDG_CACHE_HOME` and a home directory, since a shared directory isn't safe.
  let cache: String?
  /// The settings directory that must belong to the user; `nil` if `--config` names a file.
  private let ownDirectory: String?

  init(environment: [String: String], configPath: String?) {
    func directory(_ variable: String, _ fallback: String) -> String? {
      // By the specification, relative paths are invalid.
      if let path = environment[variable], path.hasPrefix("/") { return path }
      let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? SystemResources.homeOfUser
      return home.flatMap { SystemResources.isNotADirectory($0) ? nil : $0 + "/" + fallback }
    }
    ownDirectory = configPath == nil ? directory("XDG_CONFIG_HOME", ".config").map { $0 + "/skydash" } : nil
    settings = configPath ?? ownDirectory.map { $0 + "/settings.json" }
    cache = directory("XDG_CACHE_HOME", ".cache").map { $0 + "/skydash" }
  }

  /// The settings file; if it is yet to be created, it gets these units.
  func repository(newUnits: Units? = nil) -> SettingsRepository {
    SettingsRepository(path: settings, ownDirectory: ownDirectory, files: .live, newUnits: newUnits)
  }

  /// Reads the settings without reporting problems; the defaults if they can't be read.
  func savedSettings() -> Settings { (try? repository().load().settings) ?? Settings() }

  /// The cache, limited by the settings; one that stores nothing if there is no directory for it.
  func cache(for settings: Settings, _ clock: WallClock) -> CacheRepository {
    guard let cache else { return CacheRepository.none }
    return CacheRepository(directory: cache, files: .live, maximumBytes: settings.cacheSize * 1_000_000, now: clock.now)
  }
}
