import Entities
import Essentials
import Repositories
import Services
import Terminal
import ViewModels
import Views

/// `skydash apod --browse`: the live list of days, or its first page without a screen.
struct BrowseCommand {
  let app: AppContext

  func run() async throws -> ExitCode {
    guard app.output.isLive, let device = TerminalDevice.live() else {
      let page = try await app.progress(Phrase("Loading the list of pictures")) { _ in
        try await app.picture.with(app.retry).pictures(after: PictureCursor())
      }
      try app.print(page.pictures)
      return .done
    }
    let loop = ScreenLoop(app.output.session(on: device, app.chosenSettings))
    let browser = PictureBrowserView(
      PictureListViewModel(service: app.picture), PictureViewModel(service: app.picture),
      appearance: app.appearance, followsBackground: app.chosenSettings.background == .auto, size: loop.size,
      context: app.output.pictureContext(app.chosenSettings), open: open, save: save, changed: loop.requestFrame)
    let loading = Task { await browser.run(sleep: app.clock.sleep) }
    defer { loading.cancel() }
    await loop.run(browser)
    return .done
  }

  /// Opens a picture's page; returns the message of success or failure.
  private func open(_ page: URL) async -> String {
    let words = app.console.words
    return await app.console.open(page)
      ? words("Opened \(page.absoluteString).") : words(ProgramProblem.browser(page: page).phrase)
  }

  /// Saves the original bytes in the current directory under the day's name; returns the message of success or failure.
  private func save(_ picture: Picture) async -> String {
    do {
      let (image, isOriginal) = try await picture.largestImage {
        try await app.picture.image(of: picture, inOriginalSize: $0)
      }
      let data = try image.undamaged
      let name = PictureFile.name(of: picture, data)
      let directory = FileManager.default.currentDirectoryPath
      try PictureFile(path: directory + "/" + name, files: .live).save(data, overwrites: false)
      let words = app.console.words
      var sentences = [words("Saved to \(name).")]
      if !isOriginal { sentences.append(words(ApodCommand.noOriginal)) }
      if image.condition == .unknown { sentences.append(words(ApodCommand.unchecked)) }
      return sentences.joined(separator: " ")
    } catch {
      return app.console.sentence(of: error)
    }
  }
}
