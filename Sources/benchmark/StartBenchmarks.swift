import Foundation
import World

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Times of whole runs of the program, from its start to its end, beside `curl --version` as the measure of the
/// machine.
///
/// The program is the one at `SKYDASH_PROGRAM`, or `skydash` beside this one; build it with
/// `swift build -c release --static-swift-stdlib`.
enum StartBenchmarks {
  static func run() async {
    guard let program else { return print("  no release build of skydash beside this program") }
    let home = NSTemporaryDirectory() + "skydash-benchmark-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let environment = ["HOME": home, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color"]
    let cities = [
      "Seoul", "London", "New York", "São Paulo", "Cairo", "Kathmandu", "Sydney", "Honolulu", "Reykjavik", "Tromso",
    ]
    for city in cities { _ = time(program, ["add", city], environment) }
    measure("curl --version", "/usr/bin/curl", ["--version"], environment, target: "the machine's measure")
    measure("skydash --version", program, ["--version"], environment, target: "4 ms")
    measure("skydash list, ten cities", program, ["list"], environment, target: "8 ms")
    measure("skydash demo printed, ten cities", program, ["demo"], environment, target: "8 ms")
    measure("skydash --offline, ten cities from the cache", program, ["--offline"], environment, target: "8 ms")
    measure("skydash search Portland", program, ["search", "Portland"], environment, target: "20 ms")
    measureAddition(program, environment)
  }

  /// Adds a place of the built-in list, each time to an empty list of cities.
  private static func measureAddition(_ program: String, _ environment: [String: String]) {
    let times = (0..<20).map { round in
      var environment = environment
      environment["HOME"] = (environment["HOME"] ?? "") + "/add\(round)"
      return time(program, ["add", "Seoul"], environment)
    }
    report("skydash add Seoul", nanoseconds: times.median, target: "20 ms")
  }

  /// The path of the program to measure; `nil` if there is none.
  private static var program: String? {
    let named = ProcessInfo.processInfo.environment["SKYDASH_PROGRAM"]
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "skydash").path
    return [named, beside].compactMap { $0 }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Prints the median time of forty runs, after one that isn't measured; nothing if there is no such program.
  private static func measure(
    _ title: String, _ program: String, _ arguments: [String], _ environment: [String: String], target: String
  ) {
    guard FileManager.default.isExecutableFile(atPath: program) else { return }
    _ = time(program, arguments, environment)
    report(title, nanoseconds: (0..<40).map { _ in time(program, arguments, environment) }.median, target: target)
  }

  /// Nanoseconds from the start of a program to its end, without its output; NaN if it can't be started.
  private static func time(_ program: String, _ arguments: [String], _ environment: [String: String]) -> Double {
    var actions = SpawnValues.actions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in Int32(0)...2 { posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0) }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process = pid_t()
    var status: Int32 = 0
    let start = ContinuousClock.now
    guard posix_spawn(&process, program, &actions, nil, &words, &variables) == 0 else { return .nan }
    waitpid(process, &status, 0)
    return (ContinuousClock.now - start).nanoseconds
  }
}
