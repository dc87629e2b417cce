import CommandLine
import Entities
import Essentials
import Imaging
import Repositories
import Services
import Terminal
import ViewModels
import Views

extension Program {
  /// Prints a picture with its text.
  ///
  /// - Returns: Whether all of it could be shown; what could not has been told.
  func print(
    _ model: PictureViewModel, _ picture: Picture, _ request: PictureRequest, _ live: Live
  ) async throws -> Bool {
    guard options.format != .json else {
      try console.print(PictureDocument(model).tree)
      return true
    }
    let page = PicturePage(appearance: appearance(live.chosen), width: width)
    // The title first: a large picture takes its time.
    try print(page.head(picture))
    let drawing = await drawing(of: picture, request, live)
    if let drawing = drawing.drawing {
      try print(drawing)
      try console.print("\n")
    }
    var tail = page.tail(picture, showsPicture: drawing.drawing != nil)
    while tail.last?.plain.allSatisfy(\.isWhitespace) == true { tail.removeLast() }
    try print(tail)
    if let problem = drawing.problem { console.tell(problem) }
    return drawing.problem == nil
  }

  /// The picture drawn for this terminal, or why there is none; neither where none is wanted.
  private func drawing(
    of picture: Picture, _ request: PictureRequest, _ live: Live
  ) async -> (drawing: PictureDrawing?, problem: String?) {
    guard request.showsPicture, picture.imageURL != nil else { return (nil, nil) }
    let (means, told) = await means(live.chosen)
    guard means != .none else { return (nil, nil) }
    do {
      let file = try await image(of: picture, live)
      let (bitmap, drawing) = try await progress("Drawing the picture", live) { _ in
        let bitmap = try await PictureDrawing.decode(file)
        let drawing = await PictureDrawing.make(
          of: bitmap, file: file, in: field(told), by: means, isLight: isLight(live.chosen, told),
          identifier: .random(in: 1...0xFF_FFFF))
        return (bitmap, drawing)
      }
      return (drawing, bitmap.isComplete ? nil : "The picture's file is damaged; what could be read of it is shown.")
    } catch let error as ImageError {
      return (nil, "\(error) Use --open to see it in a browser.")
    } catch {
      return (nil, "The picture did not come: \(error)")
    }
  }

  /// How pictures are drawn, after the terminal has been asked where that can make a difference.
  private func means(_ settings: Settings) async -> (PictureMeans, TerminalAbilities) {
    var told = abilities
    guard !options.isPlain, told.isInteractive || options.color == .always else { return (.none, told) }
    let choice = options.isASCII && settings.picture == .auto ? .ascii : settings.picture
    guard told.isInteractive else { return (choice == .off ? .none : PictureMeans.withoutAnswers(choice, told), told) }
    if PictureMeans.dependsOnAnswers(choice), console.environment["TMUX"] == nil, canAskTerminal,
      let device = TerminalDevice.live()
    {
      for reply in await device.ask() { told.apply(reply) }
    }
    return (PictureMeans(choice, told, environment: console.environment), told)
  }

  /// As wide as the text, and so high that the text's first lines stay in the window.
  private func field(_ abilities: TerminalAbilities) -> PictureField {
    let columns = min(width ?? 80, console.window?.columns ?? 1000)
    return PictureField(
      columns: max(columns - 2, 1), rows: PicturePlacement.rows(of: abilities.size.rows - 1), cell: abilities.size.cell)
  }

  private func isLight(_ settings: Settings, _ abilities: TerminalAbilities) -> Bool {
    switch settings.background {
    case .auto: abilities.isDark == false
    case .dark: false
    case .light: true
    }
  }

  private func print(_ drawing: PictureDrawing) throws {
    guard !drawing.bytes.isEmpty else { return try print(drawing.lines.map { StyledText(" ") + $0 }) }
    try console.printAsIs(drawing.printed)
  }

  // MARK: - Files

  /// Where the file shall be; fails before anything is fetched if something is there that is not to be replaced.
  func destination(_ path: String, overwrites: Bool) throws -> PictureFile? {
    guard path != "-" else { return nil }
    let path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    let file = PictureFile(path: path, files: .live)
    if file.exists, !overwrites { throw PictureFileProblem(path: path, problem: .exists) }
    return file
  }

  /// Saves the original bytes and tells where.
  func save(_ picture: Picture, to file: PictureFile, _ request: PictureRequest, _ live: Live) async throws {
    let data = try await original(of: picture, live)
    try file.save(data, overwrites: request.overwrites)
    console.tell("Saved the picture of \(picture.date) to \(file.path) (\(Self.size(data.count))).")
  }

  /// Writes the original bytes to standard output, and nothing else.
  func pipe(_ report: PictureReport, _ live: Live) async throws -> ExitCode {
    let data = try await original(of: report.picture, live)
    guard console.writeBytes(Array(data)) else {
      if StandardStream.isBrokenPipe { throw OutputClosed() }
      throw OutputProblem()
    }
    if let notice = report.notice(at: live.clock.now()) { console.tell("\(notice)") }
    return report.state == .stale ? .partial : .done
  }

  /// The original file, or the size for a screen where NASA lacks the original.
  func original(of picture: Picture, _ live: Live) async throws -> Data {
    do {
      return try await image(of: picture, original: true, live)
    } catch PictureProblem.file(.notFound, _) where picture.originalURL != picture.imageURL {
      let data = try await image(of: picture, live)
      console.tell("The original file is not there; this is the size for a screen.")
      return data
    }
  }

  static func size(_ bytes: Int) -> String {
    bytes < 1_000_000 ? "\((bytes + 999) / 1000) kB" : String(format: "%.1f MB", Double(bytes) / 1e6)
  }
}
