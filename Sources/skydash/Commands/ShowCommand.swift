import CommandLine
import Entities
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

/// `skydash city`: one city in full.
struct CityCommand {
  let app: AppContext
  let name: String

  func run() async throws -> ExitCode {
    let printer = WeatherPrinter(output: app.output)
    let cities = try await app.cities(named: [name]).map(\.city)
    let dashboard = try await app.settled(cities, Set(WeatherKind.allCases), with: [.skyData])
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
    let days = app.options.days.map { ForecastDays(dashboard, asked: $0) }
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
      days?.cut(dashboard)
      try printer.print(dashboard)
    }
    let code = try app.reportProblems(dashboard, isForecast: true)
    guard let days, days.lacksSome else { return code }
    app.console.report(app.console.words("Only \(days.known) of the \(days.asked) days are available."))
    return code == .done ? .partial : code
  }
}

/// How many days of a forecast were requested, and how many are known.
struct ForecastDays {
  let asked: Int
  /// The most days known for any city, including today.
  let known: Int

  init(_ dashboard: DashboardViewModel, asked: Int) {
    self.asked = asked
    let now = dashboard.now
    known =
      dashboard.rows.value.map { row in
        let today = CivilDate(now, in: row.zone)
        return row.forecast?.days.count { $0.date >= today } ?? 0
      }.max() ?? 0
  }

  /// How many days the table has columns for: at least one, even if none is known.
  var shown: Int { min(asked, max(known, 1)) }

  /// Whether some but not all of the requested days are known.
  var lacksSome: Bool { (1..<max(asked, 1)).contains(known) }

  /// Removes the days that weren't requested, for documents.
  func cut(_ dashboard: DashboardViewModel) {
    for row in dashboard.rows.value {
      let end = CivilDate(dashboard.now, in: row.zone).advanced(by: asked)
      row.weather.value.forecast?.value.days.removeAll { $0.date >= end }
    }
  }
}
