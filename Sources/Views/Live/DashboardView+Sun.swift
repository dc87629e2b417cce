import ViewModels

extension DashboardView {
  /// Sees to it that the sky is computed where it is drawn, and nowhere else: for the city in full, and for the rows on
  /// screen while they show hours or the sky. A thousand cities cost no more than a screenful.
  func prepareSun(_ regions: ScreenRegions) {
    if mode == .city {
      model.prepareSky(of: model.selected.value.map { [$0] } ?? [])
    } else if [.hours, .sky].contains(model.columns.value), !order.isEmpty {
      let shown = order[min(top, order.count)..<min(top + regions.body.count, order.count)]
      model.prepareSky(of: shown.map(\.model))
    }
  }
}
