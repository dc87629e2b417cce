import CommandLine
import Entities
import Services
import ViewModels
import Views

/// Prints the weather of some cities in the requested format, and reports what is old or missing.
struct WeatherPrinter {
  let output: Output

  /// How the dashboard's text looks.
  func look(_ dashboard: DashboardViewModel) -> Appearance { output.appearance(dashboard.settings.chosen.value) }

  /// Prints the dashboard in its present state; a table without cities prints nothing.
  func print(_ dashboard: DashboardViewModel) throws {
    let (console, look) = (output.console, look(dashboard))
    if dashboard.sortOrder.value == .outlook { dashboard.prepareSky() }
    switch output.options.format {
    case .json: try WeatherDocument(dashboard).write(console.printAsIs)
    case .line: try output.print([StatusBar(look).line(dashboard, width: output.options.width)])
    case .template(let template):
      if template.needsSky { dashboard.prepareSky() }
      try console.printAsIs(FieldText.lines(dashboard, filling: template, look).map { $0 + "\n" }.joined())
    case .waybar: try console.printAsIs(StatusBar(look).waybar(dashboard))
    case .prometheus: try console.printAsIs(PrometheusReport.text(dashboard))
    case .table:
      guard !dashboard.rows.value.isEmpty else { return }
      try output.print(TablePage(appearance: look, width: output.width).lines(dashboard))
    }
  }

  /// Reports which cities are old or missing and why, one sentence per reason, and returns the code for all, some or
  /// nothing shown. If the table `isForecast`, a city without current weather may still be shown.
  func reportProblems(_ dashboard: DashboardViewModel, isDocument: Bool = false, isForecast: Bool = false) -> ExitCode {
    let rows = dashboard.rows.value
    let reasons = ProblemSummary(rows, at: dashboard.now, isDocument: isDocument, look(dashboard).words)
    reasons.sentences.forEach(output.console.report)
    guard !reasons.sentences.isEmpty else { return .done }
    let showsForecast =
      switch output.options.format {
      case .json, .template, .prometheus: true
      case .line, .waybar: false
      case .table: isForecast
      }
    let isShown = rows.contains { $0.weather.value.current != nil || (showsForecast && $0.forecast != nil) }
    guard !isShown else { return .partial }
    return reasons.areAllKeyProblems ? .keyProblem : .unavailable
  }
}

extension AppContext {
  /// A dashboard of cities, refreshed once, with these kinds of data and those in a template; reports retiring
  /// services. It waits for `orbits`, if they have a policy, as long as they take; for `companions` only a few seconds.
  func settled(
    _ cities: [City], kinds: Set<WeatherKind> = [.now, .forecast],
    with companions: Set<DashboardViewModel.Companion> = [], orbits: FetchPolicy? = nil
  ) async throws -> DashboardViewModel {
    let dashboard = try await dashboard(of: cities, isPrinted: true)
    if let orbits { await dashboard.skyData.refresh(orbits) }
    var kinds = kinds
    if case .template(let template) = options.format { kinds.formUnion(template.extraKinds) }
    await dashboard.settle(kinds, with: cities.isEmpty ? [] : companions)
    reportDeprecation()
    return dashboard
  }

  /// Reports that there are no cities, or else what is old or missing.
  func reportProblems(_ dashboard: DashboardViewModel, isForecast: Bool = false) throws -> ExitCode {
    guard !dashboard.rows.value.isEmpty else { return try reportNoCities() }
    return WeatherPrinter(output: output).reportProblems(dashboard, isForecast: isForecast)
  }
}
