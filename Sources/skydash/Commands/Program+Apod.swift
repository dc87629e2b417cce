import CommandLine
import Entities
import Essentials
import Repositories
import Services
import Terminal
import ViewModels
import Views

extension Program {
  /// Shows the picture of the day, a list of them, or the live list.
  func apod(_ request: PictureRequest) async throws -> ExitCode {
    let live = try live()
    switch request.selection {
    case .latest: return try await show(.latest, request, live)
    case .day(let day): return try await show(.day(day), request, live)
    case .random: return try await show(.random, request, live)
    case .range(let from, let to): return try await listPictures(from: from, to: to, live)
    case .browse: return try await browsePictures(live)
    }
  }

  private func show(_ input: PictureInput, _ request: PictureRequest, _ live: Live) async throws -> ExitCode {
    let file = try request.file.map { try destination($0, overwrites: request.overwrites) } ?? nil
    let report = try await progress("Loading the picture of the day", live) { _ in
      try await input.report(from: live.picture)
    }
    if request.file == "-" { return try await pipe(report, live) }
    let model = PictureViewModel()
    model.show(report, at: live.clock.now())
    let isDrawn = try await print(model, report.picture, request, live)
    if let notice = model.problem.value { console.tell("\(notice)") }
    if let file { try await save(report.picture, to: file, request, live) }
    if request.opens { try await open(report.picture) }
    return report.state == .stale || !isDrawn ? .partial : .done
  }

  private func open(_ picture: Picture) async throws {
    guard await console.open(picture.pageURL) else {
      throw BrowserProblem(page: picture.pageURL)
    }
  }

  /// Does something that may take a while, with its progress on standard error.
  func progress<Value>(
    _ label: String, _ live: Live, _ work: (ProgressLine) async throws -> Value
  ) async rethrows -> Value {
    let isVisible =
      console.isErrorTerminal && !options.isPlain && live.chosen.motion == .on
      && console.environment["TERM"].map { $0 != "dumb" } ?? false
    return try await ProgressLine.during(
      label, on: console, isVisible: isVisible, isUnicode: abilities.isUnicode && !options.isASCII, work)
  }

  /// The bytes of a picture's file, with their progress.
  func image(of picture: Picture, original: Bool = false, _ live: Live) async throws -> Data {
    try await progress(original ? "Loading the original picture" : "Loading the picture", live) { line in
      try await live.picture.image(of: picture, original: original) { received, total in
        Task { @MainActor in line.hear(PictureProgress(received: received, total: total)) }
      }
    }
  }

  private func listPictures(from first: CivilDate, to last: CivilDate?, _ live: Live) async throws -> ExitCode {
    let list = try await progress("Loading the list of pictures", live) { _ in
      try await live.picture.pictures(from: first, to: last)
    }
    try print(list.pictures, live)
    guard let failure = list.failure else { return .done }
    console.tell("\(failure); some days may be missing; \(failure.pictureStep).")
    return .partial
  }

  func print(_ pictures: [Picture], _ live: Live) throws {
    if options.format == .json {
      let documents = pictures.map { PictureDocument(PictureViewModel($0)).tree }
      return try console.print(JSONTree.array(documents))
    }
    try print(PictureTable(appearance: appearance(live.chosen), width: width).lines(pictures))
  }
}
