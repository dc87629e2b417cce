import Entities
import Foundation
import Repositories
import Services
import Terminal
import Testing
import ViewModels
import World

@testable import Views

struct PictureBrowserViewTests {
  private func service(bad: BadDay? = nil) throws -> PictureService {
    let now = Date(timeIntervalSince1970: 1_795_176_000)
    var world = ServiceWorld(now: now)
    world.videoDays = ["2026-11-18"]
    world.badDays[.apod] = bad
    let prepared = world
    let clock = WallClock(now: { now }, sleep: { _ in })
    let cache = CacheRepository(directory: "/cache", files: .inMemory(now: { now }), now: { now })
    let client = HTTPClient { request throws(ServiceFailure) in
      let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
      let answer = prepared.answer(
        LoopbackRequest(
          method: "GET", target: request.url.path(), path: request.url.path(),
          query: (parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }, headers: [:]))
      return HTTPResponse(
        status: answer.status, headers: Dictionary(answer.headers.map { ($0.0.lowercased(), $0.1) }) { $1 },
        body: answer.body)
    }
    return PictureService(
      science: APODRepository(client: client, endpoints: try Endpoints(), now: { now }), fallback: nil, cache: cache,
      requests: Requests(cache: cache, clock: clock, jitter: { 1 }), clock: clock)
  }

  private func view(
    columns: Int = 80, rows: Int = 24, appearance: Appearance = Appearance(), followsBackground: Bool = true,
    bad: BadDay? = nil
  ) async throws -> PictureBrowserView {
    let service = try service(bad: bad)
    let list = PictureListViewModel(service: service)
    let size = TerminalSize(columns: columns, rows: rows)
    let abilities = TerminalAbilities(environment: ["TERM": "xterm"], isTerminal: true, window: size)
    let view = PictureBrowserView(
      list, PictureViewModel(service: service), appearance: appearance, followsBackground: followsBackground,
      size: size, context: PictureContext(choice: .ascii, abilities: abilities),
      open: { "opened \($0)" }, save: { "saved \($0.date)" }, changed: {})
    await list.loadMore()
    return view
  }

  private func screen(_ view: PictureBrowserView) -> [String] {
    _ = view.frame()
    return (0..<view.screen.rows).map { view.screen.canvas.text(row: $0) }
  }

  private func press(_ view: PictureBrowserView, _ codes: Key.Code...) {
    for code in codes { #expect(view.handle(.key(Key(code))) == .stay) }
  }

  @Test func `the list, newest first`() async throws {
    try RecordedScreen.expect(screen(try await view()), is: "apod-browse-80")
    try RecordedScreen.expect(screen(try await view(columns: 40, rows: 10)), is: "apod-browse-40")
    let korean = try await view(columns: 60, rows: 8, appearance: Appearance(words: .korean))
    try RecordedScreen.expect(screen(korean), is: "apod-browse-korean")
    let ascii = try await view(columns: 60, rows: 8, appearance: Appearance(glyphs: .ascii))
    let lines = screen(ascii)
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 127 } })
  }

  @Test func `a step writes two rows, and nothing where nothing changed`() async throws {
    let view = try await view()
    _ = screen(view)
    #expect(view.frame().isEmpty)
    press(view, .down)
    let bytes = String(decoding: view.frame(), as: UTF8.self)
    #expect(bytes.contains("2026-11-20"))
    #expect(bytes.contains("2026-11-19"))
    #expect(!bytes.contains("2026-11-18"))
  }

  @Test func `Enter shows the day, arrows the days beside it, Esc the list`() async throws {
    let view = try await view(rows: 30)
    press(view, .enter)
    #expect(screen(view).contains { $0.contains("Invented sky of 2026-11-20") })
    press(view, .right, .right)
    let lines = screen(view)
    #expect(lines.contains { $0.contains("Invented sky of 2026-11-18") })
    #expect(lines.contains { $0.contains("video: https://www.youtube.com/embed/test") })
    press(view, .escape)
    #expect(!view.showsDay)
    #expect(screen(view)[3].hasPrefix("› 2026-11-18"))
    #expect(view.handle(.key(Key(.escape))) == .quit)
  }

  @Test func `an arrow beyond the list's end leaves the page as it is`() async throws {
    let view = try await view(rows: 8)
    press(view, .enter)
    _ = screen(view)
    view.page.move(by: 1)
    press(view, .left)
    #expect(view.page.top == 1)
    press(view, .right)
    #expect(view.page.top == 0)
  }

  @Test func `keys act on the selected day`() async throws {
    let view = try await view()
    press(view, .down, .character("o"))
    #expect(await eventually { view.message != nil })
    #expect(screen(view).last == " opened https://science.nasa.gov/image-article/apod-2026-11-19/")
    press(view, .character("c"))
    #expect(screen(view)[1] == " No pictures; press r to load them.")
    press(view, .character("r"))
    #expect(await eventually { !view.list.pictures.value.isEmpty })
    #expect(screen(view)[1].contains("2026-11-20"))
    #expect(view.handle(.key(Key(.character("q")))) == .quit)
  }

  @Test func `the background that the terminal reports is drawn, unless the person chose one`() async throws {
    let view = try await view()
    #expect(view.appearance.theme == .dark)
    #expect(view.handle(.reply(.backgroundColor(.init(red: 250, green: 250, blue: 250)))) == .stay)
    #expect(view.appearance.theme == .light)
    let chosen = try await self.view(followsBackground: false)
    #expect(chosen.handle(.reply(.backgroundColor(.init(red: 250, green: 250, blue: 250)))) == .stay)
    #expect(chosen.appearance.theme == .dark)
  }

  @Test func `a failure is shown where the eyes are`() async throws {
    let view = try await view(bad: .badGateway)
    #expect(screen(view).last?.hasPrefix(" science.nasa.gov answered with an error (502") == true)
  }

  @Test(arguments: [(20, 5), (1, 1), (300, 100), (40, 2)])
  func `any size is drawn`(columns: Int, rows: Int) async throws {
    let view = try await view(columns: columns, rows: rows)
    #expect(screen(view).allSatisfy { $0.displayWidth <= columns })
    press(view, .enter)
    view.resize(to: TerminalSize(columns: rows, rows: columns))
    #expect(screen(view).allSatisfy { $0.displayWidth <= rows })
  }
}
