import Entities
import Essentials
import Services

extension DashboardViewModel {
  /// The rows as they are shown: in the person's order, or by a column; what is unknown goes last.
  package var orderedRows: [CityRowViewModel] {
    let rows = rows.value
    switch sortOrder.value {
    case .own: return rows
    case .name:
      return sorted(rows) {
        $0.name.foldedName
      } by: {
        $0 < $1
      }
    case .localTime:
      return sorted(rows) {
        $0.zone.secondsFromGMT(for: self.minute.value)
      } by: {
        $0 < $1
      }
    case .temperature:
      return sorted(rows) {
        $0.now.value?.temperature
      } by: {
        $0 > $1
      }
    case .precipitationChance:
      return sorted(rows) {
        $0.today.value.precipitationChance
      } by: {
        $0 > $1
      }
    case .windSpeed:
      return sorted(rows) {
        $0.now.value?.windSpeed
      } by: {
        $0 > $1
      }
    case .humidity:
      return sorted(rows) {
        $0.now.value?.humidity
      } by: {
        $0 > $1
      }
    case .age:
      return sorted(rows) {
        $0.age(at: self.minute.value)
      } by: {
        $0 < $1
      }
    }
  }

  /// A stable sort by a key that may be unknown.
  private func sorted<Key>(
    _ rows: [CityRowViewModel], key: (CityRowViewModel) -> Key?, by areInOrder: (Key, Key) -> Bool
  ) -> [CityRowViewModel] {
    rows.enumerated().map { (offset: $0.offset, row: $0.element, key: key($0.element)) }.sorted { left, right in
      switch (left.key, right.key) {
      case (let a?, let b?):
        if areInOrder(a, b) { return true }
        return areInOrder(b, a) ? false : left.offset < right.offset
      case (nil, nil): return left.offset < right.offset
      case (let a, _): return a != nil
      }
    }.map(\.row)
  }

  /// Orders by the next column, back to the person's own order after the last.
  package func sortByNextColumn() {
    let orders = SortOrder.allCases
    let index = orders.firstIndex(of: sortOrder.value) ?? 0
    sortOrder.value = orders[(index + 1) % orders.count]
  }
}
