import Essentials

/// Where the program keeps its files, by the XDG base directory rules.
struct Locations {
  let settings: String
  let cache: String

  /// - Throws: ``SetupProblem`` when neither HOME nor the XDG variables say where.
  init(environment: [String: String], configPath: String?) throws(SetupProblem) {
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
    } else {
      throw .noHome
    }
    cache = (directory("XDG_CACHE_HOME", ".cache") ?? FileManager.default.temporaryDirectory.path) + "/skydash"
  }
}

/// Why the program cannot find its own files.
enum SetupProblem: Error, Equatable, CustomStringConvertible {
  case noHome

  var description: String {
    switch self {
    case .noHome: "It is not known where settings belong: set HOME or XDG_CONFIG_HOME, or use --config FILE."
    }
  }
}
