import Entities
import Essentials
import Repositories

/// Where the program keeps its files, by the XDG base directory rules.
struct Locations {
  let settings: String
  /// `nil` when it is not known: a folder that others share is no home.
  let cache: String?

  /// - Throws: ``SetupProblem`` when neither HOME nor the XDG variables say where, `SettingsProblem` when the folder there
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
      throw SetupProblem.noHome
    }
    cache = directory("XDG_CACHE_HOME", ".cache").map { $0 + "/skydash" }
  }

  /// The cache, bounded by the settings; one that keeps nothing where there is no place for it.
  func cache(for settings: Settings, _ clock: WallClock) -> CacheRepository {
    guard let cache else { return CacheRepository.none }
    return CacheRepository(
      directory: cache, files: .live, bound: settings.cacheSize * 1_000_000, now: clock.now)
  }
}

/// Why the program cannot find its own files.
enum SetupProblem: Error, Equatable, CustomStringConvertible {
  case noHome
  /// Neither HOME nor XDG_CACHE_HOME is set.
  case noCacheHome
  case cache(path: String, FileProblem)

  var description: String {
    switch self {
    case .noHome: "It is not known where settings belong: set HOME or XDG_CONFIG_HOME, or use --config FILE."
    case .noCacheHome: "Nothing is cached: set HOME or XDG_CACHE_HOME."
    case .cache(let path, let problem):
      "The cache in \(SafeText.line(path)) cannot be used (\(problem)); check who owns it, or set XDG_CACHE_HOME."
    }
  }
}
