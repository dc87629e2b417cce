import CommandLine
import Entities
import Services
import ViewModels
import Views

/// `skydash forecast`: all cities over the next days or hours.
struct ForecastCommand {
  let app: AppContext
  /// The cities; empty for those of `--city`, or all.
  let names: [String]

  func run() async throws -> ExitCode {
    let printer = WeatherPrinter(output: app.output)
    let cities = try await app.cities(named: names).map(\.city)
    let dashboard = try await app.settled(cities, with: app.options.format == .json ? [.skyData] : [])
    dashboard.prepareSky()
    let days = app.options.days.map { ForecastDays(dashboard, requested: $0) }
    if app.options.format == .table {
      // Report once why there is nothing, instead of showing empty rows.
      guard dashboard.rows.value.contains(where: { $0.forecast != nil }) else {
        return try app.reportProblems(dashboard, isForecast: true)
      }
      let page = TablePage(
        appearance: printer.look(dashboard), width: app.output.width, set: app.options.isHourly ? .hours : .days,
        days: days?.shown)
      try app.output.print(page.lines(dashboard))
    } else {
      days?.limit(dashboard)
      try printer.print(dashboard)
    }
    let code = try app.reportProblems(dashboard, isForecast: true)
    guard let days, days.lacksSome else { return code }
    app.console.report(app.console.words("Only \(days.known) of the \(days.requested) days are available."))
    return code == .done ? .partial : code
  }
}
