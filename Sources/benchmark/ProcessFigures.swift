import Foundation

/// What Linux tells of processes; `nil` elsewhere.
enum ProcessFigures {
  /// The memory of this process that is its own, in MB.
  static var memory: Double? {
    field("RssAnon:", in: "/proc/self/status").map { Double($0) / 1000 }
  }

  /// How often the threads of a process went to sleep so far, each of which a wake follows.
  static func wakes(of process: Int32) -> Int? {
    let directory = "/proc/\(process)/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: directory) else { return nil }
    return threads.compactMap { field("voluntary_ctxt_switches:", in: "\(directory)/\($0)/status") }.reduce(0, +)
  }

  private static func field(_ name: String, in path: String) -> Int? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) }
  }
}
