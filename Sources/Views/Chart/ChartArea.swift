import Terminal
import ViewModels

/// The chart on a live screen: in characters at once, then in pixels, if the terminal can show them, once they're drawn.
///
/// A sky in pixels stays, with its names and title, until the next one is ready, so that they always agree.
final class ChartArea {
  /// A drawn picture, and the size in cells of the page it was drawn for.
  private struct Shown {
    let picture: ChartPicture
    let drawing: PictureDrawing
    let columns: Int
    let rows: Int
  }

  /// Called when the lines have to be drawn again.
  var changed: () -> Void = {}
  /// The sky on screen in pixels; `nil` while it is drawn in characters.
  private var shown: Shown?
  /// The sky being drawn, or the last one drawn.
  private var wanted: ChartPicture?
  /// Draws ``wanted``.
  private(set) var task: Task<Void, Never>?
  private let identifier = Int.random(in: 1...0xFF_FFFF)

  /// The picture of the sky; `nil` while the sky is drawn in characters.
  var drawing: PictureDrawing? { shown?.drawing }
  /// The top left cell of ``drawing`` on the page.
  var place: CellPosition { shown?.picture.place ?? CellPosition(row: 0, column: 0) }

  /// The page for the sky over the selected city; empty if none is selected.
  func lines(
    _ chart: LiveChart, _ dashboard: DashboardViewModel, _ appearance: Appearance, _ context: PictureContext,
    columns: Int, rows: Int
  ) -> [StyledText] {
    guard let model = chart.model(dashboard) else { return [] }
    func page(_ mode: ChartMode?) -> ChartPage {
      ChartPage(
        appearance: appearance, units: dashboard.units, width: columns, height: rows, view: chart.view, mode: mode)
    }
    guard let picture = page(ChartMode(context, appearance)).picture(model) else {
      disappear()
      return page(nil).lines(model)
    }
    if picture != wanted { draw(picture, columns, rows) }
    if let shown, shown.columns == columns, shown.rows == rows { return shown.picture.lines }
    shown = nil
    return page(nil).lines(model)
  }

  /// Starts to draw a picture instead of the one being drawn.
  private func draw(_ picture: ChartPicture, _ columns: Int, _ rows: Int) {
    wanted = picture
    task?.cancel()
    task = Task { [weak self, identifier] in
      let drawing = await picture.drawn(identifier: identifier)
      guard let drawing, !Task.isCancelled, let self else { return }
      shown = Shown(picture: picture, drawing: drawing, columns: columns, rows: rows)
      changed()
    }
  }

  /// Cancels the drawing and forgets the picture: the chart is no longer on screen.
  func disappear() {
    guard wanted != nil else { return }
    task?.cancel()
    (shown, wanted) = (nil, nil)
  }
}
