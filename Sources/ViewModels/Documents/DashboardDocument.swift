package import Entities
import Essentials

/// As much of a `--json` document, or of a settings file, as is read of it.
package struct DashboardDocument {
  var generatedAt: Date?
  var units: Units
  /// What the document says of the picture of the day.
  var picture: JSONValue?
  /// The credits that it names.
  var credits: Set<String>
  /// Its cities, in canonical units.
  package var rows: [Row]
  /// Why some of its cities are not shown.
  package var problems: [ProgramProblem] = []

  /// The most cities that are read.
  private static let limit = 10_000

  /// A city of the document: its weather, and what the document says of its night.
  package struct Row {
    var weather: CityWeather
    var night: DocumentedNight?
  }

  /// - Returns: `nil` for what has no list of cities. A city that cannot be read loses no other.
  package init?(_ document: JSONValue) {
    guard case .array(let cities)? = document["cities"] else { return nil }
    let (units, date) = (Units(document: document["units"] ?? .null), document["generatedAt"]?.instant)
    let rows = cities.prefix(Self.limit).map { Row($0, from: units, madeAt: date) }
    (self.units, generatedAt, self.rows) = (units, date, rows.compactMap(\.self))
    picture = document["picture"]
    credits = Set(document["attribution"].elements.compactMap { $0.string }.prefix(100))
    if let first = rows.firstIndex(where: { $0 == nil }) {
      problems = [.unreadableCities(rows.count { $0 == nil }, of: cities.count, first: first + 1)]
    }
    if cities.count > rows.count { problems.append(.tooManyCities(cities.count, limit: rows.count)) }
  }
}

extension DashboardDocument.Row {
  fileprivate init?(_ document: JSONValue, from units: Units, madeAt date: Date?) {
    guard let city = try? City(document: document) else { return nil }
    weather = CityWeather(city, document: document, from: units)
    // Warnings are those of the instant at which the document was made.
    if weather.alerts != nil { weather.alertsFetchedAt = date ?? weather.current?.fetchedAt }
    night = document["sky"].flatMap { DocumentedNight(document: $0) }
  }
}

extension DashboardViewModel {
  /// A dashboard of a document's values, at the instant at which that was made until `follow(_:_:)`.
  package convenience init(_ document: DashboardDocument) {
    let rows = document.rows
    self.init(
      settings: SettingsViewModel(Settings(units: document.units)),
      rows: rows.map { CityRowViewModel($0.weather) }, at: document.generatedAt ?? Date(timeIntervalSince1970: 0))
    for (row, documented) in zip(self.rows.value, rows) { row.sky.value.documented = documented.night }
    picture.update(document: document.picture)
    news.documented = document.credits
    report(document.problems)
  }

  /// Says which cities of a document are not shown, once for as long as it is the same.
  private func report(_ problems: [ProgramProblem]) {
    let isNew = problems != documentProblems
    documentProblems = problems
    if isNew, let first = problems.first { report(first) }
  }

  /// Lets time pass by a clock for what was read from a document: ages grow, and skies are of the present. What this run
  /// overrides counts, whatever the document says.
  package func follow(_ clock: WallClock, _ overrides: RunOverrides = RunOverrides()) {
    self.clock = clock
    saved.overrides = overrides
    show(units, rows.value.map(\.city))
    minute.value = Self.wholeMinute(clock.now())
    updateSky()
  }

  /// Takes over a document that was made anew: only what differs is announced.
  package func update(_ document: DashboardDocument) {
    let documented = Dictionary(document.rows.map { ($0.weather.city, $0) }) { first, _ in first }
    show(document.units, document.rows.map(\.weather.city))
    for row in rows.value { documented[row.city].map(row.update) }
    news.documented = document.credits
    report(document.problems)
    picture.update(document: document.picture)
    updateSky()
  }

  /// Shows units and cities, or what this run was asked for instead.
  private func show(_ units: Units, _ cities: [City]) {
    let chosen = saved.overrides.applied(to: Settings(units: units, cities: cities))
    settings.chosen.value.units = chosen.units
    update(chosen.cities)
  }

  /// Says why a document made anew cannot be read; what is on screen stays.
  package func report(_ error: any Error) { messages.say(Phrase(problem: error), .warning) }
}

extension CityRowViewModel {
  fileprivate func update(_ documented: DashboardDocument.Row) {
    update(documented.weather)
    guard sky.value.documented != documented.night else { return }
    sky.value.documented = documented.night
    sky.value.key = nil
  }
}
