import Foundation

/// Prints how fast and how large things are, each beside its target. `swift run -c release benchmark [AREA…]` runs all
/// areas, or those that are named.
@main
struct Main {
  /// All areas, by their names on the command line.
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
