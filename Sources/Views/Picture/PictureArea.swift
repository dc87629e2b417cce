package import Entities
import Essentials
import Imaging
package import Terminal
package import ViewModels

/// The part of a screen that shows a picture: draws its file when there is one, again when the room or the terminal's
/// abilities change, and takes it off the screen when it goes.
package final class PictureArea {
  let model: PictureViewModel
  /// Called when what is drawn is no longer right.
  var changed: () -> Void = {}
  /// The picture in the means of the terminal, and in characters, which scroll with the text.
  private(set) var drawing: PictureDrawing?
  private(set) var characters: PictureDrawing?
  /// Why the file cannot be drawn.
  private(set) var problem: String?

  private var choice: Settings.PictureChoice
  private let environment: [String: String]
  private var abilities: TerminalAbilities
  private var bitmap: Bitmap?
  private var field: PictureField?
  private var isLight = false
  private var isVisible = false
  /// Where bytes drew the picture, and what takes it away.
  private var shown: (place: CellPosition, drawing: PictureDrawing)?
  /// Whether something else wrote to the screen since.
  private var isDisturbed = false
  private var binding: Binding?
  /// What is being made of the picture, or was made last.
  private(set) var task: Task<Void, Never>?
  private let identifier = Int.random(in: 1...0xFF_FFFF)

  /// - Parameters:
  ///   - model: Whose picture.
  ///   - choice: How the person wants pictures drawn.
  ///   - abilities: What is known of the terminal before it answers.
  ///   - environment: The environment variables.
  package init(
    _ model: PictureViewModel, choice: Settings.PictureChoice, abilities: TerminalAbilities,
    environment: [String: String]
  ) {
    self.model = model
    self.choice = choice
    self.abilities = abilities
    self.environment = environment
    binding = model.image.bind { [weak self] in self?.take($0) }
  }

  /// An area whose terminal may be known or not.
  convenience init(
    _ model: PictureViewModel, _ surroundings: PictureSurroundings?, size: TerminalSize, depth: ColorDepth,
    isUnicode: Bool
  ) {
    var abilities = surroundings?.abilities ?? TerminalAbilities(environment: [:], isTerminal: true, window: size)
    abilities.size = size
    abilities.colorDepth = depth
    abilities.isUnicode = isUnicode
    self.init(
      model, choice: surroundings?.choice ?? .blocks, abilities: abilities,
      environment: surroundings?.environment ?? [:])
  }

  /// How pictures are drawn now.
  var means: PictureMeans {
    PictureMeans(choice, abilities, environment: environment).onScreen(abilities, environment: environment)
  }

  /// The person wants pictures drawn in another way.
  func choose(_ choice: Settings.PictureChoice) {
    guard choice != self.choice else { return }
    self.choice = choice
    if isVisible, choice != .off { model.startLoadingImage() }
    redraw()
  }

  /// Takes in an answer of the terminal, which may tell of a better way.
  package func learn(_ reply: TerminalReply) {
    let old = (means, abilities.size.cell)
    abilities.apply(reply)
    if old.0 != means || old.1 != abilities.size.cell { redraw() }
  }

  /// Someone looks at it: its file is loaded, and drawn in that room.
  func appear(columns: Int, rows: Int, isLight: Bool) {
    let field = PictureField(columns: columns, rows: rows, cell: abilities.size.cell)
    if field != self.field || isLight != self.isLight {
      self.field = field
      self.isLight = isLight
      redraw()
    }
    guard !isVisible else { return }
    isVisible = true
    if choice != .off { model.startLoadingImage() }
  }

  func disappear() {
    guard isVisible else { return }
    isVisible = false
    model.stopShowingImage()
  }

  /// The window has another size; what was drawn over it is gone or wrong.
  func resize(to size: TerminalSize) {
    let cell = size.cell ?? abilities.size.cell
    abilities.size = size
    abilities.size.cell = cell
  }

  private func take(_ file: Data?) {
    bitmap = nil
    problem = nil
    drawing = nil
    characters = nil
    task?.cancel()
    guard let file else { return changed() }
    task = Task { [weak self] in
      let result: Result<Bitmap, ImageError>
      do throws(ImageError) { result = .success(try await PictureDrawing.decode(file)) } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled else { return }
      self?.take(result)
    }
  }

  private func take(_ result: Result<Bitmap, ImageError>) {
    switch result {
    case .success(let bitmap):
      self.bitmap = bitmap
      redraw()
    case .failure(let error):
      problem = error.description
      changed()
    }
  }

  private func redraw() {
    guard let bitmap, let field, let file = model.image.value else { return }
    task?.cancel()
    let (means, plain, isLight) = (means, PictureMeans.characters(abilities), isLight)
    task = Task { [weak self, identifier] in
      let characters = await PictureDrawing.make(of: bitmap, file: file, in: field, by: plain, isLight: isLight)
      guard !Task.isCancelled else { return }
      // Characters at once; what takes longer to make replaces them.
      self?.show(means == .none ? nil : characters, characters)
      guard means != plain, means != .none else { return }
      let drawing = await PictureDrawing.make(
        of: bitmap, file: file, in: field, by: means, isLight: isLight, identifier: identifier)
      guard !Task.isCancelled else { return }
      self?.show(drawing, characters)
    }
  }

  private func show(_ drawing: PictureDrawing?, _ characters: PictureDrawing?) {
    self.drawing = drawing
    self.characters = characters
    changed()
  }

  // MARK: - Over the text

  /// Whether bytes drew the picture where it must not be any more.
  func isMisplaced(_ place: CellPosition?) -> Bool {
    guard let shown else { return false }
    return isDisturbed || shown.place != place || shown.drawing != drawing
  }

  /// The bytes that take the picture away; the text under it must be painted anew.
  func remove() -> [UInt8] {
    guard let shown else { return [] }
    self.shown = nil
    isDisturbed = false
    return shown.drawing.removal + Array("\u{1B}[2J".utf8)
  }

  /// The bytes that draw the picture at a place, unless it is there already.
  func show(at place: CellPosition?) -> [UInt8] {
    guard let place, let drawing, !drawing.bytes.isEmpty, shown == nil else { return [] }
    shown = (place, drawing)
    let motion = "\u{1B}7\u{1B}[\(place.row + 1);\(place.column + 1)H"
    return Array(motion.utf8) + drawing.bytes + Array("\u{1B}8".utf8)
  }

  /// Something else wrote to the screen, or its size is another: what is left of the picture is taken away, and it is
  /// drawn again.
  func forget() { isDisturbed = shown != nil }
}
