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
  /// The city, or `nil` for all or those of `--city`.
  let name: String?

  func run() async throws -> ExitCode {
    let cities = try await app.cities(named: name.map { [$0] } ?? []).map(\.city)
    guard !cities.isEmpty else { return try noCities() }
    if app.options.skyPart != .night {
      return try await SkyCalendarCommand(app: app, cities: cities, isOne: name != nil).run()
    }
    if case .template = app.options.format { return try await lines(cities) }
    if app.options.drawsChart, app.options.format == .table { return try await charts(of: cities) }
    let passing = PassingNews(app)
    let reports = await forecasts(of: cities)
    let (computed, code) = try await models(reports, await passing.end())
    let models = sorted(computed)
    let isOne = name != nil || cities.count == 1
    let (look, units, width) = (app.appearance, app.chosen.units, app.output.width)
    switch app.options.format {
    case .json: try app.console.print(SkyDocument.document(models, isOne: isOne, units: units))
    case .line: try app.output.print([SkyComparison(appearance: look, width: nil).line(models)])
    case .table, .template, .waybar, .prometheus:
      try app.output.print(
        isOne
          ? models.flatMap { SkyPage(appearance: look, units: units, width: width).lines($0) }
          : SkyComparison(appearance: look, width: width)
            .lines(models, units: units, keepsOrder: app.options.sorting != nil))
    }
    let missing = tellMissing(reports)
    return code == .done ? missing : code
  }

  /// A line for each city; all fields of a template are of the weather.
  private func lines(_ cities: [City]) async throws -> ExitCode {
    let printer = WeatherPrinter(output: app.output)
    let dashboard = await WeatherPrinter.dashboard(app, cities: cities)
    try printer.print(dashboard)
    return printer.tellProblems(dashboard)
  }

  /// The sky over each city, drawn on a screenful and printed as soon as it is.
  private func charts(of cities: [City]) async throws -> ExitCode {
    let news = await PassingNews(app).end()
    let (output, options) = (app.output, app.options)
    let means = output.isLive ? ChartMeans(await app.askedSurroundings(), app.appearance) : nil
    var page = ChartPage(
      appearance: app.appearance, units: app.chosen.units, width: output.width,
      height: app.console.isOutputTerminal ? output.abilities.size.rows - 1 : nil,
      view: options.facing.map(ChartView.facing) ?? .whole, means: means)
    page.isPrinted = true
    return try await each(cities) { try await print(page, chart(of: $0, news)) }
  }

  /// Prints a chart, in pixels where the terminal shows them.
  private func print(_ page: ChartPage, _ chart: ChartViewModel) async throws {
    guard let picture = page.picture(chart), let drawing = await picture.drawn(identifier: .random(in: 1...0xFF_FFFF))
    else { return try app.output.print(page.lines(chart)) }
    try app.console.printAsIs(picture.printed(drawing, depth: app.output.abilities.colorDepth))
  }

  private func chart(
    of city: City, _ news: SkyNews, _ forecast: Forecast? = nil
  ) throws(SkyProblem) -> ChartViewModel {
    let (now, options) = (app.clock.now(), app.options)
    let moment = try SkyMoment(
      at: city, now: now, date: options.night?.ahead(of: CivilDate(now, in: city.zone)), secondsOfDay: options.time)
    return ChartViewModel(
      city, at: moment.instant, showsAll: options.showsEveryStar, news: news, forecast: forecast)
  }

  private func noCities() throws -> ExitCode {
    if app.options.format == .json {
      try app.console.print(JSONTree.object(["cities": .array([])]).page)
    }
    return app.tellNoCities()
  }

  /// The skies of those that have one.
  private func models(_ reports: [CityWeather], _ news: SkyNews) async throws -> (made: [SkyViewModel], code: ExitCode)
  {
    let (now, options) = (app.clock.now(), app.options)
    let almanac = options.night == nil && options.time == nil ? SkyAlmanac(at: now, news: news) : nil
    var models: [SkyViewModel] = []
    let code = try await each(reports) { report in
      var model = try SkyViewModel(
        report.city, at: now, date: options.night?.ahead(of: CivilDate(now, in: report.city.zone)),
        secondsOfDay: options.time, forecast: report.forecast?.value, almanac: almanac, news: news)
      model.forecastProvider = report.forecast?.provider
      if options.drawsChart { model.chart = try chart(of: report.city, news, report.forecast?.value).chart }
      models.append(model)
    }
    return (models, code)
  }

  /// Does something for each; a city whose calendar lacks the date is told of and loses no other.
  ///
  /// - Throws: The first problem, where nothing is done for any.
  private func each<One>(_ all: [One], _ act: (One) async throws -> Void) async throws -> ExitCode {
    var problems: [SkyProblem] = []
    for one in all {
      do { try await act(one) } catch let problem as SkyProblem { problems.append(problem) }
    }
    if problems.count == all.count, let problem = problems.first { throw problem }
    for problem in problems { app.console.tell(app.console.words.problems.sky(problem)) }
    return problems.isEmpty ? .done : .partial
  }

  /// The nights as somebody asked for them to be ordered, if they did.
  private func sorted(_ models: [SkyViewModel]) -> [SkyViewModel] {
    guard let sorting = app.options.sorting else { return models }
    let rows = models.map { CityRowViewModel($0.city) }
    for (row, model) in zip(rows, models) { row.sky.value.report = model.report }
    let order = sorting.order.sorted(rows, at: app.clock.now(), isReversed: sorting.isReversed)
    return order.compactMap { row in rows.firstIndex(of: row).map { models[$0] } }
  }

  /// The forecasts of the night, if it is near enough for one; the problem stands where it could not be got.
  private func forecasts(of cities: [City]) async -> [CityWeather] {
    if case .date(let date)? = app.options.night {
      let days = date.daysSince1970 - CivilDate(app.clock.now(), in: .gmt).daysSince1970
      guard (-1...8).contains(days) else { return cities.map(CityWeather.init) }
    }
    guard app.policy != .never else { return app.weather.kept(for: cities) }
    return await app.weather.printing.weather(of: cities, kinds: [.forecast], policy: app.policy)
  }

  /// The sky itself is never missing; the forecast behind the outlook may be.
  private func tellMissing(_ reports: [CityWeather]) -> ExitCode {
    let reasons = ProblemSummary(outlooks: reports, app.console.words)
    reasons.sentences.forEach(app.console.tell)
    return reasons.isEmpty ? .done : .partial
  }
}
