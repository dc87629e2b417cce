import Foundation

/// Prints the project's figures; `swift run -c release benchmark [AREA…]` runs all or the named areas.
@main
struct Main {
  /// Every area, by the name it has on the command line.
  static let areas: [(name: String, run: @Sendable () async -> Void)] = [
    ("day", DayBenchmarks.run),
    ("forecast", ForecastBenchmarks.run),
    ("gazetteer", GazetteerBenchmarks.run),
    ("imaging", ImagingBenchmarks.run),
    ("live", LiveBenchmarks.run),
    ("sky", SkyBenchmarks.run),
    ("start", StartBenchmarks.run),
    ("terminal", TerminalBenchmarks.run),
  ]

  static func main() async {
    let wanted = CommandLine.arguments.dropFirst()
    for area in areas where wanted.isEmpty || wanted.contains(area.name) {
      print("\n\(area.name)")
      await area.run()
    }
  }
}

/// Runs `work` in rounds and prints the median time of one operation beside its target.
///
/// - Parameters:
///   - title: What is measured.
///   - target: The figure to reach, as text.
///   - operations: How many operations one call of `work` does.
///   - rounds: How often `work` is called after one warm-up.
///   - work: What is measured; its result is kept alive so that it is not optimised away.
func measure<Result>(
  _ title: String, target: String, operations: Int = 1, rounds: Int = 15, _ work: () throws -> Result
) rethrows {
  var sink = try work()
  var times: [Double] = []
  for _ in 0..<rounds {
    let start = ContinuousClock.now
    sink = try work()
    let elapsed = ContinuousClock.now - start
    times.append(Double(elapsed.components.attoseconds) / 1e9 + Double(elapsed.components.seconds) * 1e9)
  }
  withExtendedLifetime(sink) {}
  times.sort()
  report(title, nanoseconds: times[times.count / 2] / Double(operations), target: target)
}

/// Prints one line of figures.
func report(_ title: String, nanoseconds: Double, target: String) {
  let figure =
    switch nanoseconds {
    case ..<1000: String(format: "%.1f ns", nanoseconds)
    case ..<1e6: String(format: "%.2f µs", nanoseconds / 1000)
    default: String(format: "%.2f ms", nanoseconds / 1e6)
    }
  let padded = title.padding(toLength: 64, withPad: " ", startingAt: 0)
  print("  \(padded) \(figure)   (target \(target))")
}
