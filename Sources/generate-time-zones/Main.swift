import Essentials
import TimeZones

/// Writes the time zone rules that are built into the program, from a database of the newest version.
///
/// PyPI's package `tzdata` is one. In an empty virtual environment:
///
///     pip install tzdata
///     site=$(python -c 'import sysconfig; print(sysconfig.get_paths()["purelib"])')
///     swift run generate-time-zones $site/tzdata/zoneinfo Sources/TimeZones/BuiltInZones+Text.swift
///     .ci/zones
///
/// The time zone database is in the public domain. The same database gives the same bytes.
@main
struct Main {
  /// 2010-01-01T00:00:00Z: what is shown of earlier times is exact where the system has a database.
  static let since = 1_262_304_000

  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      print("usage: generate-time-zones DATABASE-DIRECTORY OUTPUT-FILE")
      exit(64)
    }
    let folder = CommandLine.arguments[1]
    guard let version = ZoneDatabase(folder: folder).version else {
      print("\(folder) has no file +VERSION or tzdata.zi that tells its version")
      exit(65)
    }
    var names: [String: [String]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() where name != "Factory" {
      guard let bytes = FileManager.default.contents(atPath: folder + "/" + name),
        let line = RecentRules(tzif: [UInt8](bytes), since: since)?.line
      else { continue }
      names[line, default: []].append(name)
    }
    let lines = names.map { $1.joined(separator: " ") + "|" + $0 }.sorted()
    let text = """
      // swift-format-ignore-file
      // Written by generate-time-zones from the time zone database (public domain).
      extension BuiltInZones {
        /// A line for all zones that share rules: names|rule|offset, and from an instant on another offset, and so on.
        static let text = \"""
      version|\(version)
      since|\(since)
      \(lines.joined(separator: "\n"))
      \"""
      }

      """
    try Data(text.utf8).write(to: URL(filePath: CommandLine.arguments[2]))
    print("\(version): \(names.values.joined().count) names, \(lines.count) rules, \(text.utf8.count) bytes")
  }
}
