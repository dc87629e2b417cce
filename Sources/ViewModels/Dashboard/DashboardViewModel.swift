package import Entities
package import Essentials

/// What a table shows and what can be asked of it, live or printed.
///
/// Every start decodes it from what is saved and cached, or makes it of the values of a document; it shows and sorts then.
/// With services it also refreshes, saves and follows what other programs save.
package final class DashboardViewModel: Decodable {
  package let list: CityListViewModel
  package let settings: SettingsViewModel
  package let picture: PictureViewModel
  package let messages = MessageViewModel()
  /// Orbits and the forecast of the magnetic field.
  package let news = SkyNewsViewModel()
  package let refreshes: RefreshViewModel
  /// What changes the list of cities, where there is somewhere to save it.
  package private(set) var editor: CityEditor?

  package let columns = Dynamic<ColumnSet>(.weather)
  /// The present, by minutes: what depends on time is drawn anew when it changes.
  package let minute: Dynamic<Date>

  /// What could not be read of the document that it was decoded from.
  package internal(set) var documentProblems: [ProgramProblem] = []
  let saved: SavedSettings
  private(set) var services: DashboardServices?
  /// The present; where there is none it is the minute shown, and skies are as they were given.
  var clock: WallClock?
  private let heartbeat = Heartbeat()
  package let detailedSky = DetailedSky()
  let skies = SkyQueue()

  /// A dashboard of values that are known, at an instant.
  package init(
    settings: SettingsViewModel = SettingsViewModel(), rows: [CityRowViewModel] = [],
    picture: PictureViewModel = PictureViewModel(), at now: Date = Date(timeIntervalSince1970: 0)
  ) {
    self.settings = settings
    self.picture = picture
    list = CityListViewModel(rows)
    refreshes = RefreshViewModel(list, interval: settings.chosen.value.watchInterval, messages: messages)
    saved = SavedSettings(messages: messages)
    minute = Dynamic(Self.wholeMinute(now))
  }

  private enum Key: String, CodingKey { case settings, picture, cities }

  /// Decodes the document that `DashboardServices.document` makes.
  package convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      settings: try container.decode(SettingsViewModel.self, forKey: .settings),
      rows: try container.decode([CityRowViewModel].self, forKey: .cities),
      picture: try container.decode(PictureViewModel.self, forKey: .picture))
  }

  /// Asks services from now on; the overrides are what this run was asked for, whatever the settings say.
  package func connect(_ services: DashboardServices, _ overrides: RunOverrides = RunOverrides()) {
    self.services = services
    clock = services.clock
    minute.value = Self.wholeMinute(now)
    for row in rows.value { row.weather.value = row.weather.value.believed(at: now) }
    if let picture = services.picture { self.picture.connect(picture) }
    news.connect(services.news, policy: services.policy)
    refreshes.connect(services)
    refreshes.isElseUpToDate = { [picture] in picture.isUpToDate }
    saved.connect(services.settings, settings.chosen.value, overrides)
    saved.changed = { [weak self] in self?.update($0, after: $1) }
    editor = CityEditor(services.places, saved: saved, list: list, messages: messages)
    updateSky()
  }

  package var rows: Dynamic<[CityRowViewModel]> { list.rows }
  package var selected: Dynamic<CityRowViewModel?> { list.selected }
  package var sortOrder: Dynamic<RowOrder> { list.sortOrder }
  package var message: Dynamic<Message?> { messages.current }
  /// The units numbers are shown in.
  package var units: Units { settings.chosen.value.units }
  /// The rows as they are shown.
  package var orderedRows: [CityRowViewModel] { list.ordered(at: minute.value) }

  /// The present: of the clock when there is one, else the minute shown.
  package var now: Date { clock?.now() ?? minute.value }

  static func wholeMinute(_ date: Date) -> Date {
    Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)
  }

  /// Takes over what became known of a city: only what differs is announced.
  package func update(_ weather: CityWeather) { list.update(weather) }

  package func moveSelection(by offset: Int) { list.moveSelection(by: offset, at: minute.value) }
  package func selectFirst() { selected.value = orderedRows.first }
  package func selectLast() { selected.value = orderedRows.last }

  /// Shows only the rows whose names contain a text, without regard to case and accents; all of them without a text.
  package func filter(_ text: String) { list.filter(text, at: minute.value) }

  /// Shows another set of columns, or the weather again when that set is shown.
  package func toggleColumns(_ set: ColumnSet) { columns.value = set.toggled(from: columns.value) }

  /// Shows the next of the weather's column sets: now, days, hours.
  package func nextWeatherColumns() { columns.value = columns.value.nextOfWeather }

  /// Takes the message away: it was read.
  package func dismissMessage() { messages.dismiss() }

  /// °C or °F: the table changes at once, and the choice is saved beside it. A failed save is said.
  package func toggleUnits() {
    let other = Measure.temperature.units.first { $0 != units[.temperature] }
    if let other { change([.unit(other, of: .temperature)]) }
  }

  /// 12 or 24 hours, like ``toggleUnits()``.
  package func toggleClock() { change([.clock(units.clock == .h24 ? .h12 : .h24)]) }

  /// Shows the panes about the selected city, or takes them away, like ``toggleUnits()``; where they cannot be seen, that
  /// is said instead.
  package func togglePanes(canBeSeen: Bool = true) {
    guard canBeSeen else { return messages.say(Phrase("There's no room for panes here.")) }
    let choice: Settings.Switch = settings.chosen.value.panes == .on ? .off : .on
    settings.chosen.value.panes = choice
    saved.choose(choice)
  }

  private func change(_ changes: [UnitChange]) {
    settings.chosen.value.units = units.changed(by: changes)
    saved.choose(changes)
  }

  /// Refreshes the picture and all cities now, as far as anything is due by its time to live.
  package func refresh() {
    guard services != nil, !refreshes.isOffline else { return messages.say(Phrase("The network is off (--offline).")) }
    picture.refresh()
    refreshes.refresh()
  }

  // MARK: - As time goes by

  /// Keeps the dashboard alive until its task is cancelled: refreshes when that is due, follows the clock and what other
  /// programs save.
  package func run() async {
    refreshes.start()
    // Not after the first rest: a person waits for it.
    picture.tick(at: now)
    news.tick(at: now)
    await keepTime()
    news.cancel()
    refreshes.cancel()
    await saved.work?.value
  }

  /// Ticks when there is something to do, until the task is cancelled or waiting ends.
  func keepTime() async {
    guard let clock else { return }
    let wake: () -> Void = { [heartbeat] in heartbeat.wake() }
    let bindings = [
      message.bind { if $0 != nil { wake() } }, picture.loading.bind { if $0 != nil { wake() } },
      refreshes.due.bind { _ in wake() }, refreshes.isPaused.bind { _ in wake() },
    ]
    // A report that the file is gone may come in the middle of a long rest.
    saved.missed = wake
    watchSettings()
    await heartbeat.run(by: clock, seconds: { secondsToRest }, tick: tick)
    withExtendedLifetime(bindings) {}
    saved.watching?.cancel()
  }

  /// What is to do when time has passed.
  package func tick() {
    let present = Self.wholeMinute(now)
    if present != minute.value {
      minute.value = present
      updateSky()
    }
    picture.tick(at: now)
    news.tick(at: now)
    messages.tick()
    watchSettings()
    saved.follow(at: now)
    refreshes.tick()
  }

  /// Ticks where a minute has begun unnoticed: the computer slept, or the program was stopped.
  package func catchUp() {
    if Self.wholeMinute(now) != minute.value { tick() }
  }

  func watchSettings() { saved.watch { [weak self] in self?.now ?? Date(timeIntervalSince1970: 0) } }

  /// Seconds until something on screen may be different without anybody's doing: each second while something is counted
  /// in seconds, or the system does not report changed settings; else the minutes, the steps of the countdown, what is due, and now
  /// and then for a computer that slept or a clock that was set.
  var secondsToRest: Double {
    guard services == nil || saved.watching != nil, !saved.isMissed, message.value == nil, picture.loading.value == nil
    else { return 1 }
    let next = [refreshes.nextChange, picture.due].compactMap(\.self).reduce(minute.value.addingTimeInterval(60), min)
    // A little later rather than a moment too early, which would take a second rest.
    return min(max(next.timeIntervalSince(now) + 0.01, 0.05), Self.longestRest)
  }

  /// Seconds after which a computer that slept, a clock that was set, and settings on another computer's disk are seen.
  private static let longestRest = 5.0

  // MARK: - Settings and sky

  private func update(_ chosen: Settings, after change: (from: Settings, to: Settings)?) {
    settings.chosen.value = chosen
    update(chosen.cities)
    if let change { self.change(from: change.from, to: change.to) }
  }

  /// Another provider, another key or another bound of the cache counts at once: what the services in use do not vouch
  /// for is fetched anew.
  private func change(from former: Settings, to settings: Settings) {
    guard former.serviceChoices != settings.serviceChoices,
      let services, let chosen = services.servicesFor?(settings)
    else { return }
    services.take(chosen)
    news.connect(services.news, policy: services.policy)
    picture.ask(chosen.picture)
    refreshes.ask(isOther: former.weatherChoices != settings.weatherChoices)
  }

  /// Takes over a list of cities: rows that stay keep what they show, new ones show what is cached and ask for the rest.
  func update(_ cities: [City]) {
    let new = list.update(cities, at: now)
    refreshes.change(interval: settings.chosen.value.watchInterval)
    guard !new.isEmpty else { return }
    updateSky()
    refreshes.include(new)
  }

  /// Computes whether it is day above each city, and forgets the skies that were not shown for ten minutes.
  package func updateSky() { if clock != nil { list.updateDaylight(at: now) } }
}
