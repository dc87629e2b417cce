import Entities
import Essentials
import Imaging
import Terminal
import ViewModels

/// The part of a screen that shows a picture, redrawn when its room or the terminal's abilities change.
final class PictureArea {
  let model: PictureViewModel
  /// Called when the screen is out of date.
  var changed: () -> Void = {}
  /// The picture in the best mode that the terminal and the user allow; `nil` until drawn, and without pictures.
  private(set) var drawing: PictureDrawing?
  /// The picture in characters, which can scroll with the text; `nil` until drawn.
  private(set) var characters: PictureDrawing?
  /// Why the file can't be decoded; `nil` if it can, or there is none.
  private(set) var problem: ImageError?

  /// What is known of the terminal, and how the user wants pictures drawn.
  private(set) var context: PictureContext
  /// The decoded file; `nil` until decoded.
  private var bitmap: Bitmap?
  /// The room that the picture is drawn for; `nil` before it first appears.
  private var bounds: PictureBounds?
  private var isLight = false
  private var isVisible = false
  private var overlay = PictureOverlay()
  /// The picture's first cell, relative to its page or pane.
  private var start = CellPosition(row: 0, column: 1)
  private var binding: Binding?
  /// The running or last decoding or drawing.
  private(set) var task: Task<Void, Never>?
  /// Tells this area's images from others on a kitty terminal; of 24 bits, since placeholders encode it as a colour.
  private let identifier = KittyGraphics.randomIdentifier()

  /// The columns of the text beside a pane's picture.
  private static let paneTextWidth = 32
  /// The fewest columns of a pane with text beside its picture.
  private static let minimumWidthForPaneText = 80

  /// An area for a model's pictures. `context` is what is known of the terminal before it replies.
  init(_ model: PictureViewModel, _ context: PictureContext) {
    (self.model, self.context) = (model, context)
    binding = model.image.bind { [weak self] in self?.replace(with: $0) }
  }

  /// Applies the setting for how pictures are drawn.
  func choose(_ setting: Settings.PictureMode) {
    let former = context.choice
    context.choose(setting)
    guard context.choice != former else { return }
    if isVisible { load() }
    redraw()
  }

  /// Applies a reply of the terminal, which may change the mode or the size of cells.
  func apply(_ reply: TerminalReply) {
    let former = context
    context.abilities.apply(reply)
    if former.modeOnScreen != context.modeOnScreen || former.cellSize != context.cellSize { redraw() }
  }

  /// The lines of the picture's page. Unless it `isAtTop`, the picture is in characters, since images can't scroll.
  func page(_ appearance: Appearance, columns: Int, height: Int, isAtTop: Bool) -> [StyledText] {
    let room = PictureBounds(onPageOfColumns: columns, rows: height, cellSize: context.cellSize)
    appear(in: room, isLight: !appearance.theme.isDark)
    let (lines, row) = PicturePage(appearance: appearance, width: columns)
      .lines(model, drawing: (isAtTop ? drawing : characters)?.lines, problem: problem(appearance.words))
    start = CellPosition(row: row, column: 1)
    return lines
  }

  /// The lines of the picture's pane: the title, then the picture, beside its text if there is room, or the text alone.
  func pane(_ appearance: Appearance, columns: Int, height: Int) -> [StyledText] {
    let textWidth = columns >= Self.minimumWidthForPaneText ? Self.paneTextWidth : 0
    let room = PictureBounds(
      columns: max(columns - 2 - textWidth, 1), rows: max(height - 1, 1), cellSize: context.cellSize)
    appear(in: room, isLight: !appearance.theme.isDark)
    start = CellPosition(row: 1, column: 1)
    return PicturePage(appearance: appearance, width: columns).pane(
      model, drawing: drawing, problem: problem(appearance.words), height: height)
  }

  /// Why the file can't be drawn, or not completely; `nil` if nothing is wrong.
  private func problem(_ words: Words) -> String? {
    if let problem { return words(problem.phrase) }
    guard bitmap?.isComplete == false else { return nil }
    return words("The picture's file is damaged; showing what could be read.")
  }

  /// Draws the picture for a room and background if they are new, and loads it when it first becomes visible. What is
  /// too large for the room isn't shown any more; a drawing that fits is on its way.
  private func appear(in room: PictureBounds, isLight: Bool) {
    if room != bounds || isLight != self.isLight {
      func fitting(_ drawing: PictureDrawing?) -> PictureDrawing? {
        drawing.flatMap { $0.rows <= room.rows && $0.columns <= room.columns ? $0 : nil }
      }
      (bounds, self.isLight, drawing, characters) = (room, isLight, fitting(drawing), fitting(characters))
      redraw()
    }
    guard !isVisible else { return }
    isVisible = true
    load()
  }

  private func load() { if context.choice != .off { model.startLoadingImage() } }

  /// Called when the picture is no longer shown.
  func disappear() {
    guard isVisible else { return }
    isVisible = false
    model.stopShowingImage()
  }

  /// The bytes of a frame of the screen with the picture; empty if nothing changed. Its page or pane begins at `place`,
  /// `nil` if it isn't shown, and ends before row `end`. It is an image only if it `isWhole`, not scrolled or covered.
  func frame(of screen: inout Screen, at place: CellPosition?, before end: Int, isWhole: Bool) -> [UInt8] {
    let origin = place ?? CellPosition(row: 0, column: 0)
    return overlay.frame(
      of: &screen, place != nil && isWhole ? drawing : nil,
      at: CellPosition(row: origin.row + start.row, column: origin.column + start.column), before: end)
  }

  /// The bytes of a frame of the screen with a chart instead, whose page begins at `row` and ends before row `end`.
  func frame(of screen: inout Screen, chart: ChartArea, from row: Int, before end: Int) -> [UInt8] {
    let place = chart.place
    return overlay.frame(
      of: &screen, chart.drawing, at: CellPosition(row: row + place.row, column: place.column), before: end)
  }

  /// Makes the next frame draw the picture again, since something else wrote to the screen.
  func forget() { overlay.forget() }

  /// Adopts the window's new size, which removed or moved the image. A cell of unknown size has the last known one.
  func resize(to size: TerminalSize) {
    let cell = size.cell ?? context.cellSize
    context.abilities.size = size
    context.abilities.size.cell = cell
    overlay.forget()
  }

  /// Decodes and draws a new file; `nil` removes the picture.
  private func replace(with file: Data?) {
    (bitmap, problem, drawing, characters) = (nil, nil, nil, nil)
    task?.cancel()
    guard let file else { return changed() }
    task = Task { [weak self] in
      do throws(ImageError) {
        let bitmap = try await PictureDrawing.decode(file)
        guard !Task.isCancelled, let self else { return }
        self.bitmap = bitmap
        redraw()
      } catch {
        guard !Task.isCancelled, let self else { return }
        problem = error
        changed()
      }
    }
  }

  /// Draws the picture anew in place of any drawing under way, if its file is decoded and its room is known.
  private func redraw() {
    guard let bitmap, let bounds, let file = model.image.value else { return }
    task?.cancel()
    let (mode, textMode, isLight) = (context.modeOnScreen, context.characters, isLight)
    task = Task { [weak self, identifier] in
      let characters = await PictureDrawing.make(of: bitmap, file: file, in: bounds, by: textMode, isLight: isLight)
      guard !Task.isCancelled else { return }
      // Characters first, since the image takes longer.
      self?.show(mode == .none ? nil : characters, characters)
      guard mode != textMode, mode != .none else { return }
      let drawing = await PictureDrawing.make(
        of: bitmap, file: file, in: bounds, by: mode, isLight: isLight, identifier: identifier)
      guard !Task.isCancelled else { return }
      self?.show(drawing, characters)
    }
  }

  private func show(_ drawing: PictureDrawing?, _ characters: PictureDrawing?) {
    (self.drawing, self.characters) = (drawing, characters)
    changed()
  }
}
