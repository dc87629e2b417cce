import CommandLine
import Entities
import Essentials
import Services
import Terminal
import ViewModels
import Views

/// `skydash sky`: the sky of one city in full, or of several compared.
struct SkyCommand {
  let app: AppContext
  /// The city; `nil` for those of `--city`, or all.
  let name: String?

  func run() async throws -> ExitCode {
    let cities = try await app.cities(named: name.map { [$0] } ?? []).map(\.city)
    guard !cities.isEmpty else {
      try app.output.print(SkyDocument.document([JSONValue](), isSinglePlace: false))
      return try app.reportNoCities()
    }
    let calendar = SkyCalendarCommand(app: app, cities: cities)
    switch app.options.skyPart {
    case .night: return try await night(over: cities)
    case .next(let choice): return try await calendar.next(choice)
    case .month(let month): return try calendar.month(month)
    case .year(let year): return try calendar.year(year)
    }
  }

  /// Shows the night as a page, a comparison, a chart, or lines of a template, and reports old and missing forecasts.
  private func night(over cities: [City]) async throws -> ExitCode {
    // Templates have the same fields for the sky as for the weather.
    if case .template = app.options.format { return try await WeatherCommands(app: app).show(cities) }
    if app.options.drawsChart, app.options.format == .table { return try await charts(of: cities) }
    let dashboard = try await app.settled(cities, kinds: isForecastDue ? [.forecast] : [], with: [.skyData])
    if app.options.format == .table, app.options.sorting == nil { dashboard.sort(by: .outlook) }
    let (nights, code) = try await nights(dashboard)
    try print(nights, isSinglePlace: cities.count == 1)
    let missing = ProblemSummary(outlooks: dashboard.rows.value.map(\.weather.value), app.console.words)
    missing.sentences.forEach(app.console.report)
    return code == .done && !missing.sentences.isEmpty ? .partial : code
  }

  /// Prints the night of one city in full, or compares those of several.
  private func print(_ nights: [NightSky], isSinglePlace: Bool) throws {
    let (look, units, width) = (app.appearance, app.chosenSettings.units, app.output.width)
    switch app.options.format {
    case .json: try app.console.print(SkyDocument.document(nights, isSinglePlace: isSinglePlace, units: units))
    case .line: try app.output.print([SkyComparison(appearance: look, width: nil).line(nights)])
    case .table, .template, .waybar, .prometheus:
      try app.output.print(
        isSinglePlace
          ? nights.flatMap { SkyPage(appearance: look, units: units, width: width).lines($0) }
          : SkyComparison(appearance: look, width: width).lines(nights, units: units))
    }
  }

  /// Prints a star chart of each city as soon as it is drawn, no taller than a terminal's window.
  private func charts(of cities: [City]) async throws -> ExitCode {
    let skyData = try await app.settled(cities, kinds: [], with: [.skyData]).skyData.skyData.value
    let (output, options) = (app.output, app.options)
    let mode = output.isLive ? ChartMode(await app.askedContext(), app.appearance) : nil
    let page = ChartPage(
      appearance: app.appearance, units: app.chosenSettings.units, width: output.width,
      height: app.console.isOutputTerminal ? output.abilities.size.rows - 1 : nil,
      view: options.facing.map(ChartView.facing) ?? .whole, mode: mode, for: .print)
    let now = app.clock.now()
    return try await attempt(cities) { city in
      try await print(chart(of: city, at: try moment(in: city, now: now), skyData), on: page)
    }
  }

  /// Prints a chart, in pixels if the page has a mode for them, else as lines of text.
  private func print(_ chart: SkyChart, on page: ChartPage) async throws {
    guard let picture = page.picture(chart),
      let drawing = await picture.drawn(identifier: KittyGraphics.randomIdentifier())
    else { return try app.output.print(page.lines(chart)) }
    try app.console.printAsIs(picture.printed(drawing, depth: app.output.abilities.colorDepth))
  }

  private func chart(of city: City, at moment: SkyMoment, _ skyData: SkyData, forecast: Forecast? = nil) -> SkyChart {
    SkyService().skyChart(
      of: city, at: moment.instant, showsAll: app.options.showsEveryStar, skyData: skyData, forecast: forecast)
  }

  /// The moment of `--date` and `--at` in a city, by default now; throws if the city's calendar lacks that date.
  private func moment(in city: City, now: Date) throws(SkyProblem) -> SkyMoment {
    try SkyMoment(at: city, now: now, date: app.evening(in: city, at: now), secondsOfDay: app.options.time)
  }

  /// Whether a forecast may cover the night: from today to a week ahead, and a day more either way for time zones.
  private var isForecastDue: Bool {
    guard case .date(let date)? = app.options.night else { return true }
    return (-1...8).contains(date.daysSince1970 - CivilDate(app.clock.now(), in: .gmt).daysSince1970)
  }

  /// The nights of the cities that have one, sorted like the table, and the code, which is `partial` if some have none.
  private func nights(_ dashboard: DashboardViewModel) async throws -> (nights: [NightSky], code: ExitCode) {
    let (now, options, skyData) = (app.clock.now(), app.options, dashboard.skyData.skyData.value)
    let shared = options.night == nil && options.time == nil ? SkyAlmanac(at: now, skyData: skyData) : nil
    // A comparison shows no events, which take most of the time.
    let isDetailed = options.format == .json || (options.format == .table && dashboard.rows.value.count == 1)
    var nights: [ObjectIdentifier: NightSky] = [:]
    let code = try await attempt(dashboard.rows.value) { row in
      let forecast = isForecastDue ? row.weather.value.forecast : nil
      let moment = try moment(in: row.city, now: now)
      let almanac = shared ?? SkyAlmanac(at: moment.instant, skyData: skyData)
      var night = SkyService().night(
        over: row.city, moment: moment, forecast: forecast, now: now, almanac: almanac, isDetailed: isDetailed)
      if options.drawsChart { night.chart = chart(of: row.city, at: moment, skyData, forecast: forecast?.value).chart }
      // The order of the rows depends on their reports.
      row.sky.value.report = night.report
      nights[ObjectIdentifier(row)] = night
    }
    return (dashboard.orderedRows.compactMap { nights[ObjectIdentifier($0)] }, code)
  }

  /// Performs an action for each item. Reports why some fail and returns `partial`; throws the first problem if all do.
  private func attempt<Item>(_ items: [Item], _ action: (Item) async throws -> Void) async throws -> ExitCode {
    var problems: [SkyProblem] = []
    for item in items { do { try await action(item) } catch let problem as SkyProblem { problems.append(problem) } }
    if problems.count == items.count, let problem = problems.first { throw problem }
    for problem in problems { app.console.report(app.console.words(problem.phrase)) }
    return problems.isEmpty ? .done : .partial
  }
}
