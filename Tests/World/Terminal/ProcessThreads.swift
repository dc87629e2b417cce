import Foundation

/// The threads of a process as Linux shows them; none elsewhere.
package struct ProcessThreads: Sendable {
  /// How often each of them went to sleep so far, by its number; a wake followed each time.
  package let switches: [String: Int]
  /// Whether none of them is running or about to.
  package let areAsleep: Bool

  /// The threads of a process at this moment, or `nil` where the system does not say.
  package init?(of process: Int32) {
    let directory = "/proc/\(process)/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: directory) else { return nil }
    var switches: [String: Int] = [:]
    var areAsleep = true
    for thread in threads {
      guard let status = try? String(contentsOfFile: "\(directory)/\(thread)/status", encoding: .utf8) else { continue }
      switches[thread] = Self.value("voluntary_ctxt_switches:", in: status).flatMap { Int($0) }
      if Self.value("State:", in: status)?.hasPrefix("S") == false { areAsleep = false }
    }
    (self.switches, self.areAsleep) = (switches, areAsleep)
  }

  /// How often all of them together went to sleep since an earlier look; what ended in between takes nothing away.
  package func switches(since former: ProcessThreads) -> Int {
    switches.map { $1 - (former.switches[$0] ?? 0) }.reduce(0, +)
  }

  private static func value(_ name: String, in status: String) -> Substring? {
    status.split(separator: "\n").first { $0.hasPrefix(name) }?.split(separator: "\t").last
  }

  /// In how many moments any thread of a process was awake during a time: what wakes together within 10 ms is one.
  package static func wakes(of process: Int32, seconds: Double) -> Int? {
    guard var former = ProcessThreads(of: process)?.switches else { return nil }
    let limit = ContinuousClock.now + .seconds(seconds)
    var wakes = 0
    var wasAwake = false
    while ContinuousClock.now < limit {
      Thread.sleep(forTimeInterval: 0.005)
      guard let now = ProcessThreads(of: process)?.switches else { break }
      if now != former, !wasAwake { wakes += 1 }
      wasAwake = now != former
      former = now
    }
    return wakes
  }
}
