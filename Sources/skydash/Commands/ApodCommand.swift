import CommandLine
import Entities
import Essentials
import Repositories
import Services
import ViewModels
import Views

/// `skydash apod`: the picture of the day, or a list of them.
struct ApodCommand {
  let app: AppContext
  private var options: Options { app.options }
  private var words: Words { app.console.words }

  func run(_ request: PictureRequest) async throws -> ExitCode {
    switch request {
    case .browse: return try await BrowseCommand(app: app).run()
    case .latest: return try await show { try await $0.todaysPicture() }
    case .day(let day): return try await show { try await $0.picture(of: day.back(from: $0.today)) }
    case .random: return try await show { try await $0.randomPicture() }
    case .range(let first, let last):
      let days = try PictureRequest.days(from: first, to: last, today: app.picture.today)
      return try await list(from: days.first, to: days.last)
    }
  }

  /// Shows a picture or, with `--save -`, writes only its file; saves it and opens its page if that is asked for.
  private func show(_ fetch: (PictureService) async throws -> PictureReport) async throws -> ExitCode {
    let file = try options.savePath.flatMap(destination)
    let report = try await fetched(orPrint: .null) {
      try await app.progress(Phrase("Loading the picture of the day")) { _ in
        try await fetch(app.picture.with(app.retry))
      }
    }
    let notice = report.notice(at: app.clock.now())
    var isShown = true
    if options.savePath == "-" {
      try await takeOriginal(of: report.picture) { try app.console.write(Array($0)) }
    } else {
      isShown = try await PictureCommandPage(app: app).print(report, notice: notice)
    }
    if let notice { app.console.report(words(notice.phrase)) }
    if let file { try await save(report.picture, to: file) }
    if options.opensPage {
      let page = report.picture.pageURL
      guard await app.console.open(page) else { throw ProgramProblem.browser(page: page) }
    }
    return report.state == .stale || !isShown ? .partial : .done
  }

  /// Lists the pictures of some days; without `last`, of all days since `first`. Reports why some may be missing.
  private func list(from first: CivilDate, to last: CivilDate?) async throws -> ExitCode {
    let list = try await fetched(orPrint: .array([])) {
      try await app.progress(Phrase("Loading the list of pictures")) { _ in
        try await app.picture.with(app.retry).pictures(from: first, to: last)
      }
    }
    try app.print(list.pictures)
    guard let failure = list.failure else { return .done }
    app.console.report(
      words(Phrase(sentence: Phrase("\(failure.phrase); some days may be missing; \(failure.pictureAdvice)"))))
    return .partial
  }

  /// What a service answers; if it fails, `--json` prints an empty document before the command ends with the error.
  private func fetched<Value>(orPrint empty: JSONValue, _ fetch: () async throws -> Value) async throws -> Value {
    do { return try await fetch() } catch {
      try app.output.print(empty)
      throw error
    }
  }

  /// The file to save to; `nil` for standard output (`-`). Throws early, if it exists and must not be replaced.
  private func destination(_ path: String) throws -> PictureFile? {
    guard path != "-" else { return nil }
    let path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    let file = PictureFile(path: path, files: .live)
    if file.exists, !options.overwrites { throw ProgramProblem.pictureFile(path: path, .exists) }
    return file
  }

  /// Saves the original bytes and reports where.
  private func save(_ picture: Picture, to file: PictureFile) async throws {
    try await takeOriginal(of: picture) { data in
      try file.save(data, overwrites: options.overwrites)
      app.console.report(words("Saved the picture for \(picture.date) to \(file.path) (\(size(data.count)))."))
    }
  }

  /// Calls `store` with the original file's bytes, and reports if they couldn't be checked or are those of the
  /// screen-size file; throws if the file is damaged.
  private func takeOriginal(of picture: Picture, _ store: (Data) throws -> Void) async throws {
    let (image, isOriginal) = try await picture.largestImage { try await app.image(of: picture, inOriginalSize: $0) }
    let data = try image.undamaged
    if image.condition == .unknown { app.console.report(words(Self.unchecked)) }
    try store(data)
    if !isOriginal { app.console.report(words(Self.noOriginal)) }
  }

  /// Said of a file that was saved without having been decoded.
  static let unchecked = Phrase("Couldn't check the file for damage: pictures of this kind or size can't be read here.")
  /// Said where NASA has no original file.
  static let noOriginal = Phrase("There is no original file; saved the screen-size picture instead.")

  /// A number of bytes in kB, rounded up, or in MB from a thousand of these on.
  private func size(_ bytes: Int) -> String {
    bytes <= 999_000 ? "\((bytes + 999) / 1000) kB" : words.megabytes(bytes) + " MB"
  }
}

extension Picture {
  /// The original file that `load` loads or, if NASA lacks that, the screen-size one.
  func largestImage(
    _ load: (_ isOriginal: Bool) async throws -> PictureImage
  ) async throws -> (image: PictureImage, isOriginal: Bool) {
    do {
      return (try await load(true), true)
    } catch PictureProblem.file(.notFound, _) where originalURL != imageURL {
      return (try await load(false), false)
    }
  }
}

extension AppContext {
  /// Prints a list of pictures, or their array as JSON.
  func print(_ pictures: [Picture]) throws {
    try output.print(.array(pictures.map { $0.document() })) {
      try output.print(PrintedList(appearance: appearance, width: output.width).lines(pictures))
    }
  }
}
