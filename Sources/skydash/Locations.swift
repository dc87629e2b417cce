import Entities
import Essentials
import Repositories

/// Where the program keeps its files, by the XDG base directory rules.
struct Locations {
  let settings: String
  /// `nil` when it is not known: a folder that others share is no home.
  let cache: String?

  /// - Throws: `ProgramProblem` when neither HOME nor the XDG variables say where, `SettingsProblem` when the folder there
  ///   is not this person's.
  init(environment: [String: String], configPath: String?) throws {
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    func directory(_ variable: String, _ fallback: String) -> String? {
      // Relative paths are invalid by the specification.
      if let path = environment[variable], path.hasPrefix("/") { return path }
      return home.map { $0 + "/" + fallback }
    }
    if let configPath {
      settings = configPath
    } else if let base = directory("XDG_CONFIG_HOME", ".config") {
      settings = base + "/skydash/settings.json"
      do throws(FileProblem) {
        try FileStore.live.checkOwned(base + "/skydash", true)
      } catch {
        throw SettingsProblem.cannotRead(path: settings, error)
      }
    } else {
      throw ProgramProblem.noHome
    }
    cache = directory("XDG_CACHE_HOME", ".cache").map { $0 + "/skydash" }
  }

  /// The settings as far as they can be read, where nothing is said of what cannot.
  static func savedSettings(_ environment: [String: String], _ configPath: String?) -> Settings {
    guard let path = try? Locations(environment: environment, configPath: configPath).settings else {
      return Settings()
    }
    return (try? SettingsRepository(path: path, files: .live).load().settings) ?? Settings()
  }

  /// The cache, bounded by the settings; one that keeps nothing where there is no place for it.
  func cache(for settings: Settings, _ clock: WallClock) -> CacheRepository {
    guard let cache else { return CacheRepository.none }
    return CacheRepository(
      directory: cache, files: .live, bound: settings.cacheSize * 1_000_000, now: clock.now)
  }
}
