import Essentials
import World

/// What a thousand cities watched for a day take of memory, in a program of their own: this one, started again.
///
/// Here is the weather service; there are the program's own network client, its cache on the disk, all services, the view
/// model and the screen.
enum DayBenchmarks {
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
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["day"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      addressVariable: server.url + " " + directory.path, "HOME": directory.path,
    ]) { $1 }
    guard (try? process.run()) != nil else { return print("  it cannot be started again") }
    process.waitUntilExit()
    let counts = Dictionary(grouping: server.requests, by: \.path).mapValues(\.count)
    let told = counts.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    print("  requests: \(told.joined(separator: ", "))")
    server.stop()
  }
}
