import Foundation

/// What this process takes of the machine's memory; `nil` where the system does not say.
package enum ProcessFigures {
  /// The memory that is its own, in MB.
  package static var own: Double? { field("RssAnon:").map { Double($0) * 1024 / 1e6 } }

  /// All memory it has at the moment, files it shares with others included, in MB.
  package static var resident: Double? { field("VmRSS:").map { Double($0) * 1024 / 1e6 } }

  /// The most it ever had, in MB.
  package static var most: Double {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_SELF.rawValue, &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
      return Double(usage.ru_maxrss) / 1e6
    #else
      return Double(usage.ru_maxrss) * 1024 / 1e6
    #endif
  }

  /// A number of KiB that Linux shows of this process.
  private static func field(_ name: String) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) }
  }
}
