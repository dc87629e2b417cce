import Terminal
import ViewModels

/// The chart on a live screen: in characters at once, and in pixels, where the terminal shows them, as soon as they are drawn.
///
/// A sky in pixels stays with its names and its title until the next is ready, so that they agree at any moment.
final class ChartArea {
  /// Called when what is drawn is no longer right.
  var changed: () -> Void = {}
  /// What is shown in pixels, on a page of so many columns and lines.
  private var shown: (picture: ChartPicture, drawing: PictureDrawing, columns: Int, rows: Int)?
  private var wanted: ChartPicture?
  /// What is being drawn, or was drawn last.
  private(set) var task: Task<Void, Never>?
  private let identifier = Int.random(in: 1...0xFF_FFFF)

  /// The picture of the sky, and where on the page it begins.
  var drawing: PictureDrawing? { shown?.drawing }
  var place: CellPosition { shown?.picture.place ?? CellPosition(row: 0, column: 0) }

  /// The lines of the page over the selected city.
  func lines(
    _ chart: LiveChart, _ dashboard: DashboardViewModel, _ appearance: Appearance, _ surroundings: PictureSurroundings,
    columns: Int, rows: Int
  ) -> [StyledText] {
    guard let model = chart.model(dashboard) else { return [] }
    func page(_ means: ChartMeans?) -> ChartPage {
      ChartPage(
        appearance: appearance, units: dashboard.units, width: columns, height: rows, view: chart.view,
        means: means)
    }
    guard let picture = page(ChartMeans(surroundings, appearance)).picture(model) else {
      disappear()
      return page(nil).lines(model)
    }
    if picture != wanted { draw(picture, columns, rows) }
    if let shown, shown.columns == columns, shown.rows == rows { return shown.picture.lines }
    shown = nil
    return page(nil).lines(model)
  }

  private func draw(_ picture: ChartPicture, _ columns: Int, _ rows: Int) {
    wanted = picture
    task?.cancel()
    task = Task { [weak self, identifier] in
      let drawing = await picture.drawn(identifier: identifier)
      guard let drawing, !Task.isCancelled, let self else { return }
      shown = (picture, drawing, columns, rows)
      changed()
    }
  }

  /// It is not shown any more.
  func disappear() {
    guard wanted != nil else { return }
    task?.cancel()
    (shown, wanted) = (nil, nil)
  }
}
