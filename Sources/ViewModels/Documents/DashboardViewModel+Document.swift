package import Entities
import Essentials

extension DashboardViewModel {
  /// A dashboard of a document's values. Until `follow(_:_:)`, its time is when the document was made, or 1970.
  package convenience init(_ document: DashboardDocument) {
    let rows = document.rows
    self.init(
      settings: SettingsViewModel(Settings(units: document.units)),
      rows: rows.map { CityRowViewModel($0.weather) }, at: document.generatedAt ?? Date(timeIntervalSince1970: 0))
    for (row, documented) in zip(self.rows.value, rows) { row.sky.value.documentedNight = documented.night }
    picture.update(document: document.picture)
    skyData.documentedCredits = document.credits
    documentProblems = document.problems
    // Initialisers don't call observers.
    documentProblems.first.map(report)
  }

  /// Keeps a document's dashboard current by a clock: ages grow, and skies are computed. The run's overrides win.
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
    skyData.documentedCredits = document.credits
    documentProblems = document.problems
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
    guard sky.value.documentedNight != documented.night else { return }
    sky.value.documentedNight = documented.night
    sky.value.key = nil
  }
}
