import CommandLine
import Entities
import Services
import ViewModels
import Views

/// `skydash show`: all cities once.
struct ShowCommand {
  let app: AppContext

  func run() async throws -> ExitCode {
    let printer = WeatherPrinter(output: app.output)
    let cities = try app.chosenCities()
    let picture = startPicture()
    let dashboard = await WeatherPrinter.dashboard(app, cities: cities, picture: picture?.model)
    await picture?.end()
    try printer.print(dashboard)
    return app.chosen.cities.isEmpty ? app.tellNoCities() : printer.tellProblems(dashboard)
  }

  /// Begins to ask for the picture of the day, where what is printed has a place for it.
  private func startPicture() -> PassingPicture? {
    guard !app.chosen.cities.isEmpty else { return nil }
    switch app.options.format {
    case .table, .json: return PassingPicture(app.picture.printing, sleep: app.clock.sleep)
    case .line, .template, .waybar, .prometheus: return nil
    }
  }
}

/// `skydash city`: one city in full.
struct CityCommand {
  let app: AppContext
  let name: String

  func run() async throws -> ExitCode {
    let printer = WeatherPrinter(output: app.output)
    let city = app.chosen.cities[try app.chosen.index(of: name)]
    let dashboard = await WeatherPrinter.dashboard(app, cities: [city], kinds: Set(WeatherKind.allCases))
    dashboard.prepareSky()
    guard app.options.format == .table else {
      try printer.print(dashboard)
      return printer.tellProblems(dashboard)
    }
    let page = CityPage(appearance: printer.look(dashboard), width: app.output.width)
    for row in dashboard.rows.value {
      try app.output.print(page.lines(row, units: dashboard.units.value, now: dashboard.now).map(\.trimmed))
    }
    return printer.tellProblems(dashboard, isForecast: true)
  }
}

/// `skydash forecast`: all cities over the next days or hours.
struct ForecastCommand {
  let app: AppContext

  func run() async throws -> ExitCode {
    let printer = WeatherPrinter(output: app.output)
    let dashboard = await WeatherPrinter.dashboard(app, cities: try app.chosenCities())
    dashboard.prepareSky()
    if app.options.format == .table {
      let page = TablePage(
        appearance: printer.look(dashboard), width: app.output.width, set: app.options.isHourly ? .hours : .days)
      try app.output.print(page.lines(dashboard))
    } else {
      try printer.print(dashboard)
    }
    guard !app.chosen.cities.isEmpty else { return app.tellNoCities() }
    return printer.tellProblems(dashboard, isForecast: true)
  }
}
