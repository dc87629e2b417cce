import Entities
import Foundation
import Repositories
import Services
import Terminal
import ViewModels
import Views
import World

/// The memory that a live table of a thousand cities takes in a day. It is measured in a process of its own, for which
/// this program is started again.
///
/// This process plays the weather services. The other one has skydash's own network client, cache on disk, services,
/// view model and screen; see ``WatchedDay``.
enum DayBenchmarks {
  /// The environment variable that makes this program the measured process; it has the address and the directory to
  /// use.
  private static let addressVariable = "SKYDASH_BENCHMARK_DAY"

  static func run() async {
    if let address = ProcessInfo.processInfo.environment[addressVariable] { return await WatchedDay.run(address) }
    guard let directory = try? TemporaryDirectory() else { return print("  no temporary directory") }
    let clock = directory.file("clock")
    guard
      let server = try? LoopbackServer(handler: { request in
        let seconds = (try? String(contentsOfFile: clock, encoding: .utf8)).flatMap(Double.init) ?? 0
        return ServiceWorld(now: Date(timeIntervalSince1970: seconds)).answer(request)
      })
    else { return print("  no server") }
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["day"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      addressVariable: server.url + " " + directory.path, "HOME": directory.path,
    ]) { $1 }
    guard (try? process.run()) != nil else { return print("  this program can't be started again") }
    process.waitUntilExit()
    let counts = Dictionary(grouping: server.requests, by: \.path).mapValues(\.count)
    let parts = counts.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    print("  requests: \(parts.joined(separator: ", "))")
    server.stop()
  }
}
