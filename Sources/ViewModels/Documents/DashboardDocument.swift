package import Entities
import Essentials

/// The parts of a `--json` document or a settings file that are read back.
package struct DashboardDocument {
  /// `nil` in a settings file.
  var generatedAt: Date?
  var units: Units
  /// The picture of the day, not read yet; `nil` in a settings file.
  var picture: JSONValue?
  /// The credits in `attribution`; empty if it has none.
  var credits: Set<String>
  /// The cities that can be read, in the document's order and canonical units.
  package var rows: [Row]
  /// Why some cities are not shown; empty if all are.
  package var problems: [ProgramProblem] = []

  /// A city of the document.
  package struct Row {
    var weather: CityWeather
    /// The parts of its night that can't be computed; `nil` if the document has none.
    var night: DocumentedNight?

    /// `nil` if the city can't be read. `date` is when the document was made, if it says so.
    init?(_ document: JSONValue, from units: Units, madeAt date: Date?) {
      guard let city = try? City(document: document) else { return nil }
      weather = CityWeather(city, document: document, from: units)
      // Warnings are as of when the document was made.
      if weather.alerts != nil { weather.alertsFetchedAt = date ?? weather.current?.fetchedAt }
      night = document["sky"].flatMap { DocumentedNight(document: $0) }
    }
  }

  /// Cities after this many are ignored.
  private static let cityLimit = 10_000

  /// Unreadable cities are skipped and reported in ``problems``; `nil` without a list of cities.
  package init?(_ document: JSONValue) {
    guard case .array(let cities)? = document["cities"] else { return nil }
    let (units, date) = (Units(document: document["units"] ?? .null), document["generatedAt"]?.instant)
    let rows = cities.prefix(Self.cityLimit).map { Row($0, from: units, madeAt: date) }
    (self.units, generatedAt, self.rows) = (units, date, rows.compactMap(\.self))
    picture = document["picture"]
    credits = Set(document["attribution"].elements.compactMap { $0.string }.prefix(JSONValue.listLimit))
    if let first = rows.firstIndex(where: { $0 == nil }) {
      problems = [.unreadableCities(rows.count { $0 == nil }, of: cities.count, first: first + 1)]
    }
    if cities.count > rows.count { problems.append(.tooManyCities(cities.count, limit: rows.count)) }
  }
}

extension DashboardViewModel {
  /// A dashboard of a document's values. Until `follow(_:_:)`, its present is when the document was made, or 1970.
  package convenience init(_ document: DashboardDocument) {
    let rows = document.rows
    self.init(
      settings: SettingsViewModel(Settings(units: document.units)),
      rows: rows.map { CityRowViewModel($0.weather) }, at: document.generatedAt ?? Date(timeIntervalSince1970: 0))
    for (row, documented) in zip(self.rows.value, rows) { row.sky.value.documented = documented.night }
    picture.update(document: document.picture)
    skyData.documented = document.credits
    report(document.problems)
  }

  /// Reports which cities are not shown, once while the problems are the same.
  private func report(_ problems: [ProgramProblem]) {
    let isNew = problems != documentProblems
    documentProblems = problems
    if isNew, let first = problems.first { report(first) }
  }

  /// Runs a document's dashboard by a clock: ages grow, skies are of the present. The run's overrides win over the document.
  package func follow(_ clock: WallClock, _ overrides: RunOverrides = RunOverrides()) {
    self.clock = clock
    saved.overrides = overrides
    show(units, rows.value.map(\.city))
    minute.value = Self.wholeMinute(clock.now())
    updateSky()
  }

  /// Applies a newer version of the document; of rows for the same city, each gets the first one's values.
  package func update(_ document: DashboardDocument) {
    let documented = Dictionary(document.rows.map { ($0.weather.city, $0) }) { first, _ in first }
    show(document.units, document.rows.map(\.weather.city))
    for row in rows.value { documented[row.city].map(row.update) }
    skyData.documented = document.credits
    report(document.problems)
    picture.update(document: document.picture)
    updateSky()
  }

  /// Shows units and cities, with this run's overrides.
  private func show(_ units: Units, _ cities: [City]) {
    let chosen = saved.overrides.applied(to: Settings(units: units, cities: cities))
    settings.chosen.value.units = chosen.units
    update(chosen.cities)
  }

  /// Shows why a newer document can't be read; the screen stays unchanged.
  package func report(_ error: any Error) { messages.say(Phrase(problem: error), .warning) }
}

extension CityRowViewModel {
  /// Applies a document's weather and night; the sky is computed again if the night differs.
  fileprivate func update(_ documented: DashboardDocument.Row) {
    update(documented.weather)
    guard sky.value.documented != documented.night else { return }
    sky.value.documented = documented.night
    sky.value.key = nil
  }
}
