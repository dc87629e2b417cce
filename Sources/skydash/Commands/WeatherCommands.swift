import CommandLine
import Entities
import Services
import ViewModels
import Views

/// The commands that show the weather of saved or named cities.
struct WeatherCommands {
  let app: AppContext
  private var printer: WeatherPrinter { WeatherPrinter(output: app.output) }

  /// `skydash show`: all cities once.
  func show() async throws -> ExitCode { try await show(try await app.cities().map(\.city)) }

  /// Prints the weather of some cities once, with the picture and sky data that the format has.
  func show(_ cities: [City]) async throws -> ExitCode {
    let companions: Set<DashboardViewModel.Companion> =
      switch app.options.format {
      case .json: [.picture, .skyData]
      case .table: [.picture]
      case .line, .template, .waybar, .prometheus: []
      }
    let dashboard = try await app.settled(cities, with: companions)
    try printer.print(dashboard)
    return try app.reportProblems(dashboard)
  }

  /// `skydash watch`: the live table, or a line per change without a screen.
  func watch() async throws -> ExitCode {
    let found = try await app.cities()
    // Without cities, the table is for adding some, which needs a place to save them.
    if found.isEmpty { _ = try app.settingsPath }
    let dashboard = try await app.dashboard(
      of: found.map(\.city), isPrinted: false, RunOverrides(app.options, cities: found))
    let code = try await LiveScreen(output: app.output, dashboard: dashboard).run()
    app.reportDeprecation()
    return code
  }

  /// `skydash city`: one city in full.
  func city(named name: String) async throws -> ExitCode {
    let cities = try await app.cities(named: [name]).map(\.city)
    let dashboard = try await app.settled(cities, kinds: Set(WeatherKind.allCases), with: [.skyData])
    dashboard.prepareSky()
    if app.options.format == .table {
      let page = CityPage(appearance: printer.look(dashboard), width: app.output.width)
      for row in dashboard.rows.value {
        try app.output.print(page.lines(row, units: dashboard.units, now: dashboard.now).map(\.trimmed))
      }
    } else {
      try printer.print(dashboard)
    }
    return try app.reportProblems(dashboard, isForecast: true)
  }

  /// `skydash forecast`: the next days or hours of the named cities; without names, of those of `--city`, or all.
  func forecast(for names: [String]) async throws -> ExitCode {
    let cities = try await app.cities(named: names).map(\.city)
    let dashboard = try await app.settled(cities, with: app.options.format == .json ? [.skyData] : [])
    dashboard.prepareSky()
    let days = app.options.days.map { ForecastDays(dashboard, requested: $0) }
    if app.options.format != .table {
      days?.limit(dashboard)
      try printer.print(dashboard)
    } else if dashboard.rows.value.contains(where: { $0.forecast != nil }) {
      let page = TablePage(
        appearance: printer.look(dashboard), width: app.output.width, set: app.options.isHourly ? .hours : .days,
        days: days?.columns)
      try app.output.print(page.lines(dashboard))
    }
    // Without any forecast, the reasons say why, instead of empty rows.
    let code = try app.reportProblems(dashboard, isForecast: true)
    guard let days, days.lacksSome else { return code }
    app.console.report(app.console.words("Only \(days.known) of the \(days.requested) days are available."))
    return code == .done ? .partial : code
  }
}
