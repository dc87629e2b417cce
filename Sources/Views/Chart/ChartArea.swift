import Terminal
import ViewModels

/// The chart on a live screen: in characters at once, then in pixels once they're drawn, if the terminal can show them.
///
/// A sky in pixels stays on screen with its names and title until the next one is ready, so that they always agree.
final class ChartArea {
  /// Called when a picture is ready, or couldn't be drawn, and the page has to be drawn again.
  var changed: () -> Void = {}
  /// The sky on screen in pixels, and the size in cells of the page it was drawn for; `nil` while it is in characters.
  private var shown: (picture: ChartPicture, drawing: PictureDrawing, columns: Int, rows: Int)?
  /// The page whose sky is being drawn or was drawn last; `nil` while the chart isn't on screen.
  private var requested: ChartPicture?
  /// The task that draws `requested`; `nil` before the first.
  private(set) var task: Task<Void, Never>?
  /// The number of the picture in kitty's protocol, random so as to differ from those of the terminal's other programs.
  private let identifier = KittyGraphics.randomIdentifier()

  /// The picture of the sky; `nil` while the sky is drawn in characters, also because it can't be drawn in pixels.
  var drawing: PictureDrawing? { shown?.drawing }
  /// The top left cell of ``drawing`` on the page; without a drawing, that of the page.
  var place: CellPosition { shown?.picture.place ?? CellPosition(row: 0, column: 0) }

  /// The page for the sky over the selected city, empty if none is selected; starts to draw its picture if that is new.
  func lines(
    of chart: LiveChart, in dashboard: DashboardViewModel, appearance: Appearance, context: PictureContext,
    columns: Int, rows: Int
  ) -> [StyledText] {
    guard let model = chart.skyChart(in: dashboard) else {
      disappear()
      return []
    }
    func page(_ mode: ChartMode?) -> ChartPage {
      ChartPage(
        appearance: appearance, units: dashboard.units, width: columns, height: rows, view: chart.view, mode: mode)
    }
    if let picture = page(ChartMode(context, appearance)).picture(model) {
      if picture != requested { draw(picture, columns: columns, rows: rows) }
      // The same picture may suit another width, as sixels can't fill every page.
      if let shown, shown.picture == picture || (shown.columns == columns && shown.rows == rows) {
        return shown.picture.lines
      }
      shown = nil
    } else {
      disappear()
    }
    return page(nil).lines(model)
  }

  /// Starts to draw a picture instead of the one being drawn, for a page of this size.
  private func draw(_ picture: ChartPicture, columns: Int, rows: Int) {
    requested = picture
    task?.cancel()
    task = Task { [weak self, identifier] in
      let drawing = await picture.drawn(identifier: identifier)
      guard !Task.isCancelled, let self else { return }
      shown = drawing.map { (picture, $0, columns, rows) }
      changed()
    }
  }

  /// Cancels the drawing and drops the picture, since the chart is no longer on screen.
  func disappear() {
    guard requested != nil else { return }
    task?.cancel()
    (shown, requested) = (nil, nil)
  }
}
