import CommandLine
import Entities
import Services
import ViewModels
import Views

/// `skydash city`: one city in full.
struct CityCommand {
  let app: AppContext
  let name: String

  func run() async throws -> ExitCode {
    let printer = WeatherPrinter(output: app.output)
    let cities = try await app.cities(named: [name]).map(\.city)
    let dashboard = try await app.settled(cities, kinds: Set(WeatherKind.allCases), with: [.skyData])
    dashboard.prepareSky()
    guard app.options.format == .table else {
      try printer.print(dashboard)
      return try app.reportProblems(dashboard)
    }
    let page = CityPage(appearance: printer.look(dashboard), width: app.output.width)
    for row in dashboard.rows.value {
      try app.output.print(page.lines(row, units: dashboard.units, now: dashboard.now).map(\.trimmed))
    }
    return try app.reportProblems(dashboard, isForecast: true)
  }
}
