package import Entities
import Essentials
import Services

/// As much of a `--json` document, or of a settings file, as is read of it.
package struct DashboardDocument: Decodable {
  var cities: [OrNull<CityDocument>]
  @OrNull var generatedAt: ISOInstant?
  @OrNull var units: Units?
  @OrNull var picture: PictureDocument?
  @OrNull var attribution: Readable<String>?

  /// The most cities that are read.
  private static let limit = 10_000

  private enum CodingKeys: String, CodingKey { case cities, generatedAt, units, picture, attribution }

  /// A city of the document: its weather, and what the document says of its night.
  package struct Row {
    var weather: CityWeather
    var night: DocumentedNight?
  }

  /// Its cities in canonical units; `nil` for one that cannot be read, which loses no other.
  private var readRows: [Row?] {
    cities.prefix(Self.limit).map { document in
      guard let document = document.wrappedValue, let city = document.city else { return nil }
      var weather = document.weather(of: city, from: units ?? .metric)
      // Warnings are those of the instant at which the document was made.
      if weather.alerts != nil { weather.alertsFetchedAt = generatedAt?.date ?? weather.current?.fetchedAt }
      let night = document.sky.map { sky in
        DocumentedNight(
          date: sky.date, report: sky.stargazing.report,
          passes: sky.passes?.elements.prefix(100).compactMap(\.pass), aurora: sky.aurora?.report)
      }
      return Row(weather: weather, night: night)
    }
  }

  package var rows: [Row] { readRows.compactMap(\.self) }

  /// What of its cities cannot be read.
  package var problem: ProgramProblem? {
    let rows = readRows
    guard let first = rows.firstIndex(where: { $0 == nil }) else { return nil }
    return .unreadableCities(rows.count { $0 == nil }, of: rows.count, first: first + 1)
  }

  /// The credits that it names.
  var credits: Set<String> { Set(attribution?.elements.prefix(100) ?? []) }
}

extension DashboardViewModel {
  /// A dashboard of a document's values, at the instant at which that was made until ``follow(_:_:)``.
  package convenience init(_ document: DashboardDocument) {
    let rows = document.rows
    self.init(
      settings: SettingsViewModel(Settings(units: document.units ?? .metric)),
      rows: rows.map { CityRowViewModel($0.weather) }, at: document.generatedAt?.date ?? Date(timeIntervalSince1970: 0))
    for (row, documented) in zip(self.rows.value, rows) { row.sky.value.documented = documented.night }
    picture.update(document.picture)
    news.documented = document.credits
    documentProblem = document.problem
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
    show(document.units ?? .metric, document.rows.map(\.weather.city))
    for row in rows.value { documented[row.city].map(row.update) }
    news.documented = document.credits
    documentProblem = document.problem
    picture.update(document.picture)
    updateSky()
  }

  /// Shows units and cities, or what this run was asked for instead.
  private func show(_ units: Units, _ cities: [City]) {
    let chosen = saved.overrides.applied(to: Settings(units: units, cities: cities))
    settings.chosen.value.units = chosen.units
    update(chosen.cities)
  }

  /// Says why a document made anew cannot be read; what is on screen stays.
  package func tell(_ error: any Error) { messages.say(.problem(Problem(error)), .warning) }
}

extension CityRowViewModel {
  fileprivate func update(_ documented: DashboardDocument.Row) {
    update(documented.weather)
    guard sky.value.documented != documented.night else { return }
    sky.value.documented = documented.night
    sky.value.key = nil
  }
}
