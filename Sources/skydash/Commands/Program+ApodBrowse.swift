import CommandLine
import Entities
import Essentials
import Repositories
import Services
import Terminal
import ViewModels
import Views

extension Program {
  /// The live list of days, or its first page where there is no screen for it.
  func browsePictures(_ live: Live) async throws -> ExitCode {
    let isLive = abilities.isInteractive && !options.isPlain && options.format == .table
    guard isLive, let device = TerminalDevice.live() else {
      let (pictures, _) = try await live.picture.pictures(after: PictureCursor())
      try print(pictures, live)
      return .done
    }
    let drawsPictures = canAskTerminal && live.chosen.picture != .off
    let session = TerminalSession(
      device: device,
      options: SessionOptions(
        asks: drawsPictures, dropsPictures: drawsPictures,
        escapeDelay: SessionOptions.escapeDelay(environment: console.environment)))
    let browser = PictureBrowser(
      PictureListViewModel(service: live.picture), PictureViewModel(service: live.picture), session: session,
      appearance: appearance(live.chosen), surroundings: surroundings(live.chosen), actions: actions(live))
    if case .signal(let number) = await browser.run(sleep: live.clock.sleep) { session.end(by: number) }
    return .done
  }

  /// What is known of pictures on this terminal before it answers.
  func surroundings(_ settings: Settings) -> PictureSurroundings {
    PictureSurroundings(
      choice: options.isASCII && settings.picture == .auto ? .ascii : settings.picture, abilities: abilities,
      environment: console.environment)
  }

  private func actions(_ live: Live) -> PictureBrowserView.Actions {
    let words = appearance(live.chosen).words.picture
    return PictureBrowserView.Actions(
      open: { url in
        await console.open(url) ? words.opened(url.absoluteString) : "\(BrowserProblem(page: url))"
      },
      save: { picture in
        do {
          return words.saved(try await save(picture, live))
        } catch {
          return "\(error)"
        }
      })
  }

  /// Saves the original bytes in the current directory under the day's name, and returns the name.
  private func save(_ picture: Picture, _ live: Live) async throws -> String {
    let data = try await live.picture.image(of: picture, original: true)
    let name = PictureFile.name(of: picture, data)
    let directory = FileManager.default.currentDirectoryPath
    try PictureFile(path: directory + "/" + name, files: .live).save(data, overwrites: false)
    return name
  }
}
