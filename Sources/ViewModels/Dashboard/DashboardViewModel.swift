package import Entities
package import Essentials
import Services

/// What the live table shows and what can be asked of it.
///
/// A dashboard decoded from a document, or made without services, shows and sorts; with services it also refreshes,
/// saves and follows what other programs save.
package final class DashboardViewModel {
  /// In the person's own order.
  package let rows: Dynamic<[CityRowViewModel]>
  package let settings: SettingsViewModel
  package let picture: PictureViewModel

  package let selected = Dynamic<CityRowViewModel?>(nil)
  package let sortOrder = Dynamic<SortOrder>(.own)
  package let columns = Dynamic<ColumnSet>(.weather)
  /// The present, by minutes: what depends on time is drawn anew when it changes.
  package let minute: Dynamic<Date>
  package let isRefreshing = Dynamic<Bool>(false)
  package let isPaused = Dynamic<Bool>(false)
  /// When the next refresh is due, or `nil` before the first and while there is no city.
  package let nextRefresh = Dynamic<Date?>(nil)
  /// Whether the last refresh failed for every city.
  package let refreshFailed = Dynamic<Bool>(false)
  /// The time to the next refresh, in steps a person reads, or `nil` while none is planned.
  package let countdown = Dynamic<Countdown?>(nil)
  package let message = Dynamic<Message?>(nil)

  var services: DashboardServices?
  /// Refreshes in a row after which any city had a problem.
  var failures = 0
  var lastRefresh: Date?
  var lastTick: Date?
  /// When a service that asked to wait may be asked again.
  var mustWaitUntil: Date?
  /// Whether a person asked for the refresh in progress.
  var wasAskedToRefresh = false
  /// Whether the refresh in progress is to be followed by another.
  var isRefreshAsked = false
  /// Answers since the last refresh ended.
  var arrivals = 0
  var removed: [RemovedCity] = []
  /// The settings as they were last read or written, to tell what another program changed.
  var knownSettings: Settings?
  /// What was passed over when the settings were read last, or `nil` before the first time.
  var knownWarnings: [String]?
  var lastSettingsChange: Date?
  /// Why the settings could not be read, as it was told.
  var settingsProblem: Problem?
  /// Seconds for which the message stays.
  var messageSeconds = 0
  var refreshes: [Int: Task<Void, Never>] = [:]
  var refreshCount = 0
  /// Hears of changed settings, where the system tells of them.
  var watching: Task<Void, Never>?
  /// Waits for the next thing to do.
  var rest: Task<Void, any Error>?
  /// Whether the waiting was cut short because there is more to do.
  var wasWoken = false
  /// The rows of each place, until the list of rows changes: a thousand answers look theirs up.
  private var places: [Coordinates: [CityRowViewModel]]?
  private var forgettingPlaces: Binding?

  package init(
    settings: Settings = Settings(), picture: PictureViewModel = PictureViewModel(), services: DashboardServices? = nil
  ) {
    self.settings = SettingsViewModel(settings)
    self.picture = picture
    self.services = services
    knownSettings = settings
    minute = Dynamic(Self.wholeMinute(services?.clock.now() ?? Date(timeIntervalSince1970: 0)))
    rows = Dynamic(settings.cities.map(CityRowViewModel.init))
    selected.value = rows.value.first
    forgettingPlaces = rows.bind { [weak self] _ in self?.places = nil }
  }

  /// The units numbers are shown in.
  package var units: Dynamic<Units> { settings.units }

  /// The present: of the clock when there is one, else the minute shown.
  package var now: Date { services?.clock.now() ?? minute.value }

  /// Whether this run may not use the network.
  package var isOffline: Bool { services?.policy == .never }

  static func wholeMinute(_ date: Date) -> Date {
    Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)
  }

  /// Takes over what became known of a city: only what differs is announced.
  package func show(_ report: CityWeather) {
    let now = now
    for row in rowsByPlace[report.city.coordinates] ?? [] { row.show(report, at: now) }
  }

  /// The rows of each place; a row never changes its place.
  private var rowsByPlace: [Coordinates: [CityRowViewModel]] {
    if let places { return places }
    let index = Dictionary(grouping: rows.value, by: \.city.value.coordinates)
    places = index
    return index
  }
}

extension DashboardViewModel {
  /// Takes over what became known of many cities, each row found at once.
  package func show(all reports: [CityWeather]) { show(all: reports, in: rows.value) }

  func show(all reports: [CityWeather], in rows: [CityRowViewModel]) {
    let now = now
    let rows = Dictionary(grouping: rows, by: \.city.value.coordinates)
    for report in reports {
      for row in rows[report.city.coordinates] ?? [] { row.show(report, at: now) }
    }
  }
}
