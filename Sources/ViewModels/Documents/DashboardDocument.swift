package import Entities
import Essentials
package import Services

/// As much of a `--json` document, or of a settings file, as is read of it.
private struct DashboardDocument: Decodable {
  var cities: Readable<CityDocument>
  @OrNull var generatedAt: ISOInstant?
  @OrNull var units: Units?
  @OrNull var picture: PictureDocument?
  @OrNull var attribution: Readable<String>?

  /// The most cities that are read.
  static let limit = 10_000
}

extension DashboardViewModel: Decodable {
  /// Decodes a `--json` document, or the settings file: cities without weather yet. A city that cannot be read loses no
  /// other. It shows the instant at which the document was made until `follow(_:sky:_:)`.
  package convenience init(from decoder: any Decoder) throws {
    let document = try DashboardDocument(from: decoder)
    let now = document.generatedAt?.date ?? Date(timeIntervalSince1970: 0)
    let rows = document.cities.elements.prefix(DashboardDocument.limit).compactMap { city in
      CityRowViewModel(city, from: document.units ?? .metric, at: now)
    }
    self.init(
      settings: SettingsViewModel(Settings(units: document.units ?? .metric)), rows: rows,
      picture: document.picture.map(PictureViewModel.init) ?? PictureViewModel(), at: now)
    news.told = Set(document.attribution?.elements.prefix(100) ?? [])
  }

  /// Lets time pass by a clock for what was read from a document: ages grow, and skies are of the present. What this run
  /// overrides counts, whatever the document says.
  package func follow(_ clock: WallClock, sky: SkyService, _ overrides: RunOverrides = RunOverrides()) {
    self.clock = clock
    self.sky = sky
    saved.overrides = overrides
    if overrides != RunOverrides() { show(self) }
    minute.value = Self.wholeMinute(clock.now())
    updateSky()
  }

  /// Takes over what another one was decoded from: only what differs is announced.
  package func show(_ other: DashboardViewModel) {
    let told = other.rows.value
    let chosen = saved.overrides.applied(
      to: Settings(units: other.units, cities: told.map(\.city)))
    settings.chosen.value.units = chosen.units
    news.told = other.news.told
    update(chosen.cities)
    let rows = Dictionary(told.map { ($0.city, $0) }) { first, _ in first }
    for row in self.rows.value { rows[row.city].map { row.update($0) } }
    if other !== self { picture.show(other.picture) }
    updateSky()
  }

  /// Tells why a document made anew cannot be read; what is on screen stays.
  package func tell(_ error: any Error) { messages.say(.problem(Problem(error)), .warning) }
}

extension CityRowViewModel {
  /// The row of a city of a document in some units; `nil` when it has no name or is nowhere.
  fileprivate convenience init?(_ document: CityDocument, from units: Units, at now: Date) {
    guard let city = document.city else { return nil }
    var weather = document.weather(of: city, from: units)
    // Warnings are those of the instant at which the document was made.
    if weather.alerts != nil { weather.alertsFetchedAt = now }
    self.init(weather)
    sky.value.documented = document.sky.map { sky in
      DocumentedNight(
        date: sky.date, report: sky.stargazing.report,
        passes: sky.passes?.elements.prefix(100).compactMap(\.pass), aurora: sky.aurora?.report)
    }
  }

  /// Takes over what another row of the same city shows.
  fileprivate func update(_ other: CityRowViewModel) {
    update(other.weather.value)
    guard sky.value.documented != other.sky.value.documented else { return }
    sky.value.documented = other.sky.value.documented
    sky.value.key = nil
  }
}
