import ViewModels

extension DashboardView {
  /// Sees to it that the sun's times are known where nights are drawn: for the city in full, and for the rows on screen
  /// while they show hours.
  func prepareSun(_ regions: ScreenRegions) {
    if mode == .city {
      model.prepareSky(of: model.selected.value.map { [$0] } ?? [])
    } else if model.columns.value == .hours, !order.isEmpty {
      let shown = order[min(top, order.count)..<min(top + regions.body.count, order.count)]
      model.prepareSky(of: shown.map(\.model))
    }
  }
}
