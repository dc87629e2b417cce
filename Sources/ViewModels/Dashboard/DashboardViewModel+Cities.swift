package import Entities
import Services

extension DashboardViewModel {
  /// Adds what someone typed, saves it, selects it and asks for its weather.
  package func add(_ input: AddCityInput) async {
    guard let services else { return }
    guard let request = input.request else {
      return say(input.problems.first ?? "Type the name of a place, such as Seoul.", .warning)
    }
    do {
      let added = try await services.cities.add(request)
      readSettings()
      selected.value = rows.value.first { $0.coordinates.value == added.city.coordinates } ?? selected.value
      say(Sentences.added(added))
      startRefresh(only: [added.city])
    } catch {
      say(String(describing: error), .warning)
    }
  }

  /// Adds a place chosen from suggestions, saves it, selects it and asks for its weather.
  package func add(_ place: Place) {
    guard let services else { return }
    var added: City?
    save { added = try services.cities.add(place) }
    guard let added else { return }
    selected.value = rows.value.first { $0.coordinates.value == added.coordinates } ?? selected.value
    say("Added \(added.name).")
    startRefresh(only: [added])
  }

  /// Removes the selected city, saves that, and remembers it for ``undoRemove()``.
  package func removeSelected() {
    guard let services, let row = selected.value, let city = row.city,
      let index = rows.value.firstIndex(of: row)
    else { return }
    let shownIndex = orderedRows.firstIndex(of: row) ?? index
    save { _ = try services.cities.remove([city.name]) }
    guard !rows.value.contains(row) else { return }
    removed.append(RemovedCity(city: city, index: index))
    let shown = orderedRows
    selected.value = shown.isEmpty ? nil : shown[min(shownIndex, shown.count - 1)]
    say("Removed \(city.name); U puts it back.")
  }

  /// Puts the city that was removed last back where it was.
  package func undoRemove() {
    guard let services else { return }
    guard let last = removed.popLast() else { return say("Nothing to put back.") }
    save { try services.cities.restore(last.city, at: last.index) }
    guard let row = rows.value.first(where: { $0.coordinates.value == last.city.coordinates }) else { return }
    selected.value = row
    showKept()
    say("\(last.city.name) is back.")
  }

  /// Moves the selected city up (−1) or down (+1) in the person's own order.
  package func moveSelected(by offset: Int) {
    guard let services, let row = selected.value, let index = rows.value.firstIndex(of: row) else { return }
    guard sortOrder.value == .own else { return say("Cities move in your own order; press s until it is back.") }
    guard rows.value.indices.contains(index + offset) else { return }
    save { _ = try services.cities.move(row.name.value, to: index + offset + 1) }
  }

  /// Places that begin with what someone typed so far.
  package func suggestions(for text: String) -> [Place] {
    guard let services, text.count >= 2 else { return [] }
    return services.places.suggestions(for: text, limit: 5)
  }
}
