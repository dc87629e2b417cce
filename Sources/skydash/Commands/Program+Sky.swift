import CommandLine
import Entities
import Essentials
import Services
import Terminal
import ViewModels
import Views

extension Program {
  /// The sky of one city in full, or of several compared.
  func sky(_ request: SkyRequest) async throws -> ExitCode {
    let live = try live()
    guard !live.chosen.cities.isEmpty else { return try noCities() }
    let cities =
      try request.name.map { [live.chosen.cities[try live.chosen.index(of: $0)]] } ?? chosenCities(live.chosen)
    if case .template = options.format { return try await skyLines(cities, live) }
    let reports = await forecasts(of: cities, request, live)
    let models = try models(reports, request, live)
    let isOne = request.name != nil || models.count == 1
    switch options.format {
    case .json: try console.print(SkyDocument.document(models, isOne: isOne, units: live.chosen.units))
    case .line: try print([SkyComparison(appearance: appearance(live.chosen), width: nil).line(models)])
    case .table, .template, .waybar, .prometheus:
      let look = appearance(live.chosen)
      try print(
        isOne
          ? models.flatMap { SkyPage(appearance: look, units: live.chosen.units, width: width).lines($0) }
          : SkyComparison(appearance: look, width: width).lines(models, units: live.chosen.units))
    }
    return tellMissing(reports)
  }

  /// A line for each city; all fields of a template are of the weather.
  private func skyLines(_ cities: [City], _ live: Live) async throws -> ExitCode {
    let dashboard = try await dashboard(live, cities: cities)
    try print(dashboard)
    return tellProblems(dashboard)
  }

  private func noCities() throws -> ExitCode {
    if options.format == .json {
      try console.print(JSONTree.object(["schema": .integer(1), "cities": .array([])]))
    }
    return tellNoCities()
  }

  private func models(_ reports: [CityWeather], _ request: SkyRequest, _ live: Live) throws -> [SkyViewModel] {
    let now = live.clock.now()
    let almanac = request.date == nil && request.time == nil ? SkyAlmanac(at: now) : nil
    return try reports.map { report in
      let model = SkyViewModel(report.city, service: live.sky)
      model.show(
        at: now, date: request.date, secondsOfDay: request.time.map { $0.hour * 3600 + $0.minute * 60 },
        forecast: report.forecast?.value, almanac: almanac)
      if let problem = model.problem.value { throw problem }
      return model
    }
  }

  /// The forecasts of the night, if it is near enough for one; the problem stands where it could not be got.
  private func forecasts(of cities: [City], _ request: SkyRequest, _ live: Live) async -> [CityWeather] {
    let now = live.clock.now()
    if let date = request.date {
      let days = date.daysSince1970 - CivilDate(now, in: .gmt).daysSince1970
      guard (-1...8).contains(days) else { return cities.map(CityWeather.init) }
    }
    guard live.policy != .never else { return live.weather.kept(for: cities) }
    return await live.weather.weather(of: cities, kinds: [.forecast], policy: live.policy)
  }

  /// The sky itself is never missing; the forecast behind the outlook may be.
  private func tellMissing(_ reports: [CityWeather]) -> ExitCode {
    let reasons = ProblemSummary(outlooks: reports)
    reasons.sentences.forEach(console.tell)
    return reasons.isEmpty ? .done : .partial
  }
}
