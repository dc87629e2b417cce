import Entities
import Essentials
import Imaging
import Terminal
import ViewModels

/// The part of a screen that shows a picture: it draws the file, redraws it when the room or the terminal's abilities change,
/// and removes it from the screen.
final class PictureArea {
  let model: PictureViewModel
  /// Called when the screen is out of date.
  var changed: () -> Void = {}
  /// The picture drawn in the terminal's best mode, and in characters, which can scroll with the text; `nil` until drawn.
  private(set) var drawing: PictureDrawing?
  private(set) var characters: PictureDrawing?
  /// Why the file can't be drawn; `nil` if it can.
  private(set) var problem: ImageError?

  /// What is known of the terminal, and how the user wants pictures drawn.
  private(set) var context: PictureContext
  /// The decoded file, and the room that it was last drawn for; `nil` until known.
  private var bitmap: Bitmap?
  private var bounds: PictureBounds?
  private var isLight = false
  private var isVisible = false
  private var overlay = PictureOverlay()
  /// The picture's first cell, counted from that of its page or pane.
  private var start = CellPosition(row: 0, column: 1)
  private var binding: Binding?
  /// The running or last decoding or drawing.
  private(set) var task: Task<Void, Never>?
  /// Tells this area's images from others on a kitty terminal; of 24 bits, which placeholders give as a colour.
  private let identifier = Int.random(in: 1...0xFF_FFFF)

  /// An area for a model's pictures. `context` is what is known of the terminal before it replies.
  init(_ model: PictureViewModel, _ context: PictureContext) {
    (self.model, self.context) = (model, context)
    binding = model.image.bind { [weak self] in self?.take($0) }
  }

  /// Draws pictures as a setting says from now on.
  func choose(_ setting: Settings.PictureChoice) {
    let former = context.choice
    context.choose(setting)
    guard context.choice != former else { return }
    if isVisible { load() }
    redraw()
  }

  /// Takes in a reply of the terminal, which may allow a better mode.
  func learn(_ reply: TerminalReply) {
    let former = context
    context.abilities.apply(reply)
    if former.modeOnScreen != context.modeOnScreen || former.cell != context.cell { redraw() }
  }

  /// The lines of the picture's page. Loads the file and draws it to fit, in characters if the page is scrolled, since images
  /// can't scroll.
  func page(_ appearance: Appearance, columns: Int, height: Int, isAtTop: Bool) -> [StyledText] {
    let room = PictureBounds(onPageOfColumns: columns, rows: height, cellSize: context.cell)
    appear(in: room, isLight: !appearance.theme.isDark)
    let (lines, row) = PicturePage(appearance: appearance, width: columns)
      .lines(model, drawing: (isAtTop ? drawing : characters)?.lines, problem: problem(appearance.words))
    start = CellPosition(row: row, column: 1)
    return lines
  }

  /// The lines of the picture's pane: the title, then the picture with its text beside it if there is room, or the text alone.
  func pane(_ appearance: Appearance, columns: Int, height: Int) -> [StyledText] {
    let textWidth = columns >= 80 ? 32 : 0
    let room = PictureBounds(columns: max(columns - 2 - textWidth, 1), rows: max(height - 1, 1), cellSize: context.cell)
    appear(in: room, isLight: !appearance.theme.isDark)
    // A drawing too large for this room is held back until the one that fits is made.
    let fitting = drawing.flatMap { $0.rows <= room.rows && $0.columns <= room.columns ? $0 : nil }
    start = CellPosition(row: 1, column: 1)
    return PicturePage(appearance: appearance, width: columns).pane(
      model, drawing: fitting, problem: problem(appearance.words), height: height)
  }

  /// Why the file can't be drawn, or not completely; `nil` if nothing is wrong.
  private func problem(_ words: Words) -> String? {
    if let problem { return words(problem.phrase) }
    guard bitmap?.isComplete == false else { return nil }
    return words("The picture's file is damaged; showing what could be read.")
  }

  /// Draws the picture for a room and background if they are new, and loads it when it first becomes visible.
  private func appear(in room: PictureBounds, isLight: Bool) {
    if room != bounds || isLight != self.isLight {
      bounds = room
      self.isLight = isLight
      redraw()
    }
    guard !isVisible else { return }
    isVisible = true
    load()
  }

  private func load() { if context.choice != .off { model.startLoadingImage() } }

  /// Notes that the picture is no longer shown.
  func disappear() {
    guard isVisible else { return }
    isVisible = false
    model.stopShowingImage()
  }

  /// The bytes of a frame of the screen with the picture; empty if nothing changed. Its page or pane begins at `place` and
  /// ends before row `end`; it is drawn as an image only while `isWhole` and uncovered.
  func frame(of screen: inout Screen, at place: CellPosition?, before end: Int, isWhole: Bool) -> [UInt8] {
    let origin = place ?? CellPosition(row: 0, column: 0)
    return overlay.frame(
      of: &screen, place != nil && isWhole ? drawing : nil,
      at: CellPosition(row: origin.row + start.row, column: origin.column + start.column), before: end)
  }

  /// The bytes of a frame while a chart covers the picture, with the chart's image, if any, on its page that begins at `row`.
  func frame(of screen: inout Screen, chart: ChartArea, from row: Int, before end: Int) -> [UInt8] {
    let place = chart.place
    return overlay.frame(
      of: &screen, chart.drawing, at: CellPosition(row: row + place.row, column: place.column), before: end,
      depth: context.abilities.colorDepth)
  }

  /// Makes the next frame draw the picture again, since something else wrote to the screen.
  func forget() { overlay.forget() }

  /// Notes the window's new size, with the last known size of a cell if there is no new one. The image is gone or misplaced.
  func resize(to size: TerminalSize) {
    let cell = size.cell ?? context.cell
    context.abilities.size = size
    context.abilities.size.cell = cell
    overlay.forget()
  }

  /// Decodes a new file and draws it; `nil` removes the picture.
  private func take(_ file: Data?) {
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
    let (mode, plain, isLight) = (context.modeOnScreen, context.characters, isLight)
    task = Task { [weak self, identifier] in
      let characters = await PictureDrawing.make(of: bitmap, file: file, in: bounds, by: plain, isLight: isLight)
      guard !Task.isCancelled else { return }
      // Characters at once; the image, which takes longer, replaces them.
      self?.show(mode == .none ? nil : characters, characters)
      guard mode != plain, mode != .none else { return }
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
