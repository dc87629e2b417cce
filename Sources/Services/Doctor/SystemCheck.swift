package import Entities
import Essentials
import Repositories

/// Whether the system has what skydash borrows from it: a locale, time zones, a network library.
package enum SystemCheck {
  /// One finding for each; `isUTF8` is whether the environment says that text is UTF-8.
  package static func findings(environment: [String: String], isUTF8: Bool) -> [Finding] {
    [locale(environment, isUTF8: isUTF8), timeZones(.system), networkLibrary]
  }

  static func locale(_ environment: [String: String], isUTF8: Bool) -> Finding {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"].first { environment[$0].map { !$0.isEmpty } ?? false }
    let value = set.flatMap { environment[$0] } ?? "C"
    let name = "\(set ?? "LANG")=\(SafeText.line(value, limit: 40))"
    guard isUTF8 else {
      return Finding(
        .system, "locale", .warning, "\(name) is not UTF-8, so only ASCII is printed",
        nextStep: "set LANG to a UTF-8 locale such as C.UTF-8")
    }
    return Finding(.system, "locale", .ok, name)
  }

  /// Which database local times are from; a problem where it is wrong about zones whose rules are well known, on days that
  /// tell summer from winter.
  static func timeZones(_ zones: ZoneDatabase) -> Finding {
    let known: [(name: String, instant: Int, seconds: Int)] = [
      ("Asia/Seoul", 1_795_176_000, 32_400), ("Asia/Kathmandu", 1_795_176_000, 20_700),
      ("Europe/Berlin", 1_782_864_000, 7200), ("America/New_York", 1_795_176_000, -18_000),
    ]
    let wrong = known.filter { zones.zone($0.name)?.offset(at: $0.instant) != $0.seconds }
    guard wrong.isEmpty else {
      let names = wrong.map(\.name).joined(separator: ", ")
      return Finding(
        .system, "time zones", .problem,
        "\(names) unknown or wrong in \(SafeText.line(zones.folder)), so local times are",
        nextStep: "unset TZDIR, or update the package tzdata")
    }
    return Finding(.system, "time zones", .ok, source(of: zones))
  }

  private static func source(of zones: ZoneDatabase) -> String {
    let folder = SafeText.line(zones.folder)
    guard zones.usesBuiltIn else { return "\(zones.version ?? "of a version it does not tell"), in \(folder)" }
    let other = zones.version.map { "\(folder) has \($0)" } ?? "there are none in \(folder)"
    return "\(BuiltInZones.version), built in; \(other)"
  }

  static var networkLibrary: Finding {
    guard HTTPClient.isInstalled else {
      return Finding(
        .system, "libcurl", .problem, "not installed, so nothing can be fetched",
        nextStep: "install the package libcurl4 (or libcurl)")
    }
    return Finding(.system, "libcurl", .ok, "installed")
  }
}
