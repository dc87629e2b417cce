import Entities
import Foundation
import Terminal
import Testing
@testable import ViewModels

@testable import Views

struct PicturePageTests {
  private func text(
    _ appearance: Appearance = Appearance(), width: Int?, media: Picture.MediaType = .image
  ) throws -> [String] {
    let page = PicturePage(appearance: appearance, width: width)
    let picture = try PictureScreens.picture(media)
    return (page.head(picture) + page.tail(picture, showsPicture: false)).map(\.plain)
  }

  @Test func `eighty columns`() throws {
    try RecordedScreen.expect(text(width: 80), is: "apod-80")
  }

  @Test func `forty columns, nothing wider`() throws {
    let lines = try text(width: 40)
    #expect(lines.allSatisfy { $0.displayWidth <= 40 })
    try RecordedScreen.expect(lines, is: "apod-40")
  }

  @Test(arguments: 20...60)
  func `no width is exceeded`(width: Int) throws {
    #expect(try text(width: width).allSatisfy { $0.displayWidth <= width })
  }

  @Test func `the line under the table has the date whole or not at all`() throws {
    let model = PictureViewModel(try PictureScreens.picture(.image))
    let picture = try #require(model.picture.value)
    for width in 20...120 {
      let line = try #require(PicturePage(appearance: Appearance(), width: width).line(model)).plain
      #expect(line.displayWidth <= width)
      #expect(line.contains("(\(picture.date))") || !line.contains("("), "\(line)")
    }
  }

  @Test(arguments: 20...60)
  func `in ASCII, the line under the table is measured as it is printed`(width: Int) throws {
    var picture = try PictureScreens.picture(.image)
    picture.title = "Straßen — Æther…"
    let page = PicturePage(appearance: Appearance(glyphs: .ascii), width: width)
    let line = try #require(page.line(PictureViewModel(picture)))
    #expect(line.inASCII.displayWidth <= width)
  }

  @Test func `marks of a typewriter`() throws {
    try RecordedScreen.expect(text(Appearance(glyphs: .ascii), width: 80), is: "apod-ascii")
  }

  @Test func `words, a paragraph a line`() throws {
    try RecordedScreen.expect(text(Appearance(glyphs: .words), width: nil), is: "apod-words")
  }

  @Test func `Korean`() throws {
    try RecordedScreen.expect(text(Appearance(words: .korean), width: 60, media: .video), is: "apod-korean")
  }

  @Test func `the picture is between title and text`() throws {
    let model = PictureViewModel(try PictureScreens.picture())
    let page = PicturePage(appearance: Appearance(), width: 80)
    let (lines, row) = page.lines(model, drawing: [StyledText("####"), StyledText("####")], problem: nil)
    #expect(lines[row].plain == " ####")
    #expect(lines[row - 2].plain == " 2026-11-20 Credit: A. Tester Copyright: B. Owner")
    #expect(!lines.map(\.plain).contains { $0.contains("A red cloud") })
  }

  @Test func `its description replaces it when it does not come, with the reason`() throws {
    let model = PictureViewModel(try PictureScreens.picture())
    model.imageProblem.value = .sentence("The file is not there.")
    let page = PicturePage(appearance: Appearance(), width: 80)
    let lines = page.lines(model, drawing: nil, problem: nil).lines.map(\.plain)
    #expect(lines.contains(" The file is not there."))
    #expect(lines.contains(" Picture: A red cloud above a city at night."))
  }

  @Test func `an explanation of thousands of sentences is cut at once`() throws {
    var picture = try PictureScreens.picture()
    picture.explanation = String(repeating: "a. ", count: 6_000)
    let (model, page) = (PictureViewModel(picture), PicturePage(appearance: Appearance(), width: 80))
    var lines: [StyledText] = []
    let time = ContinuousClock().measure { lines = page.pane(model, drawing: nil, problem: nil, height: 10) }
    #expect(lines.count == 10 && time < .seconds(5), "\(time)")
  }

  @Test func `a pane names the copyright holder of a picture without a credit`() throws {
    var picture = try PictureScreens.picture()
    picture.credit = nil
    let page = PicturePage(appearance: Appearance(), width: 80)
    let lines = page.pane(PictureViewModel(picture), drawing: nil, problem: nil, height: 20)
    #expect(lines.last?.plain == " Copyright: B. Owner")
  }

  @Test func `loading shows its seconds and share`() throws {
    let model = PictureViewModel(try PictureScreens.picture())
    model.loading.value = Loading(
      since: Date(timeIntervalSince1970: 0), seconds: 3, progress: PictureProgress(received: 40, total: 100))
    let page = PicturePage(appearance: Appearance(), width: 80)
    #expect(page.loading(model) == "loading the picture 3 s 40%")
  }

  @Test func `where nothing may move, loading is shown without its seconds and share`() {
    let model = PictureViewModel()
    model.loading.value = Loading(
      since: Date(timeIntervalSince1970: 0), seconds: 3, progress: PictureProgress(received: 40, total: 100))
    let still = Appearance(isStill: true)
    #expect(PicturePage(appearance: still, width: 80).loading(model) == "loading")
    let line = PicturePage(appearance: still, width: 80).line(model)?.plain
    #expect(line == " Picture of the day: loading")
  }

  @Test func `the bottom line shows title, age, loading and failure`() throws {
    let model = PictureViewModel()
    func line(_ width: Int) -> StyledText? { PicturePage(appearance: Appearance(), width: width).line(model) }
    #expect(line(80) == nil)
    model.loading.value = Loading(since: Date(timeIntervalSince1970: 0), seconds: 2)
    #expect(line(80)?.plain == " Picture of the day: loading 2 s")
    model.loading.value = nil
    model.problem.value = .sentence("NASA sleeps.")
    #expect(line(80)?.plain == " Picture of the day: NASA sleeps.")
    model.picture.value = try PictureScreens.picture()
    model.state.value = .stale
    let old = " Picture of the day: A Test Nebula & Friends’ Night over 서울 (2026-11-20)  old: NASA sleeps."
    #expect(line(120)?.plain == old)
    #expect(line(40)?.displayWidth == 40)
  }
}
