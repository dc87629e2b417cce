import Essentials
import TimeZones

/// The time zone rules that are built into the program, made of a compiled time zone database (RFC 9636).
///
/// The package `tzdata` on PyPI has the latest one. In an empty virtual environment:
///
///     pip install tzdata
///     site=$(python -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')
///     swift run generate zones $site/tzdata/zoneinfo
///     .ci/zones
///
/// The time zone database is in the public domain.
enum ZoneRules {
  /// 2010-01-01T00:00:00Z. Earlier times are exact only if the system has a database.
  private static let since = 1_262_304_000

  /// The file with a sorted line for each zone, `NAME|RULE|OFFSETS`, as in ``RecentRules/line``, and one each for the
  /// version and the start. Throws if the directory can't be read or doesn't say which version it has.
  static func file(from directory: String) throws -> GeneratedFile {
    guard let version = ZoneDatabase(directory: directory).version else { throw NoVersion(directory: directory) }
    var lines = ["version|\(version)", "since|\(since)"]
    for name in try FileManager.default.subpathsOfDirectory(atPath: directory) where name != "Factory" {
      guard let bytes = FileManager.default.contents(atPath: directory + "/" + name),
        let rules = RecentRules(tzif: [UInt8](bytes), since: since)
      else { continue }
      lines.append("\(name)|\(rules.line)")
    }
    return GeneratedFile("Zones/rules.txt", lines: lines.sorted())
  }

  private struct NoVersion: Error, CustomStringConvertible {
    let directory: String
    var description: String { "\(directory) has no file +VERSION or tzdata.zi with a version" }
  }
}
