import Entities
import Terminal
import ViewModels
import Views

/// Runs a dashboard until the user quits: on the screen, or as lines for logs and screen readers.
struct LiveScreen {
  let output: Output
  let dashboard: DashboardViewModel

  private var settings: Settings { dashboard.settings.chosen.value }

  func run() async throws -> ExitCode {
    guard output.isLive, let device = TerminalDevice.live() else { return try await log() }
    let loop = ScreenLoop(output.session(on: device, settings))
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
    let watching = Task {
      // Writing the next line would fail, but the next change may be hours away.
      while !StandardStream.output.isReaderGone { try await Task.sleep(for: .seconds(1)) }
      printing.cancel()
    }
    defer {
      refreshing.cancel()
      watching.cancel()
    }
    try await printing.value
    return .done
  }
}
