import Entities
import Repositories

/// Where the program keeps its files, by the XDG base directory rules.
struct Locations {
  /// The settings file, or `nil` without a home.
  let settings: String?
  /// `nil` without a home: a folder that others share is none.
  let cache: String?
  /// The folder of the settings where it must be this person's own: not where they name a file.
  private let ownFolder: String?

  init(environment: [String: String], configPath: String?) {
    func directory(_ variable: String, _ fallback: String) -> String? {
      // Relative paths are invalid by the specification.
      if let path = environment[variable], path.hasPrefix("/") { return path }
      let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? SystemResources.homeOfUser
      return home.map { $0 + "/" + fallback }
    }
    ownFolder = configPath == nil ? directory("XDG_CONFIG_HOME", ".config").map { $0 + "/skydash" } : nil
    settings = configPath ?? ownFolder.map { $0 + "/settings.json" }
    cache = directory("XDG_CACHE_HOME", ".cache").map { $0 + "/skydash" }
  }

  /// The settings, where a file that is still to be made has these units.
  func repository(newUnits: Units? = nil) -> SettingsRepository {
    SettingsRepository(path: settings, ownFolder: ownFolder, files: .live, newUnits: newUnits)
  }

  /// The settings as far as they can be read, where nothing is said of what cannot.
  var savedSettings: Settings { (try? repository().load().settings) ?? Settings() }

  /// The cache, bounded by the settings; one that keeps nothing where there is no place for it.
  func cache(for settings: Settings, _ clock: WallClock) -> CacheRepository {
    guard let cache else { return CacheRepository.none }
    return CacheRepository(
      directory: cache, files: .live, bound: settings.cacheSize * 1_000_000, now: clock.now)
  }
}
