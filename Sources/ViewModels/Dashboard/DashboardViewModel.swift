package import Entities
package import Essentials

/// The root view model of the table, live or printed: decoded from saved and cached data, or made from a `--json`
/// document. Once connected to services it also refreshes, saves changes, and follows changes that other programs save.
package final class DashboardViewModel: Decodable {
  package let list: CityListViewModel
  package let settings: SettingsViewModel
  package let picture: PictureViewModel
  package let messages = MessageViewModel()
  /// Orbits and the Kp forecast.
  package let skyData = SkyDataViewModel()
  package let refreshes: RefreshViewModel
  /// Edits the list of cities; `nil` before ``connect(_:_:)``, and so for a document.
  package private(set) var editor: CityEditor?

  /// The set of columns that the table shows beside the names.
  package let columns = Dynamic<ColumnSet>(.weather)
  /// The current time, rounded down to a whole minute; when it changes, all that depends on time is redrawn.
  package let minute: Dynamic<Date>

  /// Why some cities of the document can't be shown, empty if all can; when they change, the first is shown.
  package internal(set) var documentProblems: [ProgramProblem] = [] {
    didSet { if documentProblems != oldValue, let first = documentProblems.first { report(first) } }
  }
  /// Saves changes and follows those of other programs; without services it only has the overrides of this run.
  let saved: SavedSettings
  /// `nil` before ``connect(_:_:)``, and so for a document.
  private(set) var services: DashboardServices?
  /// `nil` if the time stays at ``minute`` and no skies are computed.
  var clock: WallClock?
  private let heartbeat = Heartbeat()
  /// The selected city's night, coming events and chart.
  package let detailedSky = DetailedSky()
  /// Computes the skies of rows on screen, off the main actor.
  private(set) lazy var skies = SkyQueue { [weak self] rows in
    if let self { await list.computeSky(of: rows, at: now, skyData.skyData.value) }
  }

  /// A dashboard of known values, whose time is an instant, 1970 by default, until it gets a clock.
  package init(
    settings: SettingsViewModel = SettingsViewModel(), rows: [CityRowViewModel] = [],
    picture: PictureViewModel = PictureViewModel(), at now: Date = Date(timeIntervalSince1970: 0)
  ) {
    (self.settings, self.picture) = (settings, picture)
    list = CityListViewModel(rows)
    refreshes = RefreshViewModel(list, interval: settings.chosen.value.watchInterval, messages: messages)
    saved = SavedSettings(messages: messages)
    minute = Dynamic(Self.wholeMinute(now))
  }

  private enum Key: String, CodingKey { case settings, picture, cities }

  /// Decodes the document of `DashboardServices.document(_:weatherOf:)`.
  package convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      settings: try container.decode(SettingsViewModel.self, forKey: .settings),
      rows: try container.decode([CityRowViewModel].self, forKey: .cities),
      picture: try container.decode(PictureViewModel.self, forKey: .picture))
  }

  /// Connects to services; the run's overrides take precedence over the saved settings.
  package func connect(_ services: DashboardServices, _ overrides: RunOverrides = RunOverrides()) {
    self.services = services
    clock = services.clock
    minute.value = Self.wholeMinute(now)
    for row in rows.value { row.weather.value = row.weather.value.trustedParts(at: now) }
    if let picture = services.picture { self.picture.connect(picture) }
    skyData.connect(services.skyData, policy: services.policy)
    refreshes.connect(services)
    refreshes.isPictureFresh = { [picture] in picture.isUpToDate }
    saved.connect(services.settings, settings.chosen.value, overrides)
    saved.changed = { [weak self] in self?.apply($0, after: $1) }
    editor = CityEditor(services.places, saved: saved, list: list, messages: messages)
    updateSky()
  }

  /// All cities, in the user's own order.
  package var rows: Dynamic<[CityRowViewModel]> { list.rows }
  /// The row that panes and commands are about; `nil` without any.
  package var selected: Dynamic<CityRowViewModel?> { list.selected }
  /// What the rows on screen are sorted by.
  package var sortOrder: Dynamic<RowOrder> { list.sortOrder }
  /// The message on screen; `nil` if there is none.
  package var message: Dynamic<Message?> { messages.current }
  /// The units in force, which views convert to.
  package var units: Units { settings.chosen.value.units }
  /// The rows on screen, filtered and sorted.
  package var orderedRows: [CityRowViewModel] { list.ordered(at: minute.value) }
  /// Whether there is more than one row on screen; found without sorting them.
  package var hasSeveralRows: Bool { list.filtered.count > 1 }

  /// The current time by the clock; without one, ``minute``.
  package var now: Date { clock?.now() ?? minute.value }

  /// The beginning of the minute that an instant is in.
  static func wholeMinute(_ date: Date) -> Date {
    Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)
  }

  /// Applies new weather to the rows of its place.
  package func update(_ weather: CityWeather) { list.update(weather) }

  /// Moves the selection down by `offset` rows on screen, or up if negative, stopping at the ends.
  package func moveSelection(by offset: Int) { list.moveSelection(by: offset, at: minute.value) }
  /// Selects the first row on screen, if there is one.
  package func selectFirst() { if let first = orderedRows.first { selected.value = first } }
  /// Selects the last row on screen, if there is one.
  package func selectLast() { if let last = orderedRows.last { selected.value = last } }

  /// Shows only rows whose names contain a text, ignoring case and accents; all of them if it is empty.
  package func filter(_ text: String) { list.setFilter(text, at: minute.value) }

  /// Shows a column set, or the weather if that set is already shown.
  package func toggleColumns(_ set: ColumnSet) { columns.value = columns.value == set ? .weather : set }

  /// Shows the next of the weather's column sets: now, days, hours.
  package func nextWeatherColumns() { columns.value = columns.value.nextOfWeather }

  /// Switches between °C and °F at once, and saves the choice in the background; a message reports a failed save.
  package func toggleUnits() {
    let other = Measure.temperature.units.first { $0 != units[.temperature] }
    if let other { change([.unit(other, of: .temperature)]) }
  }

  /// Switches between 12 and 24 hours, like ``toggleUnits()``.
  package func toggleClock() { change([.clock(units.clock == .h24 ? .h12 : .h24)]) }

  /// Shows or hides the panes about the selected city, like ``toggleUnits()``; without room, a message says so.
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

  /// Refreshes the picture and all cities now, as far as their times to live allow; if nothing can be, says why.
  package func refresh() {
    guard services != nil else { return messages.say(Phrase("A document can't be refreshed; create it again.")) }
    guard !refreshes.isOffline else { return messages.say(Phrase("The network is off (--offline).")) }
    picture.refresh()
    refreshes.refresh()
  }

  // MARK: - Time

  /// Keeps the dashboard current until the task is cancelled, then waits until the last change is saved.
  package func run() async {
    refreshes.start()
    // The first tick comes only after a rest.
    picture.tick(at: now)
    skyData.tick(at: now)
    await keepTime()
    skyData.cancel()
    refreshes.cancel()
    await saved.work?.value
  }

  /// Ticks when there is something to do, until the task is cancelled or the clock's sleep throws.
  func keepTime() async {
    guard let clock else { return }
    let wake: () -> Void = { [heartbeat] in heartbeat.wake() }
    let bindings = [
      message.bind { if $0 != nil { wake() } }, picture.loading.bind { if $0 != nil { wake() } },
      refreshes.due.bind { _ in wake() }, refreshes.isPaused.bind { _ in wake() },
    ]
    // The settings file may be reported missing in the middle of a long rest.
    saved.onMissingFile = wake
    watchSettings()
    await heartbeat.run(by: clock, seconds: { secondsToRest }, tick: tick)
    withExtendedLifetime(bindings) {}
    saved.watching?.cancel()
  }

  /// Updates everything that depends on the time.
  package func tick() {
    let currentMinute = Self.wholeMinute(now)
    if currentMinute != minute.value {
      minute.value = currentMinute
      updateSky()
    }
    picture.tick(at: now)
    skyData.tick(at: now)
    messages.tick()
    watchSettings()
    saved.follow(at: now)
    refreshes.tick()
  }

  /// Ticks if a minute began unnoticed, because the computer slept or the program was stopped.
  package func catchUp() { if Self.wholeMinute(now) != minute.value { tick() } }

  /// Starts following the settings file, unless it is followed already.
  func watchSettings() { saved.watch(at: now) }

  /// Seconds until the next tick: one while seconds count or the system doesn't report changed settings, else until the
  /// next minute, countdown step or refresh, at most five, to notice soon that the computer slept or its clock was set.
  var secondsToRest: Double {
    guard services == nil || saved.watching != nil, !saved.isTemporarilyMissing, message.value == nil,
      picture.loading.value == nil
    else { return 1 }
    let next = [refreshes.nextChange, picture.due].compactMap(\.self).reduce(minute.value.addingTimeInterval(60), min)
    // A moment too late is better than too early, which would need a second rest.
    return min(max(next.timeIntervalSince(now) + 0.01, 0.05), 5)
  }

  // MARK: - Settings and sky

  private func apply(_ chosen: Settings, after change: (from: Settings, to: Settings)?) {
    settings.chosen.value = chosen
    update(chosen.cities)
    if let change { replaceServices(from: change.from, to: change.to) }
  }

  /// Replaces the services after a change of their settings; with another provider or key, refreshes all cities.
  private func replaceServices(from former: Settings, to settings: Settings) {
    guard former.serviceChoices != settings.serviceChoices, let services,
      let network = services.makeNetworkServices?(settings)
    else { return }
    services.replace(with: network)
    skyData.connect(services.skyData, policy: services.policy)
    picture.replaceService(with: network.picture)
    if former.weatherChoices != settings.weatherChoices { refreshes.restart() }
  }

  /// Applies a new list of cities; rows that stay keep their data, new ones are refreshed.
  func update(_ cities: [City]) {
    let new = list.update(cities, at: now)
    refreshes.change(interval: settings.chosen.value.watchInterval)
    guard !new.isEmpty else { return }
    updateSky()
    refreshes.include(new)
  }

  /// Computes whether it is day over each city, and releases skies over ten minutes old; does nothing without a clock.
  package func updateSky() { if clock != nil { list.updateDaylight(at: now) } }
}
