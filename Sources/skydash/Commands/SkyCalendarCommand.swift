import CommandLine
import Entities
import Essentials
import Services
import Terminal
import ViewModels
import Views

/// `skydash sky --next`, `--month` and `--year`. Everything is computed; only `--next pass` fetches orbits.
struct SkyCalendarCommand {
  let app: AppContext
  let cities: [City]
  /// Whether only one city is asked for; JSON is then one object, not a list.
  let isOne: Bool

  /// Prints the calendar that the options choose; returns `nil` if they choose a night instead.
  func run() async throws -> ExitCode? {
    switch app.options.skyPart {
    case .night: return nil
    case .next(let choice): return try await next(choice)
    case .month(let month):
      let model = { (city: City) in
        SkyService().month(of: city, at: now, date: month ?? app.evening(in: city, at: now))
      }
      return try show(model, page.lines) { $0.document($1) }
    case .year(let year):
      return try show({ SkyService().calendar(of: $0, at: now, year: year) }, page.lines) { $0.document($1) }
    }
  }

  private func next(_ choice: SkyEvent.Choice?) async throws -> ExitCode {
    guard choice != .pass else { return try await passes() }
    return try show(events(choice, try await app.settled(cities, [], orbits: .never)), page.lines) { $0.document($1) }
  }

  /// Shows only passes. If none can be predicted for any city, reports the reason once, and prints only JSON.
  private func passes() async throws -> ExitCode {
    // Nothing else is shown, so the orbits may take as long as they need.
    let dashboard = try await app.settled(cities, [], orbits: app.policy)
    let (skyData, events) = (dashboard.skyData.skyData.value, self.events(.pass, dashboard))
    let models = Dictionary(cities.map { ($0.coordinates, events($0)) }) { first, _ in first }
    let areUnknown = models.values.allSatisfy { $0.passes == nil }
    if !areUnknown || app.options.format == .json {
      _ = try show({ models[$0.coordinates] ?? events($0) }, page.lines) { $0.document($1) }
    }
    guard areUnknown else { return .done }
    app.console.report(app.console.words(skyData.reasonForNoPasses(isOffline: app.policy == .never, at: now)))
    return skyData.hasUsableOrbits(at: now) ? .cannotBeDone : .unavailable
  }

  /// A function that lists a city's coming events, of one kind or all.
  private func events(_ choice: SkyEvent.Choice?, _ dashboard: DashboardViewModel) -> (City) -> ComingEvents {
    let rows = Dictionary(dashboard.rows.value.map { ($0.city, $0.weather.value) }) { first, _ in first }
    return { city in
      SkyService().coming(
        over: city, at: now, date: app.evening(in: city, at: now), of: choice, skyData: dashboard.skyData.skyData.value,
        forecast: rows[city]?.forecast)
    }
  }

  private var now: Date { app.clock.now() }

  private var page: SkyCalendarPage {
    SkyCalendarPage(appearance: app.appearance, units: app.chosen.units, width: app.output.width)
  }

  /// Prints a page for each city, as soon as its model is made, or the documents of all together.
  private func show<Model>(
    _ model: (City) -> Model, _ lines: (Model) -> [StyledText],
    _ document: (Model, DocumentWords) -> JSONValue
  ) throws -> ExitCode {
    guard app.options.format != .json else {
      let documents = cities.map { document(model($0), DocumentWords.english(zone: $0.zone, units: app.chosen.units)) }
      try app.console.print(SkyDocument.document(documents, isOne: isOne))
      return .done
    }
    for (index, city) in cities.enumerated() {
      try app.output.print((index == 0 ? [] : [StyledText()]) + lines(model(city)))
    }
    return .done
  }
}
