import CommandLine
import Entities
import Services
import ViewModels
import Views

extension Program {
  /// One city in full.
  func city(_ name: String) async throws -> ExitCode {
    let live = try live()
    let city = live.chosen.cities[try live.chosen.index(of: name)]
    let dashboard = try await dashboard(live, cities: [city], kinds: Set(WeatherKind.allCases))
    dashboard.prepareSky()
    guard options.format == .table else {
      try print(dashboard)
      return tellProblems(dashboard)
    }
    let look = appearance(Settings(units: dashboard.units.value, language: dashboard.settings.language.value))
    let page = CityPage(appearance: look, width: width ?? 80)
    for row in dashboard.rows.value {
      try print(page.lines(row, units: dashboard.units.value, now: dashboard.now).map(\.trimmed))
    }
    return tellProblems(dashboard, isForecast: true)
  }

  /// All cities over the next days or hours.
  func forecast(isHourly: Bool) async throws -> ExitCode {
    let live = try live()
    let dashboard = try await dashboard(live, cities: try chosenCities(live.chosen))
    dashboard.prepareSky()
    if options.format == .table {
      let look = appearance(Settings(units: dashboard.units.value, language: dashboard.settings.language.value))
      let page = ForecastPage(appearance: look, width: width, isHourly: isHourly)
      try print(page.lines(dashboard).map(\.trimmed))
    } else {
      try print(dashboard)
    }
    guard !live.chosen.cities.isEmpty else { return tellNoCities() }
    return tellProblems(dashboard, isForecast: true)
  }

  func tellNoCities() -> ExitCode {
    console.tell("No cities yet: add one with “skydash add Seoul”, or look around with “skydash demo”.")
    return .done
  }
}
