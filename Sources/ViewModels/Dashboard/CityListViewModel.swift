package import Entities
package import Essentials
import Services

/// The rows, their order on screen, and the selected one.
package final class CityListViewModel {
  /// All rows, in the user's own order.
  package let rows: Dynamic<[CityRowViewModel]>
  /// The row that keys and panes are about; a filter that no row matches hides it. `nil` if there was none to select.
  package let selected: Dynamic<CityRowViewModel?>
  /// What the rows on screen are sorted by.
  package let sortOrder = Dynamic<RowOrder>(.own)
  /// Whether the order is reversed; the user's own never is.
  package let isReversed = Dynamic<Bool>(false)
  /// Only rows whose names contain this text, ignoring case and accents, are shown; empty for all.
  package let filter = Dynamic("")

  /// ``rows`` by place, because each weather answer looks up its own; `nil` until needed after a change of the list.
  private var rowsByPlace: [Coordinates: [CityRowViewModel]]?
  /// The almanac computed last, with its instant; `nil` before the first.
  var cachedAlmanac: (instant: Date, almanac: SkyAlmanac)?

  init(_ rows: [CityRowViewModel]) {
    self.rows = Dynamic(rows)
    selected = Dynamic(rows.first)
  }

  /// The rows on screen at an instant, filtered and sorted.
  package func ordered(at now: Date) -> [CityRowViewModel] {
    sortOrder.value.sorted(filtered, at: now, isReversed: isReversed.value)
  }

  /// The rows that the filter leaves, in the list's own order.
  var filtered: [CityRowViewModel] {
    let text = filter.value.foldedName
    return text.isEmpty ? rows.value : rows.value.filter { $0.name.foldedName.contains(text) }
  }

  /// The rows of a place, in list order: several if it has more than one label, none if it isn't listed.
  func rows(at place: Coordinates) -> [CityRowViewModel] {
    let index = rowsByPlace ?? Dictionary(grouping: rows.value, by: \.city.coordinates)
    rowsByPlace = index
    return index[place] ?? []
  }

  /// More rows than most screens show: that many are read from the cache at the start, and count as near the selection.
  package static let screenful = 80

  /// The places of the selected row, or the first if that is hidden, and of up to a ``screenful`` on either side.
  func placesNearSelection(at now: Date) -> [Coordinates] {
    let shown = ordered(at: now)
    let index = selected.value.flatMap { shown.firstIndex(of: $0) } ?? 0
    let range = max(index - Self.screenful, 0)..<min(index + Self.screenful + 1, shown.count)
    return shown[range].map(\.city.coordinates)
  }

  /// Applies new weather to the rows of its place; there may be none any more.
  func update(_ weather: CityWeather) { for row in rows(at: weather.city.coordinates) { row.update(weather) } }

  /// Applies a new list of cities, and returns the new rows; cities that remain keep their data. If the selected row
  /// leaves the screen, the next one is selected, else the previous one.
  func update(_ cities: [City], at now: Date) -> [CityRowViewModel] {
    let former = ordered(at: now)
    var reusable = Dictionary(grouping: rows.value, by: \.city.coordinates)
    let listed = Dictionary(grouping: cities, by: \.coordinates).mapValues { Set($0.map(\.name)) }
    let known = Set(rows.value.map(ObjectIdentifier.init))
    let updated = cities.map { city in
      // A place that has several labels has as many rows; a new label doesn't take the row of another one.
      let candidates = reusable[city.coordinates] ?? []
      let namesake = candidates.first { $0.name == city.name }
      let renamed = candidates.first { listed[city.coordinates]?.contains($0.name) == false }
      let row = namesake ?? renamed ?? CityRowViewModel(city)
      reusable[city.coordinates] = candidates.filter { $0 != row }
      row.update(city)
      return row
    }
    rowsByPlace = nil
    rows.value = updated
    restoreSelection(former, at: now)
    return updated.filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// Selects a row on screen, if any, instead of one that is gone or hidden; `former` holds the rows shown before.
  private func restoreSelection(_ former: [CityRowViewModel], at now: Date) {
    let shown = ordered(at: now)
    let remaining = Set((shown.isEmpty ? rows.value : shown).map(ObjectIdentifier.init))
    func remains(_ row: CityRowViewModel) -> Bool { remaining.contains(ObjectIdentifier(row)) }
    guard let row = selected.value, let index = former.firstIndex(of: row) else {
      return selected.value = shown.first ?? rows.value.first { $0 == selected.value }
    }
    selected.value = former[index...].first(where: remains) ?? former[..<index].last(where: remains) ?? shown.first
  }

  /// Selects the row of a city, if there is one, and ends a filter that hides it.
  func select(_ city: City) {
    guard let row = rows(at: city.coordinates).first(where: { $0.name == city.name }) else { return }
    if !filtered.contains(row) { filter.value = "" }
    selected.value = row
  }

  /// Moves the selection down by `offset` rows on screen, or up if negative, stopping at the ends.
  func moveSelection(by offset: Int, at now: Date) {
    let shown = ordered(at: now)
    guard !shown.isEmpty else { return }
    let index = selected.value.flatMap { shown.firstIndex(of: $0) } ?? (offset > 0 ? -1 : shown.count)
    selected.value = shown[min(max(index + offset, 0), shown.count - 1)]
  }

  /// Filters the rows by name; if the selected row is filtered out, selects the first one left, if any.
  func setFilter(_ text: String, at now: Date) {
    filter.value = text
    let shown = ordered(at: now)
    if selected.value.map(shown.contains) != true, let first = shown.first { selected.value = first }
  }
}
