import CommandLine
import Entities
import Essentials
import Services
import Terminal
import ViewModels
import Views

/// `skydash sky --next`, `--month` and `--year`, computed without the network. Only `--next pass` fetches the
/// satellites' orbits; `--next` alone shows passes if orbits are cached.
struct SkyCalendarCommand {
  let app: AppContext
  /// The cities that are asked for; JSON of a single one is an object, not a list.
  let cities: [City]

  /// `--month`: the moon in a month, by default that of the evening of `--date`.
  func month(_ month: CivilDate?) throws -> ExitCode {
    let months = cities.lazy.map { city in
      SkyService().moonCalendar(of: city, at: now, date: month ?? app.evening(in: city, at: now))
    }
    return try show(months, lines: page.lines) { $0.document($1) }
  }

  /// `--year`: the sun and the events of a year, by default the present one.
  func year(_ year: Int?) throws -> ExitCode {
    let years = cities.lazy.map { SkyService().yearCalendar(of: $0, at: now, year: year) }
    return try show(years, lines: page.lines) { $0.document($1) }
  }

  /// `--next`: the coming events, of one kind or, without a choice, all.
  func next(_ choice: SkyEvent.Choice?) async throws -> ExitCode {
    guard choice != .pass else { return try await passes() }
    let dashboard = try await app.settled(cities, kinds: [], orbits: .never)
    return try show(cities.lazy.map(events(choice, dashboard)), lines: page.lines) { $0.document($1) }
  }

  /// Shows only passes. If none can be predicted for any city, reports the reason once, and prints only JSON.
  private func passes() async throws -> ExitCode {
    // Nothing else is shown, so the orbits may take as long as they need.
    let dashboard = try await app.settled(cities, kinds: [], orbits: app.policy)
    let skyData = dashboard.skyData.skyData.value
    let passes = cities.map(events(.pass, dashboard))
    let isPredictable = passes.contains { $0.passes != nil }
    if isPredictable || app.options.format == .json {
      _ = try show(passes, lines: page.lines) { $0.document($1) }
    }
    guard !isPredictable else { return .done }
    app.console.report(app.console.words(skyData.reasonForNoPasses(isOffline: app.policy == .never, at: now)))
    return skyData.hasUsableOrbits(at: now) ? .cannotBeDone : .unavailable
  }

  /// A function that computes a city's coming events, of one kind or, without a choice, all.
  private func events(_ choice: SkyEvent.Choice?, _ dashboard: DashboardViewModel) -> (City) -> ComingEvents {
    let weather = Dictionary(dashboard.rows.value.map { ($0.city, $0.weather.value) }) { first, _ in first }
    return { city in
      SkyService().comingEvents(
        over: city, at: now, date: app.evening(in: city, at: now), of: choice, skyData: dashboard.skyData.skyData.value,
        forecast: weather[city]?.forecast)
    }
  }

  private var now: Date { app.clock.now() }

  private var page: SkyCalendarPage {
    SkyCalendarPage(appearance: app.appearance, units: app.chosenSettings.units, width: app.output.width)
  }

  /// Prints a model for each city, in their order: the lines of a page as soon as it is made, or one document of all.
  private func show<Model>(
    _ models: some Sequence<Model>, lines: (Model) -> [StyledText], document: (Model, DocumentWords) -> JSONValue
  ) throws -> ExitCode {
    func documents() -> [JSONValue] {
      zip(cities, models).map { city, model in
        document(model, DocumentWords.english(zone: city.zone, units: app.chosenSettings.units))
      }
    }
    return try app.output.print(SkyDocument.document(documents(), isSinglePlace: cities.count == 1)) {
      for (index, model) in models.enumerated() {
        try app.output.print((index == 0 ? [] : [StyledText()]) + lines(model))
      }
    }
  }
}
