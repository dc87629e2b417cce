import CommandLine
import Entities
import Essentials
import Services
import Terminal
import ViewModels
import Views

extension Program {
  /// Prints all cities once.
  func show() async throws -> ExitCode {
    let live = try live()
    let cities = try chosenCities(live.chosen)
    let picture = startPicture(live)
    let dashboard = try await dashboard(live, cities: cities, picture: picture?.model)
    await picture?.end()
    try print(dashboard)
    guard !live.chosen.cities.isEmpty else { return tellNoCities() }
    return tellProblems(dashboard)
  }

  /// The cities asked for with `--city`, each once, or all.
  func chosenCities(_ settings: Settings) throws -> [City] {
    guard !options.cities.isEmpty else { return settings.cities }
    var indices: [Int] = []
    for name in options.cities {
      let index = try settings.index(of: name)
      if !indices.contains(index) { indices.append(index) }
    }
    return indices.map { settings.cities[$0] }
  }

  /// A dashboard of cities with the weather that could be got.
  func dashboard(
    _ live: Live, cities: [City], kinds: Set<WeatherKind> = [.now, .forecast], picture: PictureViewModel? = nil
  ) async throws -> DashboardViewModel {
    var settings = live.chosen
    settings.cities = cities
    let dashboard = DashboardViewModel(
      settings: settings, picture: picture ?? PictureViewModel(), services: live.dashboardServices)
    let reports = await live.weather.weather(of: cities, kinds: kinds, policy: live.policy)
    live.notice.map(console.tell)
    dashboard.show(all: reports)
    dashboard.updateSky()
    return dashboard
  }

  func print(_ dashboard: DashboardViewModel) throws {
    let look = appearance(Settings(units: dashboard.units.value, language: dashboard.settings.language.value))
    switch options.format {
    case .json:
      dashboard.prepareSky()
      try console.print(WeatherDocument(dashboard).tree)
    case .line: try print([LineReport(appearance: look).text(dashboard)])
    case .template(let template):
      try console.printAsIs(TemplateReport(template, appearance: look).lines(dashboard).map { $0 + "\n" }.joined())
    case .waybar: try console.printAsIs(WaybarReport(appearance: look).text(dashboard))
    case .prometheus: try console.printAsIs(PrometheusReport().text(dashboard))
    case .table:
      guard !dashboard.rows.value.isEmpty else { return }
      try print(TablePage(appearance: look, width: width).lines(dashboard))
    }
  }

  /// Tells which cities are old or missing and why, one sentence for each reason, and returns the exit code.
  ///
  /// - Parameters:
  ///   - dashboard: What was shown.
  ///   - isForecast: Whether the table shows forecasts too, which may be there without the weather now.
  /// - Returns: Whether all, some or nothing is shown.
  func tellProblems(_ dashboard: DashboardViewModel, isForecast: Bool = false) -> ExitCode {
    let rows = dashboard.rows.value
    let reasons = ProblemSummary(rows, at: dashboard.now)
    reasons.sentences.forEach(console.tell)
    guard !reasons.isEmpty else { return .done }
    let showsForecast = options.format.hasForecast ?? isForecast
    let isShown = rows.contains { $0.status.value.fetchedAt != nil || (showsForecast && $0.forecast.value != nil) }
    guard !isShown else { return .partial }
    return reasons.areAllKeyProblems ? .keyProblem : .unavailable
  }
}

extension OutputFormat {
  /// Whether it has values of the forecast; a table's page decides for itself.
  fileprivate nonisolated var hasForecast: Bool? {
    switch self {
    case .json, .template, .prometheus: true
    case .line, .waybar: false
    case .table: nil
    }
  }
}
