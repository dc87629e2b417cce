import CommandLine
import Services
import ViewModels
import Views

/// `skydash show`: all cities once.
struct ShowCommand {
  let app: AppContext

  func run() async throws -> ExitCode {
    let cities = try await app.cities().map(\.city)
    let companions: Set<DashboardViewModel.Companion> =
      switch app.options.format {
      case .json: [.picture, .skyData]
      case .table: [.picture]
      case .line, .template, .waybar, .prometheus: []
      }
    let dashboard = try await app.settled(cities, with: companions)
    try WeatherPrinter(output: app.output).print(dashboard)
    return try app.reportProblems(dashboard)
  }
}
