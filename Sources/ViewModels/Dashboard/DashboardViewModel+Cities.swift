package import Entities
import Services

extension DashboardViewModel {
  /// Adds what someone typed, saves it, selects it and asks for its weather.
  ///
  /// - Returns: Whether it is there; if not, why is told.
  @discardableResult
  package func add(_ request: AddRequest) async -> Bool {
    guard let services else { return false }
    guard !request.place.isEmpty else {
      say(.noPlace, .warning)
      return false
    }
    say(.lookingFor(place: request.place))
    do {
      let added = try await services.cities.add(request)
      show(added: added.city, of: added.place)
      return true
    } catch {
      say(.problem(Problem(error)), .warning)
      return false
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
    include(city)
    list.select(city)
    say(.added(place: place.fullName))
  }

  /// Shows a city as well where this run was asked for some cities only.
  private func include(_ city: City) {
    overrides.include(city.name)
    showKnown()
  }

  /// Removes a city, saves that, and remembers it for ``undoRemove()``.
  package func remove(_ row: CityRowViewModel) {
    guard let services, rows.value.contains(row) else { return }
    var taken: (city: City, index: Int)?
    save { taken = try services.cities.remove(row.name) }
    guard let taken else { return }
    removed.append(taken)
    say(.removed(city: taken.city.name))
  }

  /// Puts the city that was removed last back where it was; what cannot be saved can be tried again.
  package func undoRemove() {
    guard let services else { return }
    guard let last = removed.last else { return say(.nothingToRestore) }
    var restored: City?
    save {
      do {
        restored = try services.cities.restore(last.city, at: last.index)
      } catch let problem as CityProblem {
        // It is there again, and those that were removed before it are still to come back.
        if case .alreadyInList = problem { removed.removeLast() }
        throw problem
      }
    }
    guard let restored else { return }
    removed.removeLast()
    include(restored)
    list.select(restored)
    say(.restored(city: restored.name))
  }

  /// Moves the selected city up (−1) or down (+1) in the person's own order: past its neighbour on screen, wherever
  /// that is in the whole list.
  package func moveSelected(by offset: Int) {
    guard let services, let row = selected.value, let index = rows.value.firstIndex(of: row) else { return }
    guard sortOrder.value == .own else { return say(.notInOwnOrder) }
    guard rows.value.indices.contains(index + offset) else { return }
    let (name, other) = (row.name, rows.value[index + offset].name)
    let isSaved = save {
      if offset < 0 {
        try services.cities.move(name, before: other)
      } else {
        try services.cities.move(name, after: other)
      }
    }
    guard isSaved else { return }
    overrides.exchange(name, other)
    showKnown()
  }

  /// Places that begin with what someone typed so far.
  package func suggestions(for text: String) -> [Place] {
    guard let services, text.contains(where: { !$0.isWhitespace }) else { return [] }
    // One Latin letter says nothing; one Korean or Chinese character is half a name.
    guard text.count >= 2 || text.utf8.count >= 3 else { return [] }
    return services.places.suggestions(for: text, limit: 5)
  }
}
