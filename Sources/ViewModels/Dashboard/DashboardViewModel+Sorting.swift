package import Entities
package import Essentials
import Services

extension DashboardViewModel {
  /// What the rows are sorted by; `nil` in the user's own order.
  package var sorting: Sorting? {
    get { sortOrder.value == .own ? nil : Sorting(sortOrder.value, isReversed: list.isReversed.value) }
    set { (sortOrder.value, list.isReversed.value) = (newValue?.order ?? .own, newValue?.isReversed ?? false) }
  }

  /// Sorts by the next of the offered orders in its usual direction; after the last, or without any, by the user's own.
  package func sortByNextColumn(of offered: [RowOrder]) {
    let next = offered.firstIndex(of: sortOrder.value).map { $0 + 1 } ?? 0
    sort(by: offered.indices.contains(next) ? offered[next] : .own)
  }

  /// Sorts by a column in its usual direction.
  package func sort(by order: RowOrder) { sorting = Sorting(order) }

  /// Reverses the order; the user's own never is.
  package func reverseOrder() { if sortOrder.value != .own { list.isReversed.value.toggle() } }
}

extension RowOrder {
  /// Rows in this order at an instant, or reversed. Unknown values go last either way; the sort is stable.
  package func sorted(_ rows: [CityRowViewModel], at now: Date, isReversed: Bool = false) -> [CityRowViewModel] {
    switch self {
    case .own: return rows
    case .name: return Self.sorted(rows, isDescending: isReversed) { $0.name.foldedName }
    case .localTime: return Self.sorted(rows, isDescending: isReversed) { $0.zone.secondsFromGMT(for: now) }
    case .quantity(let quantity): return Self.sorted(rows, isDescending: !isReversed) { $0.value(quantity, at: now) }
    case .age: return Self.sorted(rows, isDescending: isReversed) { $0.age(at: now) }
    case .outlook:
      // Nights without a score are always sorted darkest first.
      let ranked = Self.sorted(rows, isDescending: true) { $0.sky.value.report?.stargazing.rank }
      return Self.sorted(ranked, isDescending: !isReversed) { $0.sky.value.report?.stargazing.score }
    }
  }

  /// Sorts by an optional key, `nil` last; stable, as Swift's sort is although it doesn't promise that.
  private static func sorted<Key: Comparable>(
    _ rows: [CityRowViewModel], isDescending: Bool, by key: (CityRowViewModel) -> Key?
  ) -> [CityRowViewModel] {
    rows.map { (row: $0, key: key($0)) }.sorted { left, right in
      guard let leftKey = left.key, let rightKey = right.key else { return left.key != nil && right.key == nil }
      return isDescending ? leftKey > rightKey : leftKey < rightKey
    }.map(\.row)
  }
}
