import ViewModels

extension DashboardView {
  /// Has the skies of the rows on screen computed when the table shows them: a thousand cities cost no more than these.
  func prepareSky(_ regions: ScreenRegions) {
    guard model.columns.value == .sky, !mode.isPage else { return }
    let shown = order.dropFirst(top).prefix(regions.body.count)
    model.prepareSky(of: shown.map(\.model))
  }
}
