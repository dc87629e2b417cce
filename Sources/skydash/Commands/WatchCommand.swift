import CommandLine
import Services
import ViewModels

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
