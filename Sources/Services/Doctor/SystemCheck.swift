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
      return Finding(.locale, .warning, .system(.localeNotUTF8(name)), step: .setLocale)
    }
    return Finding(.locale, .ok, .system(.locale(name)))
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
      let fact = Finding.SystemFact.wrongZones(wrong.map(\.name), folder: zones.folder)
      return Finding(.timeZones, .problem, .system(fact), step: .repairZones)
    }
    return Finding(.timeZones, .ok, .system(source(of: zones)))
  }

  private static func source(of zones: ZoneDatabase) -> Finding.SystemFact {
    guard zones.usesBuiltIn else { return .zones(version: zones.version, folder: zones.folder) }
    return .builtInZones(version: BuiltInZones.version, folder: zones.folder, other: zones.version)
  }

  static var networkLibrary: Finding {
    guard let problem = HTTPClient.libraryProblem else { return Finding(.libcurl, .ok, .system(.library)) }
    let fact = problem == .libraryMissing ? Finding.SystemFact.noLibrary : .unusableLibrary(problem)
    return Finding(.libcurl, .problem, .system(fact), step: problem.remedy.map(Finding.Step.remedy))
  }
}
