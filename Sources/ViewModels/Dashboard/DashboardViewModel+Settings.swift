import Entities
import Foundation
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
  func save(_ change: () throws -> Void) {
    do {
      try change()
      readSettings()
    } catch {
      say(String(describing: error), .warning)
    }
  }

  /// Takes over what is saved, by this program or another one.
  package func readSettings() {
    guard let loaded = try? services?.settings.load(), loaded.settings != knownSettings else { return }
    knownSettings = loaded.settings
    let run = overridden(loaded.settings)
    settings.show(run)
    show(run.cities)
  }

  /// Takes over a list of cities: rows that stay keep what they show, new ones show what is kept.
  func show(_ cities: [City]) {
    var free = rows.value
    var isNew = false
    let next = cities.map { city in
      guard let index = free.firstIndex(where: { $0.coordinates.value == city.coordinates }) else {
        isNew = true
        return CityRowViewModel(city)
      }
      let row = free.remove(at: index)
      row.show(city)
      return row
    }
    rows.value = next
    if let row = selected.value, !next.contains(row) { selected.value = nil }
    if selected.value == nil { selected.value = orderedRows.first }
    if isNew { showKept() }
  }

  /// What is saved, with what this run was asked for instead.
  private func overridden(_ saved: Settings) -> Settings {
    guard let services else { return saved }
    var settings = saved
    settings.units = UnitsInput(services.units).applied(to: saved.units)
    if let interval = services.interval { settings.watchInterval = interval }
    if let names = services.onlyCities {
      settings.cities = saved.cities.filter { city in names.contains { city.name.isSameName(as: $0) } }
    }
    return settings
  }

  func say(_ text: String, _ tone: Message.Tone = .note) {
    message.value = Message(text, tone)
  }
}
