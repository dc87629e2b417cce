import Entities
import Essentials
import Terminal
import ViewModels

/// Tells which cities' weather comes from another source than the first.
struct FallbackNote {
  let appearance: Appearance

  /// One line for each source that stands in: `MET Norway: Seoul, London`; none when the first one answered for all, or
  /// the person chose the source.
  func lines(_ dashboard: DashboardViewModel, width: Int?) -> [StyledText] {
    guard dashboard.settings.provider.value == .auto else { return [] }
    return Provider.allCases.filter { $0 != .openMeteo }.compactMap { provider in
      let names = dashboard.orderedRows.filter { $0.provider.value == provider }.map(\.name.value)
      guard !names.isEmpty else { return nil }
      let text = StyledText(" \(provider.title): \(names.joined(separator: ", "))", appearance.theme.quiet)
      return width.map { text.truncated(to: $0, ellipsis: appearance.ellipsis) } ?? text
    }
  }

  /// For one row: `Seoul: MET Norway`.
  func line(_ row: CityRowViewModel, _ dashboard: DashboardViewModel) -> StyledText? {
    guard dashboard.settings.provider.value == .auto, let provider = row.provider.value, provider != .openMeteo else {
      return nil
    }
    return StyledText(" \(row.name.value): \(provider.title)", appearance.theme.quiet)
  }
}
