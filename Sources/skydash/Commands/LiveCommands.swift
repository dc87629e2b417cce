import CommandLine
import Entities
import Essentials
import Services
import Terminal
import ViewModels
import Views

/// `skydash watch`: the live table, or a line per change without a screen.
struct WatchCommand {
  let app: AppContext

  func run() async throws -> ExitCode {
    let found = try await app.cities()
    if found.isEmpty { _ = try app.settingsPath }
    let dashboard = try await app.dashboard(
      of: found.map(\.city), isPrinted: false, RunOverrides(app.options, cities: found))
    let code = try await LiveScreen(output: app.output, dashboard: dashboard).run()
    app.reportDeprecation()
    return code
  }
}

/// `skydash demo`: the live table with sample data that changes by itself, or one table without a screen.
struct DemoCommand {
  let output: Output

  func run() async throws -> ExitCode {
    let options = output.options
    let clock = WallClock.live(environment: output.console.environment)
    let demo = DemoWorld(clock: clock, wording: output.wording)
    let overrides = try RunOverrides(options, of: demo.settings.cities)
    let dashboard = try JSONDecoder().decode(
      DashboardViewModel.self, from: try demo.document(overrides.applied(to: demo.settings)))
    dashboard.connect(demo, clock: clock, overrides)
    dashboard.sort(options.sorting)
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

/// Runs a dashboard until the user quits: on the screen, or as lines for logs and screen readers.
struct LiveScreen {
  let output: Output
  let dashboard: DashboardViewModel

  private var settings: Settings { dashboard.settings.chosen.value }

  func run() async throws -> ExitCode {
    guard output.isLive, let device = TerminalDevice.live() else { return try await log() }
    let loop = ScreenLoop(
      output.session(on: device, showsPictures: settings.picture != .off, asks: output.canAskTerminal))
    let view = DashboardView(
      dashboard, appearance: output.appearance(settings), size: loop.size, depth: output.abilities.colorDepth,
      pictures: output.pictureContext(settings), style: output.appearance, changed: loop.requestFrame)
    let refreshing = Task { await dashboard.run() }
    await loop.run(view)
    refreshing.cancel()
    // Wait until the last choice is saved.
    await refreshing.value
    return .done
  }

  /// A line for each change of a city, until the reader goes away.
  private func log() async throws -> ExitCode {
    let log = ChangeLog(dashboard, appearance: WeatherPrinter(output: output).look(dashboard))
    let refreshing = Task { await dashboard.run() }
    let printing = Task { for await line in log.lines { try output.console.print(line + "\n") } }
    let looking = Task {
      // Writing the next line would find out, but that may take hours.
      while !StandardStream.output.isReaderGone { try await Task.sleep(for: .seconds(1)) }
      printing.cancel()
    }
    defer {
      refreshing.cancel()
      looking.cancel()
    }
    try await printing.value
    return .done
  }
}
