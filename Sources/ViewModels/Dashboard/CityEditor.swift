package import Entities
import Services

/// What a person does to the list of cities: each change is saved, then shown as it was saved, one after the other.
package final class CityEditor {
  private let places: PlaceService
  private let saved: SavedSettings
  private let list: CityListViewModel
  private let messages: MessageViewModel
  /// Cities that were removed, with their places in the saved list, the last one last.
  private var removed: [RemovedCity] = []

  init(_ places: PlaceService, saved: SavedSettings, list: CityListViewModel, messages: MessageViewModel) {
    self.places = places
    self.saved = saved
    self.list = list
    self.messages = messages
  }

  /// What came of adding what someone typed.
  package enum Outcome: Equatable {
    case added
    /// A message says why.
    case refused
    /// Only the person can say which of the places is meant.
    case doubtful([Place])
  }

  /// Adds what someone typed, saves it, selects it and asks for its weather, unless it is not clear what is meant.
  @discardableResult
  package func add(_ request: AddRequest) async -> Outcome {
    let request = PlaceService.read(request)
    guard !request.place.isEmpty else {
      messages.say(Phrase("Type the name of a place, such as Seoul."), .warning)
      return .refused
    }
    messages.say(Phrase("Looking up \(request.place)…"))
    do {
      let meaning = try await places.meaning(of: request)
      guard meaning.doubt.isEmpty else {
        messages.say(
          Phrase("There are several places called “\(request.place)”: choose one with ↑ ↓ and Enter."))
        return .doubtful(meaning.doubt)
      }
      return await saved.inTurn { await self.add(meaning) }.value ? .added : .refused
    } catch {
      messages.say(Phrase(problem: error), .warning)
      return .refused
    }
  }

  /// Adds a place chosen from those that were offered for what someone typed, saves it, selects it and asks for its
  /// weather.
  package func add(_ place: Place, for text: String) {
    let meaning = PlaceMeaning(PlaceService.read(AddRequest(place: text)), place)
    saved.inTurn { await self.add(meaning) }
  }

  private func add(_ meaning: PlaceMeaning) async -> Bool {
    guard let city = await saved.save({ try $0.add(meaning) }) else { return false }
    saved.include(city)
    list.select(city)
    messages.say(Phrase("Added \(meaning.place.fullName(under: city.name).name)."))
    return true
  }

  /// Gives a city another label and saves that.
  ///
  /// - Returns: Whether it has it; if not, a message says why.
  @discardableResult
  package func rename(_ row: CityRowViewModel, to name: String) async -> Bool {
    await saved.inTurn { [saved, messages] () async -> Bool in
      let former = row.name
      guard await saved.save({ try $0.rename(label: former, to: name) }) != nil else { return false }
      messages.say(Phrase("Renamed \(former) to \(row.name)."))
      return true
    }.value
  }

  /// Removes a city, saves that, and remembers it for ``undoRemove()``.
  package func remove(_ row: CityRowViewModel) {
    saved.inTurn { [self] in
      let name = row.name
      guard list.rows.value.contains(row), let taken = await saved.save({ try $0.remove(name) }) else { return }
      removed.append(taken)
      messages.say(.removed(city: taken.city.name))
    }
  }

  /// Puts the city that was removed last back where it was; what cannot be saved can be tried again.
  package func undoRemove() { saved.inTurn { await self.restoreLast() } }

  private func restoreLast() async {
    guard let last = removed.last else { return messages.say(Phrase("Nothing to undo.")) }
    let restored = await saved.save({ try $0.restore(last) }) { problem in
      // It is there again, and those that were removed before it are still to come back.
      if case CityProblem.alreadyInList = problem { removed.removeLast() }
    }
    guard let restored else { return }
    removed.removeLast()
    saved.include(restored)
    list.select(restored)
    messages.say(Phrase("Restored \(restored.name)."))
  }

  /// Moves the selected city up (−1) or down (+1) in the person's own order: past its neighbour on screen, wherever
  /// that is in the whole list.
  package func moveSelected(by offset: Int) { saved.inTurn { await self.move(by: offset) } }

  private func move(by offset: Int) async {
    let rows = list.rows.value
    guard let row = list.selected.value, let index = rows.firstIndex(of: row) else { return }
    guard list.sortOrder.value == .own, list.filter.value.isEmpty else { return messages.say(.notInOwnOrder) }
    guard rows.indices.contains(index + offset) else { return }
    let (city, other) = (row.city, rows[index + offset].city)
    let moved: Void? = await saved.save { settings in
      if offset < 0 {
        try settings.move(city.name, before: other.name)
      } else {
        try settings.move(city.name, after: other.name)
      }
    }
    guard moved != nil else { return }
    saved.overrides.exchange(city, other)
    saved.showAgain()
  }

  /// Places that begin with what someone typed so far.
  package func suggestions(for text: String) -> [Place] {
    guard text.contains(where: { !$0.isWhitespace }) else { return [] }
    // One Latin letter says nothing; one Korean or Chinese character is half a name.
    guard text.count >= 2 || text.utf8.count >= 3 else { return [] }
    return places.suggestions(for: text, limit: 5)
  }
}
