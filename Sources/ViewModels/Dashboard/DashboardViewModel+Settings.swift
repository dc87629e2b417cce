import Entities
import Essentials
import Services

/// The settings as they were last read or written, to tell what another program changed.
struct KnownSettings {
  var settings: Settings?
  /// What was passed over when they were read last, or `nil` before the first time.
  var warnings: [String]?
  /// Why they could not be read, as it was told.
  var problem: Problem?
  /// When the file was written that was read last.
  var change: Date?
}

extension DashboardViewModel {
  /// °C or °F: the table changes at once, and the choice is saved. A failed save is told; the choice stays.
  package func toggleUnits() { change([.temperature(units.value.temperature == .celsius ? .fahrenheit : .celsius)]) }

  /// 12 or 24 hours, like ``toggleUnits()``.
  package func toggleClock() { change([.clock(units.value.clock == .h24 ? .h12 : .h24)]) }

  private func change(_ changes: [UnitChange]) {
    units.value = units.value.changed(by: changes)
    guard let services else { return }
    overrides.choose(changes)
    save { try services.settings.update { $0.units = $0.units.changed(by: changes) } }
  }

  /// Saves something and reads the settings again; a failure is told, and what is on screen stays.
  ///
  /// - Returns: Whether it is saved.
  @discardableResult
  func save(_ change: () throws -> Void) -> Bool {
    do {
      try change()
      readSettings()
      return true
    } catch let problem as SettingsProblem {
      say(.notSaved(Problem(problem)), .warning)
      return false
    } catch {
      say(.problem(Problem(error)), .warning)
      return false
    }
  }

  /// Takes over what another program saved; a file that is as it was is not read.
  func followSettings() {
    guard let services else { return }
    let change = services.settings.lastChange
    // A file written a moment ago may be written again within the same tick of its clock.
    let isRecent = change.map { $0 > now.addingTimeInterval(-2) } ?? false
    guard change != known.change || isRecent else { return }
    known.change = change
    readSettings()
  }

  /// Takes over what is saved, by this program or another one. What cannot be read is told once, and what is on screen
  /// stays.
  package func readSettings() {
    guard let services else { return }
    do {
      let (loaded, warnings) = try services.settings.load()
      messages.dismiss(known.problem)
      known.problem = nil
      tellNew(warnings)
      guard loaded != known.settings else { return }
      let former = known.settings
      known.settings = loaded
      show(overrides.applied(to: loaded))
      if let former { change(from: former, to: loaded) }
    } catch {
      let problem = Problem(error)
      if known.problem != problem { say(.problem(problem), .warning) }
      known.problem = problem
    }
  }

  /// Tells the first field that cannot be used, where there are others than before.
  private func tellNew(_ warnings: [String]) {
    if let former = known.warnings, let first = warnings.first(where: { !former.contains($0) }) {
      say(.settings(warning: first), .warning)
    }
    known.warnings = warnings
  }

  /// Another provider, another key or another bound of the cache counts at once: what the services in use do not vouch
  /// for is fetched anew.
  private func change(from former: Settings, to settings: Settings) {
    guard former.serviceChoices != settings.serviceChoices,
      let (weather, picture) = services?.servicesFor?(settings)
    else { return }
    services?.weather = weather
    self.picture.ask(picture)
    guard former.weatherChoices != settings.weatherChoices else { return }
    plan.forgetWaiting()
    // A refresh under way still asks the former ones.
    if isRefreshing.value { isRefreshAsked = true } else { startRefresh() }
  }

  /// Shows the settings as they were last read, when this run asks for something else of them.
  func showKnown() { known.settings.map { show(overrides.applied(to: $0)) } }

  private func show(_ chosen: Settings) {
    settings.show(chosen)
    show(chosen.cities)
  }

  /// Takes over a list of cities: rows that stay keep what they show, new ones show what is cached and ask for the rest.
  func show(_ cities: [City]) {
    let new = list.show(cities, at: now)
    planAnew()
    guard !new.isEmpty else { return }
    showCached(new)
    // Where nothing is planned, all are about to be asked for: the new ones among them, not beside them.
    let isFirst = plan.due == nil && !isRefreshing.value
    startRefresh(only: isFirst ? nil : new.map(\.city.value))
  }

  /// Begins to hear of changed settings, unless that goes on already.
  func watchSettings() {
    guard watching == nil, let changes = services?.settings.changes else { return }
    watching = Task { [weak self] in
      for await _ in changes { self?.followSettings() }
      self?.watching = nil
    }
    // What was saved a moment before.
    followSettings()
  }
}

extension Settings {
  /// Whom the weather is asked of, and by which keys.
  fileprivate var weatherChoices: [String?] { [provider.rawValue, openMeteoKey, openWeatherKey] }

  /// All that services are made of.
  fileprivate var serviceChoices: [String?] { weatherChoices + [nasaKey, String(cacheSize)] }
}
