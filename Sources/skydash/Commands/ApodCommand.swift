import CommandLine
import Entities
import Essentials
import Repositories
import Services
import Terminal
import ViewModels
import Views

/// `skydash apod`: the picture of the day, or a list of them.
struct ApodCommand {
  let app: AppContext
  private var options: Options { app.options }
  private var loader: PictureLoader { PictureLoader(app: app) }

  /// The pictures, for a command that prints once.
  private let pictures: PictureService

  init(app: AppContext) {
    self.app = app
    pictures = app.picture.printing
  }

  func run(_ request: PictureRequest) async throws -> ExitCode {
    switch request {
    case .latest, .browse: return try await show(.latest)
    case .day(let day): return try await show(.day(day))
    case .random: return try await show(.random)
    case .range(let first, let last): return try await list(from: first, to: last)
    }
  }

  private func show(_ input: PictureInput) async throws -> ExitCode {
    let file = try options.file.map(destination) ?? nil
    let report = try await loader.progress("Loading the picture of the day") { _ in
      try await input.report(from: pictures)
    }
    if options.file == "-" { return try await pipe(report) }
    let model = PictureViewModel()
    model.show(report, at: app.clock.now())
    let isDrawn = try await PictureCommandPage(app: app).print(model, report.picture)
    if let notice = model.problem.value { app.console.tell("\(notice)") }
    if let file { try await save(report.picture, to: file) }
    if options.opens {
      let page = report.picture.pageURL
      guard await app.console.open(page) else { throw BrowserProblem(page: page) }
    }
    return report.state == .stale || !isDrawn ? .partial : .done
  }

  private func list(from first: CivilDate, to last: CivilDate?) async throws -> ExitCode {
    let list = try await loader.progress("Loading the list of pictures") { _ in
      try await pictures.pictures(from: first, to: last)
    }
    try app.print(list.pictures)
    guard let failure = list.failure else { return .done }
    app.console.tell("\(failure); some days may be missing; \(failure.pictureStep).")
    return .partial
  }

  /// Where the file shall be; fails before anything is fetched if something is there that is not to be replaced.
  private func destination(_ path: String) throws -> PictureFile? {
    guard path != "-" else { return nil }
    let path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    let file = PictureFile(path: path, files: .live)
    if file.exists, !options.overwrites { throw PictureFileProblem(path: path, problem: .exists) }
    return file
  }

  /// Saves the original bytes and tells where.
  private func save(_ picture: Picture, to file: PictureFile) async throws {
    let data = try await original(of: picture)
    try file.save(data, overwrites: options.overwrites)
    let size = Self.size(data.count)
    app.console.tell("Saved the picture of \(picture.date) to \(file.path) (\(size)).")
  }

  /// Writes the original bytes to standard output, and nothing else.
  private func pipe(_ report: PictureReport) async throws -> ExitCode {
    let data = try await original(of: report.picture)
    guard app.console.writeBytes(Array(data)) else {
      if StandardStream.isBrokenPipe { throw OutputClosed() }
      throw OutputProblem()
    }
    if let notice = report.notice(at: app.clock.now()) { app.console.tell("\(notice)") }
    return report.state == .stale ? .partial : .done
  }

  /// The original file, or the size for a screen where NASA lacks the original.
  private func original(of picture: Picture) async throws -> Data {
    do {
      return try await loader.image(of: picture, original: true)
    } catch PictureProblem.file(.notFound, _) where picture.originalURL != picture.imageURL {
      let data = try await loader.image(of: picture)
      app.console.tell("The original file is not there; this is the size for a screen.")
      return data
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 1_000_000 ? "\((bytes + 999) / 1000) kB" : "\((Double(bytes) / 1e6).text(decimals: 1)) MB"
  }
}

extension AppContext {
  /// Prints a list of pictures.
  func print(_ pictures: [Picture]) throws {
    if options.format == .json {
      return try console.print(JSONTree(pictures.map { PictureDocument($0) }))
    }
    try output.print(PrintedList(appearance: appearance, width: output.width).lines(pictures))
  }
}

/// Fetches pictures, with progress on standard error where somebody may see it.
struct PictureLoader {
  let app: AppContext

  /// Does something that may take a while.
  func progress<Value>(_ label: String, _ work: (ProgressLine) async throws -> Value) async rethrows -> Value {
    let console = app.console
    let isVisible =
      console.isErrorTerminal && !app.options.isPlain && app.chosen.motion == .on
      && console.environment["TERM"].map { $0 != "dumb" } ?? false
    return try await ProgressLine.during(
      label, on: console, isVisible: isVisible, isUnicode: app.output.abilities.isUnicode && !app.options.isASCII,
      work)
  }

  /// The bytes of a picture's file.
  func image(of picture: Picture, original: Bool = false) async throws -> Data {
    try await progress(original ? "Loading the original picture" : "Loading the picture") { line in
      try await app.picture.printing.image(of: picture, original: original) { received, total in
        Task { @MainActor in line.hear(PictureProgress(received: received, total: total)) }
      }
    }
  }
}
