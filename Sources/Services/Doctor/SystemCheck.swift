package import Entities
import Repositories

/// Checks what skydash takes from the system: locale, time zones, network library.
package enum SystemCheck {
  /// The three findings in that order; `isUTF8` says whether the environment's locale is UTF-8.
  package static func findings(environment: [String: String], isUTF8: Bool) -> [Finding] {
    [locale(environment, isUTF8: isUTF8), timeZones(.system), networkLibrary]
  }

  /// The locale of characters: by the first of the three variables that isn't empty, in POSIX's order, else `C`.
  static func locale(_ environment: [String: String], isUTF8: Bool) -> Finding {
    let variable = ["LC_ALL", "LC_CTYPE", "LANG"].first { environment[$0].map { !$0.isEmpty } ?? false }
    let name = variable.map { "\($0)=\(SafeText.line(environment[$0] ?? "", limit: 40))" } ?? "C"
    guard isUTF8 else {
      return Finding(
        .system, .locale, .warning, Phrase("\(name) is not UTF-8, so only ASCII is printed"),
        step: Phrase("set LANG to a UTF-8 locale such as C.UTF-8"))
    }
    return Finding(.system, .locale, .ok, Phrase(verbatim: name))
  }

  /// The source of local times; a problem if it is wrong about the offsets from UTC of well-known zones.
  static func timeZones(_ zones: ZoneDatabase) -> Finding {
    // Noon of 20 November and the start of 1 July 2026, both UTC.
    let (november, july) = (1_795_176_000, 1_782_864_000)
    let known: KeyValuePairs<String, (instant: Int, offset: Int)> = [
      "Asia/Seoul": (november, 32_400), "Asia/Kathmandu": (november, 20_700), "Europe/Berlin": (july, 7200),
      "America/New_York": (november, -18_000),
    ]
    let wrong = known.filter { zones.zone($0.key)?.offset(at: $0.value.instant) != $0.value.offset }
    guard wrong.isEmpty else {
      let names = wrong.map(\.key).joined(separator: ", ")
      return Finding(
        .system, .timeZones, .problem,
        Phrase("\(names) unknown or wrong in \(SafeText.line(zones.directory)), so local times are wrong"),
        step: Phrase("unset TZDIR, or update the tzdata package"))
    }
    return Finding(.system, .timeZones, .ok, source(of: zones))
  }

  /// The version in use and its directory, or for the built-in one also what the directory has.
  private static func source(of zones: ZoneDatabase) -> Phrase {
    let (directory, builtIn) = (SafeText.line(zones.directory), BuiltInZones.version)
    return switch (zones.usesBuiltIn, zones.version) {
    case (false, let version?): Phrase("\(version), in \(directory)", context: "time zones")
    case (false, nil): Phrase("unknown version, in \(directory)")
    case (true, let version?): Phrase("\(builtIn), built in; \(directory) has \(version)")
    case (true, nil): Phrase("\(builtIn), built in; none in \(directory)")
    }
  }

  /// Whether libcurl can be loaded and used, without which nothing is fetched.
  static var networkLibrary: Finding {
    guard let problem = HTTPClient.libraryProblem else { return Finding(.system, .libcurl, .ok, Phrase("installed")) }
    let fact =
      problem == .libraryMissing
      ? Phrase("not installed, so nothing can be fetched") : Phrase("\(problem.phrase), so nothing can be fetched")
    return Finding(.system, .libcurl, .problem, fact, step: problem.remedy)
  }
}
