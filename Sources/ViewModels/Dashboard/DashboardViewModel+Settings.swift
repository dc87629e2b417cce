import Entities
import Essentials
import Services

extension DashboardViewModel {
  /// °C or °F: the table changes at once, and the choice is saved. A failed save is told; the choice stays.
  package func toggleUnits() { change(UnitsInput.toggledTemperature(of: units.value)) }

  /// 12 or 24 hours, like ``toggleUnits()``.
  package func toggleClock() { change(UnitsInput.toggledClock(of: units.value)) }

  private func change(_ input: UnitsInput) {
    units.value = input.applied(to: units.value)
    guard let services else { return }
    // What this run was asked for stays, but the newest choice is above it.
    if !services.units.isEmpty { self.services?.units += input.changes }
    save { try services.settings.update { $0.units = input.applied(to: $0.units) } }
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
    guard change != lastSettingsChange || isRecent else { return }
    lastSettingsChange = change
    readSettings()
  }

  /// Takes over what is saved, by this program or another one. What cannot be read is told once, and what is on screen
  /// stays.
  package func readSettings() {
    guard let services else { return }
    do {
      let (loaded, warnings) = try services.settings.load()
      forgetSettingsProblem()
      tellNew(warnings)
      guard loaded != knownSettings else { return }
      let former = knownSettings
      knownSettings = loaded
      show(overridden(loaded))
      if let former, former.weatherSource != loaded.weatherSource { changeSource(for: loaded) }
    } catch {
      let problem = Problem(error)
      if settingsProblem != problem { say(.problem(problem), .warning) }
      settingsProblem = problem
    }
  }

  /// What was told of settings that could not be read is over.
  private func forgetSettingsProblem() {
    if let settingsProblem, message.value?.content.problem == settingsProblem { dismissMessage() }
    settingsProblem = nil
  }

  /// Tells the first field that cannot be used, where there are others than before.
  private func tellNew(_ warnings: [String]) {
    if let knownWarnings, let first = warnings.first(where: { !knownWarnings.contains($0) }) {
      say(.settings(warning: first), .warning)
    }
    knownWarnings = warnings
  }

  /// Another provider, or a key for one: what it does not vouch for is fetched anew, at once.
  private func changeSource(for settings: Settings) {
    guard let weather = services?.weatherFor?(settings) else { return }
    services?.weather = weather
    mustWaitUntil = nil
    // A refresh under way still asks the former one.
    if isRefreshing.value { isRefreshAsked = true } else { startRefresh() }
  }

  /// Shows the settings as they were last read, when this run asks for something else of them.
  func showKnown() { knownSettings.map { show(overridden($0)) } }

  private func show(_ chosen: Settings) {
    let interval = settings.watchInterval.value
    settings.show(chosen)
    show(chosen.cities)
    if interval != chosen.watchInterval { planRefresh() }
  }

  /// Takes over a list of cities: rows that stay keep what they show, new ones show what is kept and ask for the rest.
  func show(_ cities: [City]) {
    var free = Dictionary(grouping: rows.value.reversed(), by: \.city.value.coordinates)
    var new: [CityRowViewModel] = []
    let now = now
    let next = cities.map { city in
      guard let row = free[city.coordinates]?.popLast() else {
        let row = CityRowViewModel(city)
        new.append(row)
        return row
      }
      row.show(city, at: now)
      return row
    }
    let former = orderedRows
    rows.value = next
    keepSelection(former)
    if next.isEmpty { planRefresh() }
    guard !new.isEmpty else { return }
    showKept(of: new)
    // Where nothing is planned, all are about to be asked for: the new ones among them, not beside them.
    let isFirst = nextRefresh.value == nil && !isRefreshing.value
    startRefresh(only: isFirst ? nil : new.map(\.city.value))
  }

  /// Where the selected row is gone, selects the one that came after it, else the one before.
  private func keepSelection(_ former: [CityRowViewModel]) {
    let left = Set(rows.value.map(ObjectIdentifier.init))
    func isLeft(_ row: CityRowViewModel) -> Bool { left.contains(ObjectIdentifier(row)) }
    guard let row = selected.value, let index = former.firstIndex(of: row) else {
      return selected.value = orderedRows.first
    }
    guard !isLeft(row) else { return }
    selected.value = former[index...].first(where: isLeft) ?? former[..<index].last(where: isLeft) ?? orderedRows.first
  }

  /// What is saved, with what this run was asked for instead.
  private func overridden(_ saved: Settings) -> Settings {
    guard let services else { return saved }
    var settings = saved
    settings.units = UnitsInput(services.units).applied(to: saved.units)
    if let interval = services.interval { settings.watchInterval = interval }
    if let names = services.onlyCities {
      var seen: Set<Int> = []
      settings.cities = names.compactMap { name in
        guard let index = try? saved.index(of: name), seen.insert(index).inserted else { return nil }
        return saved.cities[index]
      }
    }
    return settings
  }
}

extension Settings {
  /// Whom the weather is asked of, and by which keys.
  fileprivate var weatherSource: [String?] { [provider.rawValue, openMeteoKey, openWeatherKey] }
}
