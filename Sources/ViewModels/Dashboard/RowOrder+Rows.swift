package import Entities
package import Essentials
import Services

extension RowOrder {
  /// The next of those that are on screen, in their order; the person's own before the first and after the last.
  package func next(of offered: [RowOrder]) -> RowOrder {
    guard let index = offered.firstIndex(of: self) else { return offered.first ?? .own }
    return index + 1 < offered.count ? offered[index + 1] : .own
  }
}

extension DashboardViewModel {
  /// What the rows are sorted by; `nil` in the person's own order.
  package var sorting: Sorting? {
    sortOrder.value == .own ? nil : Sorting(sortOrder.value, isReversed: list.isReversed.value)
  }

  /// Orders by the next of the columns on screen, the way they are read first; back to the person's own after the last.
  package func sortByNextColumn(of offered: [RowOrder]) {
    sort(by: sortOrder.value.next(of: offered))
  }

  /// Orders by a column, the way it is read first.
  package func sort(by order: RowOrder) {
    list.isReversed.value = false
    sortOrder.value = order
  }

  /// Turns the order round; the person's own never is.
  package func turnOrderRound() {
    if sortOrder.value != .own { list.isReversed.value.toggle() }
  }
}

extension RowOrder {
  /// Rows in this order at an instant, or turned round; what is unknown goes last in either, equals stay as they are.
  package func sorted(_ rows: [CityRowViewModel], at now: Date, isReversed: Bool = false) -> [CityRowViewModel] {
    func smallestFirst<Key: Comparable>(_ key: (CityRowViewModel) -> Key?) -> [CityRowViewModel] {
      Self.sorted(rows, key: key, by: { isReversed ? $0 > $1 : $0 < $1 })
    }
    func largestFirst(_ key: (CityRowViewModel) -> Double?) -> [CityRowViewModel] {
      Self.sorted(rows, key: key, by: { isReversed ? $0 < $1 : $0 > $1 })
    }
    switch self {
    case .own: return rows
    case .name: return smallestFirst { $0.name.foldedName }
    case .localTime: return smallestFirst { $0.zone.secondsFromGMT(for: now) }
    case .quantity(let quantity): return largestFirst { $0.weather.value.value(quantity, at: now) }
    case .age: return smallestFirst { $0.age(at: now) }
    case .outlook:
      // Nights without a score are the darkest first, whichever way the others are.
      let ranked = Self.sorted(rows, key: { $0.sky.value.report?.stargazing.rank }, by: >)
      return Self.sorted(ranked, key: { $0.sky.value.report?.stargazing.score }, by: { isReversed ? $0 < $1 : $0 > $1 })
    }
  }

  /// A stable sort by a key that may be unknown.
  private static func sorted<Key>(
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
}
