package import Entities
import Essentials
import Services

/// Edits the list of cities: each change is saved, shown, and confirmed or refused by a message, one after another.
package final class CityEditor {
  private let places: PlaceService
  private let saved: SavedSettings
  private let list: CityListViewModel
  private let messages: MessageViewModel
  /// Removed cities that can be restored, with their places in the saved list; the one removed last is at the end.
  private var removed: [RemovedCity] = []

  init(_ places: PlaceService, saved: SavedSettings, list: CityListViewModel, messages: MessageViewModel) {
    (self.places, self.saved, self.list, self.messages) = (places, saved, list, messages)
  }

  /// What came of adding a typed place.
  package enum Outcome: Equatable {
    case added
    /// Nothing was added; a message says why.
    case refused
    /// The user has to choose one of several places, best first.
    case ambiguous([Place])
  }

  /// Looks up a typed place, saves it, selects it and loads its weather; if it's ambiguous, only returns the choices.
  @discardableResult
  package func add(_ request: AddRequest) async -> Outcome {
    let request = PlaceService.splittingLabel(of: request)
    guard !request.place.isEmpty else {
      messages.say(Phrase("Type the name of a place, such as Seoul."), .warning)
      return .refused
    }
    messages.say(Phrase("Looking up \(request.place)…"))
    do {
      let interpretation = try await places.interpretation(of: request)
      guard interpretation.choices.isEmpty else {
        messages.say(Phrase("There are several places called “\(request.place)”: choose one with ↑ ↓ and Enter."))
        return .ambiguous(interpretation.choices)
      }
      return await saved.inTurn { await self.add(interpretation) }.value ? .added : .refused
    } catch {
      messages.say(Phrase(problem: error), .warning)
      return .refused
    }
  }

  /// Adds a place chosen from those offered for a typed text, in the background, with the label in the text if any.
  package func add(_ place: Place, for text: String) {
    let interpretation = PlaceInterpretation(PlaceService.splittingLabel(of: AddRequest(place: text)), place)
    saved.inTurn { await self.add(interpretation) }
  }

  private func add(_ interpretation: PlaceInterpretation) async -> Bool {
    guard let city = await saved.save({ try $0.add(interpretation) }) else { return false }
    saved.include(city)
    list.select(city)
    messages.say(Phrase("Added \(interpretation.place.fullName(savedAs: city.name).name)."))
    return true
  }

  /// Changes a city's label, saves it, and returns whether that succeeded; if not, a message says why.
  @discardableResult
  package func rename(_ row: CityRowViewModel, to name: String) async -> Bool {
    await saved.inTurn { [saved, messages] () async -> Bool in
      let former = row.name
      guard let renamed = await saved.save({ try $0.rename(label: former, to: name) }) else { return false }
      saved.overrides.include(renamed.new, insteadOf: renamed.old)
      messages.say(Phrase("Renamed \(renamed.old.name) to \(renamed.new.name)."))
      return true
    }.value
  }

  /// Removes a city in the background, unless that has happened meanwhile; ``undoRemove()`` restores it.
  package func remove(_ row: CityRowViewModel) {
    saved.inTurn { [self] in
      let name = row.name
      guard list.rows.value.contains(row), let taken = await saved.save({ try $0.remove(label: name) }) else { return }
      removed.append(taken)
      messages.say(.removed(city: taken.city.name))
    }
  }

  /// Puts the city removed last back where it was. If that can't be saved, it can be tried again.
  package func undoRemove() { saved.inTurn { await self.restoreLast() } }

  private func restoreLast() async {
    guard let last = removed.last else { return messages.say(Phrase("Nothing to undo.")) }
    let restored = await saved.save({ try $0.restore(last) }) { problem in
      // It is back already; those removed before it can still be restored.
      if case CityProblem.alreadyInList = problem { removed.removeLast() }
    }
    guard let restored else { return }
    removed.removeLast()
    saved.include(restored)
    list.select(restored)
    messages.say(Phrase("Restored \(restored.name)."))
  }

  /// Moves the selected city up (−1) or down (+1) past its neighbour on screen, unless the table is sorted or filtered.
  package func moveSelected(by offset: Int) { saved.inTurn { await self.move(by: offset) } }

  private func move(by offset: Int) async {
    let rows = list.rows.value
    guard let row = list.selected.value, let index = rows.firstIndex(of: row) else { return }
    guard list.sortOrder.value == .own, list.filter.value.isEmpty else { return messages.say(.notInOwnOrder) }
    guard rows.indices.contains(index + offset) else { return }
    let (city, neighbour) = (row.city, rows[index + offset].city)
    let moved: Void? = await saved.save { try $0.move(label: city.name, past: neighbour.name, upwards: offset < 0) }
    guard moved != nil else { return }
    saved.overrides.exchange(city, neighbour)
    saved.showAgain()
  }

  /// At most five listed places for a name being typed, one of exactly that name first; empty if it is too short.
  package func suggestions(for text: String) -> [Place] {
    let name = text.trimmed
    // One Latin letter is too little; one Korean or Chinese character is half a name.
    guard name.count >= 2 || name.utf8.count >= 3 else { return [] }
    return places.suggestions(for: name, limit: 5)
  }
}
