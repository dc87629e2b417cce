package import Entities
package import Essentials
package import Services

/// What the live table shows and what can be asked of it.
///
/// A dashboard decoded from a document, or made without services, shows and sorts; with services it also refreshes,
/// saves and follows what other programs save.
package final class DashboardViewModel {
  package let list: CityListViewModel
  package let settings: SettingsViewModel
  package let picture: PictureViewModel
  package let messages = MessageViewModel()

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

  var services: DashboardServices?
  /// Tells the present; where there is none it is the minute shown.
  var clock: WallClock?
  /// Computes skies; where there is none they are as they were given.
  var sky: SkyService?
  var overrides = RunOverrides()
  var plan: RefreshPlan { didSet { nextRefresh.value = plan.due } }
  /// Refreshes under way, by their number.
  var refreshes: [Int: Task<Void, Never>] = [:]
  var refreshCount = 0
  /// Whether the refresh of all in progress is to be followed by another, and whether a person asked for it.
  var isRefreshAsked = false
  var wasAskedToRefresh = false
  /// Answers since the last refresh ended.
  var arrivals = 0
  /// Cities that were removed, with their places in the saved list, the last one last.
  var removed: [(city: City, index: Int)] = []
  var known: KnownSettings
  /// Hears of changed settings, where the system tells of them.
  var watching: Task<Void, Never>?
  /// Waits for the next thing to do.
  var rest: Task<Void, any Error>?
  /// Whether the waiting was cut short because there is more to do.
  var wasWoken = false

  /// - Parameters:
  ///   - settings: What is shown at first.
  ///   - picture: The picture of the day.
  ///   - services: What is asked when it is live.
  ///   - overrides: What this run was asked for, whatever the settings say.
  package convenience init(
    settings: Settings = Settings(), picture: PictureViewModel = PictureViewModel(),
    services: DashboardServices? = nil, overrides: RunOverrides = RunOverrides()
  ) {
    self.init(
      settings: SettingsViewModel(settings), rows: settings.cities.map(CityRowViewModel.init), picture: picture,
      at: services?.clock.now() ?? Date(timeIntervalSince1970: 0))
    if let services { use(services, overrides) }
    known.settings = settings
  }

  /// Is live from now on.
  private func use(_ services: DashboardServices, _ overrides: RunOverrides) {
    self.services = services
    self.overrides = overrides
    clock = services.clock
    sky = services.sky
  }

  /// Is live from now on over services in memory: the cities and units are those that it asks for.
  package func use(_ demo: DemoWorld, clock: WallClock, _ overrides: RunOverrides = RunOverrides()) {
    use(
      DashboardServices(
        settings: demo.settingsService, cities: demo.cities, places: demo.places, weather: demo.weather,
        sky: SkyService(), clock: clock), overrides)
    picture.file = { demo.pictureFile }
    minute.value = Self.wholeMinute(clock.now())
    readSettings()
  }

  init(settings: SettingsViewModel, rows: [CityRowViewModel], picture: PictureViewModel, at now: Date) {
    self.settings = settings
    self.picture = picture
    list = CityListViewModel(rows)
    plan = RefreshPlan(interval: Double(settings.watchInterval.value))
    minute = Dynamic(Self.wholeMinute(now))
    known = KnownSettings()
  }

  package var rows: Dynamic<[CityRowViewModel]> { list.rows }
  package var selected: Dynamic<CityRowViewModel?> { list.selected }
  package var sortOrder: Dynamic<SortOrder> { list.sortOrder }
  package var message: Dynamic<Message?> { messages.current }
  /// The units numbers are shown in.
  package var units: Dynamic<Units> { settings.units }
  /// The rows as they are shown.
  package var orderedRows: [CityRowViewModel] { list.ordered(at: minute.value) }

  /// The present: of the clock when there is one, else the minute shown.
  package var now: Date { clock?.now() ?? minute.value }

  /// Whether this run may not use the network.
  package var isOffline: Bool { services?.policy == .never }

  static func wholeMinute(_ date: Date) -> Date {
    Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)
  }

  /// Takes over what became known of a city: only what differs is announced.
  package func show(_ report: CityWeather) {
    let now = now
    for row in list.rows(at: report.city.coordinates) { row.show(report, at: now) }
  }

  /// Takes over what became known of many cities.
  package func show(all reports: [CityWeather]) { reports.forEach(show) }

  package func moveSelection(by offset: Int) { list.moveSelection(by: offset, at: minute.value) }
  package func selectFirst() { selected.value = orderedRows.first }
  package func selectLast() { selected.value = orderedRows.last }

  /// Selects the first row whose name contains a text, without regard to case and accents, from the selected one on.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package func find(_ text: String, fromNext: Bool = false) -> Bool {
    list.find(text, fromNext: fromNext, at: minute.value)
  }

  /// Orders by the next column, back to the person's own order after the last.
  package func sortByNextColumn() { sortOrder.value = sortOrder.value.next }

  /// Shows another set of columns, or the weather again when that set is shown.
  package func toggleColumns(_ set: ColumnSet) { columns.value = set.toggled(from: columns.value) }

  /// Shows the next of the weather's column sets: now, days, hours.
  package func nextWeatherColumns() { columns.value = columns.value.nextOfWeather }

  func say(_ content: Message.Content, _ tone: Message.Tone = .note) { messages.say(content, tone) }

  /// Takes the message away: it was read.
  package func dismissMessage() { messages.dismiss() }

  /// Computes whether it is day above each city, and forgets the skies that nobody looked at for ten minutes.
  package func updateSky() {
    guard sky != nil else { return }
    let now = now
    let daylight = Daylight(at: now)
    for row in rows.value {
      row.today.value.isDay = daylight.isDay(at: row.city.value.coordinates)
      row.forgetOldSky(at: now)
    }
  }

  /// Computes the sky and the sun's times of some rows, or of all; what is still right is not computed again.
  ///
  /// Views call this for the rows they show, so that a thousand cities cost no more than a screenful.
  package func prepareSky(of some: [CityRowViewModel]? = nil) {
    guard let sky else { return }
    let now = now
    let stale = (some ?? rows.value).filter { !$0.hasSky(of: now) }
    guard !stale.isEmpty else { return }
    let almanac = SkyAlmanac(at: now)
    for row in stale { row.prepareSky(by: sky, almanac, at: now) }
  }
}
