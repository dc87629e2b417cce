import CommandLine
import Entities
import Essentials
import Services
import ViewModels

/// `skydash demo`: the live table with sample data that changes by itself, or one table without a screen.
struct DemoCommand {
  let output: Output

  func run() async throws -> ExitCode {
    let options = output.options
    let clock = WallClock.live(environment: output.console.environment)
    let demo = DemoWorld(clock: clock, wording: output.wording)
    let overrides = try RunOverrides(options, namesIn: demo.settings.cities)
    let dashboard = try JSONDecoder().decode(
      DashboardViewModel.self, from: try demo.document(overrides.applied(to: demo.settings)))
    dashboard.connect(demo, clock: clock, overrides)
    dashboard.sorting = options.sorting
    guard output.isLive else {
      await dashboard.settle([.now, .forecast, .alerts], with: [.skyData])
      try WeatherPrinter(output: output).print(dashboard)
      return .done
    }
    let script = Task { await dashboard.perform(demo, clock: clock) }
    defer { script.cancel() }
    return try await LiveScreen(output: output, dashboard: dashboard).run()
  }
}
