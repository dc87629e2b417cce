import CommandLine
import Entities
import Imaging
import Services
import Terminal
import ViewModels
import Views

/// Prints a picture with its text, drawn in the terminal's best way.
struct PictureCommandPage {
  let app: AppContext
  private var options: Options { app.options }
  private var output: Output { app.output }

  /// Prints title, picture and text, or the JSON document, which also has the `notice`; returns whether all of it was
  /// shown, else reports why not.
  func print(_ report: PictureReport, notice: PictureNotice?) async throws -> Bool {
    let picture = report.picture
    guard options.format != .json else {
      try app.console.print(picture.document(state: report.state, problem: notice))
      return true
    }
    let page = PicturePage(appearance: app.appearance, width: output.width)
    // The title first: a large picture takes its time.
    try output.print(page.head(picture))
    let (drawing, problem) = await drawing(of: picture)
    if let drawing {
      try print(drawing)
      try app.console.print("\n")
    }
    var tail = page.tail(picture, showsPicture: drawing != nil)
    while tail.last?.plain.allSatisfy(\.isWhitespace) == true { tail.removeLast() }
    try output.print(tail)
    if let problem { app.console.report(problem) }
    return problem == nil
  }

  /// The picture drawn for this terminal, and why not, or only in part; neither if it has no image or none is wanted.
  private func drawing(of picture: Picture) async -> (drawing: PictureDrawing?, problem: String?) {
    guard !options.hidesPicture, picture.imageURL != nil else { return (nil, nil) }
    let words = app.console.words
    let (mode, abilities) = await mode()
    guard mode != .none else { return (nil, nil) }
    do {
      let file = try await app.image(of: picture).data
      let (bitmap, drawing) = try await app.progress(Phrase("Drawing the picture")) { _ in
        let bitmap = try await PictureDrawing.decode(file)
        let drawing = await PictureDrawing.make(
          of: bitmap, file: file, in: bounds(abilities), by: mode, isLight: isLight(abilities),
          identifier: KittyGraphics.randomIdentifier())
        return (bitmap, drawing)
      }
      let problem = bitmap.isComplete ? nil : words("The picture's file is damaged; showing what could be read.")
      return (drawing, problem)
    } catch let error as ImageError {
      return (nil, words("\(error.phrase) Use --open to see it in a browser."))
    } catch {
      return (nil, words("Couldn't get the picture: \(app.console.sentence(of: error))"))
    }
  }

  /// How pictures are drawn, and what the terminal can do, after querying it if that matters.
  private func mode() async -> (mode: PictureMode, abilities: TerminalAbilities) {
    let unasked = output.pictureContext(app.chosenSettings)
    let abilities = unasked.abilities
    guard !options.isPlain, abilities.isInteractive || options.color == .always else { return (.none, abilities) }
    guard abilities.isInteractive else { return (unasked.modeWithoutReplies, abilities) }
    let context = await app.askedContext()
    return (context.mode, context.abilities)
  }

  /// As wide as the text, and low enough that the text's first lines stay in the window.
  private func bounds(_ abilities: TerminalAbilities) -> PictureBounds {
    let columns = min(output.width ?? 80, app.console.window?.columns ?? 1000)
    return PictureBounds(onPageOfColumns: columns, rows: abilities.size.rows - 1, cellSize: abilities.size.cell)
  }

  /// Whether the background is light; an unknown one is taken to be dark.
  private func isLight(_ abilities: TerminalAbilities) -> Bool {
    app.chosenSettings.background == .auto ? abilities.isDark == false : app.chosenSettings.background == .light
  }

  /// Prints a drawing as bytes for the terminal's graphics, or as lines of text, indented by one column.
  private func print(_ drawing: PictureDrawing) throws {
    guard !drawing.bytes.isEmpty else { return try output.print(drawing.lines.map { StyledText(" ") + $0 }) }
    try app.console.printAsIs(drawing.printed)
  }
}

extension AppContext {
  /// What is known about pictures on this terminal, after querying it if that matters.
  func askedContext() async -> PictureContext {
    var context = output.pictureContext(chosenSettings)
    if context.dependsOnReplies, console.environment["TMUX"] == nil, output.canAskTerminal,
      TerminalDevice.isForeground, let device = TerminalDevice.live()
    {
      for reply in await device.ask() { context.abilities.apply(reply) }
    }
    return context
  }
}
