package import Entities
import Services

extension DashboardViewModel {
  /// Adds what someone typed, saves it, selects it and asks for its weather.
  package func add(_ input: AddCityInput) async {
    guard let services else { return }
    guard let request = input.request else {
      return say(.noPlace, .warning)
    }
    say(.lookingFor(place: request.place))
    do {
      let added = try await services.cities.add(request)
      show(added: added.city, of: added.place)
    } catch {
      say(.problem(Problem(error)), .warning)
    }
  }

  /// Adds a place chosen from suggestions, saves it, selects it and asks for its weather.
  package func add(_ place: Place) {
    guard let services else { return }
    var added: City?
    save { added = try services.cities.add(place) }
    if let added { show(added: added, of: place) }
  }

  private func show(added city: City, of place: Place) {
    readSettings()
    select(city)
    say(.added(place: place.fullName))
  }

  /// Removes the selected city, like ``remove(_:)``.
  package func removeSelected() { selected.value.map(remove) }

  /// Removes a city, saves that, and remembers it for ``undoRemove()``.
  package func remove(_ row: CityRowViewModel) {
    guard let services, let city = row.city, let index = rows.value.firstIndex(of: row) else { return }
    save { _ = try services.cities.remove([city.name]) }
    guard !rows.value.contains(row) else { return }
    removed.append(RemovedCity(city: city, index: index))
    say(.removed(city: city.name))
  }

  /// Puts the city that was removed last back where it was.
  package func undoRemove() {
    guard let services else { return }
    guard let last = removed.popLast() else { return say(.nothingToRestore) }
    save { try services.cities.restore(last.city, at: last.index) }
    if select(last.city) { say(.restored(city: last.city.name)) }
  }

  /// Moves the selected city up (−1) or down (+1) in the person's own order.
  package func moveSelected(by offset: Int) {
    guard let services, let row = selected.value, let index = rows.value.firstIndex(of: row) else { return }
    guard sortOrder.value == .own else { return say(.notInOwnOrder) }
    guard rows.value.indices.contains(index + offset) else { return }
    save { _ = try services.cities.move(row.name.value, to: index + offset + 1) }
  }

  /// Places that begin with what someone typed so far.
  package func suggestions(for text: String) -> [Place] {
    guard let services, text.contains(where: { !$0.isWhitespace }) else { return [] }
    // One Latin letter says nothing; one Korean or Chinese character is half a name.
    guard text.count >= 2 || text.utf8.count >= 3 else { return [] }
    return services.places.suggestions(for: text, limit: 5)
  }

  /// Selects the row of a city and tells whether there is one.
  @discardableResult
  private func select(_ city: City) -> Bool {
    let row = rows.value.first { $0.coordinates.value == city.coordinates && $0.name.value == city.name }
    if let row { selected.value = row }
    return row != nil
  }
}
