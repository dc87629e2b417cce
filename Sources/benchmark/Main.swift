/// Prints the project's figures; `swift run -c release benchmark [AREA…]` runs all or the named areas.
@main
struct Main {
  /// Every area, by the name it has on the command line.
  static let areas: [(name: String, run: @Sendable () async -> Void)] = [
    ("astronomy", AstronomyBenchmarks.run),
    ("commandline", CommandLineBenchmarks.run),
    ("day", DayBenchmarks.run),
    ("dynamic", DynamicBenchmarks.run),
    ("forecast", ForecastBenchmarks.run),
    ("gazetteer", GazetteerBenchmarks.run),
    ("imaging", ImagingBenchmarks.run),
    ("kept", KeptBenchmarks.run),
    ("live", LiveBenchmarks.run),
    ("sky", SkyBenchmarks.run),
    ("start", StartBenchmarks.run),
    ("terminal", TerminalBenchmarks.run),
    ("wire", WireBenchmarks.run),
  ]

  static func main() async {
    let wanted = CommandLine.arguments.dropFirst()
    for area in areas where wanted.isEmpty || wanted.contains(area.name) {
      print("\n\(area.name)")
      await area.run()
    }
  }
}
