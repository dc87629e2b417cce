import Entities
import Foundation
import Repositories
import Services
import Testing
import World

@testable import ViewModels

struct PictureViewModelTests {
  private let nasa = FakeNASA()

  @Test func `a picture comes with its state, and its file when someone looks`() async throws {
    let model = PictureViewModel(service: try nasa.service())
    await model.load()
    #expect(model.picture.value?.title == "Invented sky of 2026-11-20")
    #expect(model.state.value == .fresh)
    #expect(model.image.value == nil)
    await model.showImage()
    #expect(model.image.value == FakeNASA.jpeg)
    #expect(model.loading.value == nil)
  }

  @Test func `several views hear the same values, in order`() async throws {
    let model = PictureViewModel(service: try nasa.service())
    var heard: [String] = []
    let first = model.loading.bind { heard.append("1 \($0 != nil)") }
    let second = model.loading.bind { heard.append("2 \($0 != nil)") }
    await model.load()
    #expect(heard == ["1 false", "2 false", "1 true", "2 true", "1 false", "2 false"])
    _ = (first, second)
  }

  @Test func `seconds of loading are counted from the clock`() async throws {
    let model = PictureViewModel(service: try nasa.service())
    let gate = nasa.hold()
    let loading = Task { await model.load() }
    await gate.reached()
    nasa.advance(3)
    model.tickLoading()
    #expect(model.loading.value?.seconds == 3)
    gate.open()
    await loading.value
    #expect(model.loading.value == nil)
  }

  @Test func `a late answer to an earlier question is not shown`() async throws {
    let model = PictureViewModel(service: try nasa.service())
    let gate = nasa.hold()
    let loading = Task { await model.load() }
    await gate.reached()
    model.clear()
    gate.open()
    await loading.value
    #expect(model.picture.value == nil)
    #expect(model.state.value == .loading)
  }

  @Test func `a failure keeps what was shown, as old, and says why`() async throws {
    let model = PictureViewModel(service: try nasa.service())
    await model.load()
    nasa.world.badDays[.apod] = .closed
    try nasa.clearCache()
    await model.load()
    #expect(model.picture.value?.date.description == "2026-11-20")
    #expect(model.state.value == .stale)
    #expect(model.problem.value?.description.hasPrefix("Can't reach science.nasa.gov") == true)
  }

  @Test func `nothing at all is a failure, and the next try may succeed`() async throws {
    nasa.world.badDays[.apod] = .badGateway
    let model = PictureViewModel(service: try nasa.service())
    await model.load()
    #expect(model.state.value == .failed)
    #expect(model.problem.value != nil)
    nasa.world.badDays = [:]
    await model.load()
    #expect(model.state.value == .fresh)
    #expect(model.problem.value == nil)
  }

  @Test func `a file that does not come is mentioned beside the text`() async throws {
    nasa.world.badDays[.pictures] = .webPage
    let model = PictureViewModel(service: try nasa.service())
    await model.load()
    await model.showImage()
    #expect(model.image.value == nil)
    #expect(model.imageProblem.value?.description.contains("it isn't a picture") == true)
    #expect(model.state.value == .fresh)
  }

  @Test func `a file that is damaged, refused or on its way is not up to date, and r asks for it again`() async throws {
    let model = PictureViewModel(service: try nasa.service())
    await model.load()
    #expect(model.isUpToDate, "the file is not on the screen")
    nasa.condition = .damaged
    await model.showImage()
    #expect(model.image.value != nil && !model.isUpToDate)
    nasa.world.badDays[.pictures] = .keyRefused
    model.refresh()
    await model.task?.value
    #expect(!model.isUpToDate)
    nasa.world.badDays = [:]
    nasa.condition = .whole
    let gate = nasa.hold()
    model.refresh()
    await gate.reached()
    #expect(!model.isUpToDate)
    gate.open()
    await model.task?.value
    #expect(model.isUpToDate && model.image.value == FakeNASA.jpeg)
    let requests = nasa.requests
    model.refresh()
    await model.task?.value
    #expect(nasa.requests == requests)
  }

  @Test func `a file that cannot be decoded here is up to date, and r does not ask for it again`() async throws {
    let model = PictureViewModel(service: try nasa.service())
    await model.load()
    nasa.condition = .unknown
    await model.showImage()
    #expect(model.image.value == FakeNASA.jpeg && model.isUpToDate)
    let requests = nasa.requests
    model.refresh()
    await model.task?.value
    #expect(nasa.requests == requests)
  }

  @Test func `the file is let go when the picture leaves the screen`() async throws {
    let model = PictureViewModel(service: try nasa.service())
    await model.load()
    await model.showImage()
    #expect(model.image.value != nil)
    model.stopShowingImage()
    #expect(model.image.value == nil && model.isUpToDate)
  }

  @Test func `a file's download ends when the picture leaves the screen, and begins again when it is back`()
    async throws
  {
    let model = PictureViewModel(service: try nasa.service())
    await model.load()
    let gate = nasa.hold()
    model.startLoadingImage()
    await gate.reached()
    let download = try #require(model.task)
    model.stopShowingImage()
    #expect(download.isCancelled && model.loading.value == nil)
    gate.open()
    await download.value
    #expect(model.image.value == nil && model.imageProblem.value == nil)
    model.startLoadingImage()
    await model.task?.value
    #expect(model.image.value == FakeNASA.jpeg)
  }

  @Test func `a picture closed before its download began isn't downloaded`() async throws {
    let model = PictureViewModel(service: try nasa.service())
    await model.load()
    let requests = nasa.requests
    model.startLoadingImage()
    model.stopShowingImage()
    await model.task?.value
    #expect(nasa.requests == requests && model.image.value == nil)
  }

  @Test func `today's picture goes on loading when the one on screen is closed`() async throws {
    let model = PictureViewModel(service: try nasa.service())
    model.startLoadingImage()
    let gate = nasa.hold()
    model.refresh()
    await gate.reached()
    model.stopShowingImage()
    #expect(model.loading.value != nil)
    gate.open()
    await model.task?.value
    #expect(model.picture.value != nil && model.image.value == nil)
  }

  @Test func `another day's picture takes the file away`() async throws {
    let model = PictureViewModel(service: try nasa.service())
    await model.load()
    await model.showImage()
    #expect(model.image.value != nil)
    nasa.world.badDays[.pictures] = .webPage
    nasa.advance(86_400)
    await model.load()
    #expect(model.picture.value?.date.description == "2026-11-21")
    #expect(model.image.value == nil && model.imageProblem.value != nil)
  }

  @Test func `the object of a document is read back`() throws {
    let json = """
      {"alternativeText":null,"copyright":"B","credit":"A","date":"2026-11-20","explanation":"Text.","imageURL":\
      "https://example.org/a.jpg","mediaType":"image","pageURL":"https://example.org/","problem":"late",\
      "state":"stale","title":"T","videoURL":null}
      """
    let model = PictureViewModel()
    model.update(document: try JSONReader.strict(json.utf8))
    #expect(model.picture.value?.title == "T")
    #expect(model.state.value == .stale)
    #expect(model.problem.value == .sentence("late"))
  }

  @Test func `a document with another picture takes the file away, one with the same picture does not`() throws {
    func document(_ image: String) throws -> JSONValue {
      try JSONReader.strict(
        #"{"date":"2026-11-20","title":"T","pageURL":"https://a.org/","imageURL":"https://a.org/\#(image).jpg"}"#.utf8)
    }
    let model = PictureViewModel()
    model.makeSampleFile = { FakeNASA.jpeg }
    model.update(document: try document("a"))
    model.startLoadingImage()
    model.update(document: try document("a"))
    #expect(model.image.value == FakeNASA.jpeg)
    model.update(document: try document("b"))
    #expect(model.image.value == nil && model.picture.value != nil)
  }

  @Test func `the newest picture is decoded from what is cached, and says how old it is once a service is connected`()
    async throws
  {
    let nasa = FakeNASA()
    let first = PictureViewModel(service: try nasa.service())
    await first.load()
    nasa.advance(2 * 86_400)
    let model = try JSONDecoder().decode(PictureViewModel.self, from: await nasa.service().document())
    #expect(model.picture.value == first.picture.value && model.picture.value != nil)
    #expect(model.state.value == .stale && model.problem.value == nil)
    model.connect(try nasa.service())
    #expect(model.problem.value?.description.contains("2026-11-20") == true)
    let none = try JSONDecoder().decode(PictureViewModel.self, from: Data("null".utf8))
    #expect(none.picture.value == nil && none.state.value == .loading)
  }
}
