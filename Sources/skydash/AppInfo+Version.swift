import CData
import Entities

extension AppInfo {
  /// The output of `skydash --version`: the version, and how the program was built.
  static let versionLine = "skydash \(version) (\(build.joined(separator: ", ")))\n"

  /// The origin unless it is a release, then the compiler, the platform and the configuration.
  private static var build: [String] { origin + ["Swift \(compiler)", "\(platform) \(processor)", configuration] }

  /// The commit, or "built from source" if the build wasn't given any; empty for a release.
  private static var origin: [String] {
    switch String(cString: cdata_origin()) {
    case "release": []
    case "": ["built from source"]
    case let commit: ["commit \(commit)"]
    }
  }

  /// The compiler's version without its patch level, since each version needs a condition of its own.
  private static var compiler: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  private static var platform: String {
    #if os(macOS)
      "macOS"
    #elseif canImport(Musl)
      "Linux (musl)"
    #elseif os(Linux)
      "Linux"
    #else
      "unknown system"
    #endif
  }

  private static var processor: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "(unknown processor)"
    #endif
  }

  private static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }
}
