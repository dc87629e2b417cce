import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct APODRepositoryTests {
  private func repository(_ network: FakeNetwork) throws -> APODRepository {
    APODRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
  }

  private func day() throws -> CivilDate { try #require(CivilDate(iso: "2026-11-20")) }

  private func picture(_ fixture: String, status: Int = 200) async throws -> Picture {
    let network = FakeNetwork(try Sample.fixture("APOD/\(fixture)"), status: status)
    return try await repository(network).picture(of: day())
  }

  @Test func `texts are readable and end before tomorrow`() async throws {
    let picture = try await picture("day_image.json")
    #expect(picture.title == "A Test Nebula & Friends’ Night")
    #expect(picture.explanation == "Made-up text with a link.\nA second paragraph, 3 < 4 cafés.")
    #expect(picture.credit == "A. Tester")
    #expect(picture.copyright == "A. Tester")
    #expect(picture.alternativeText == "A red cloud.")
    #expect(picture.links.map(\.text) == ["link", "A. Tester"])
    #expect(picture.links.first?.url.absoluteString == "https://example.org/a?x=1&y=2")
  }

  @Test func `the picture is not the article's address`() async throws {
    let picture = try await picture("day_image.json")
    #expect(
      picture.imageURL?.absoluteString
        == "https://assets.science.nasa.gov/dynamicimage/assets/science/test/nebula.jpg?w=960&fit=clip")
    #expect(
      picture.originalURL?.absoluteString == "https://assets.science.nasa.gov/content/dam/science/test/nebula.jpg")
    #expect(picture.pageURL.absoluteString == "https://science.nasa.gov/image-article/apod-2026-11-20/")
  }

  @Test func `a video is linked and its still is no picture`() async throws {
    let picture = try await picture("day_video.json")
    #expect(picture.mediaType == .video)
    #expect(picture.imageURL == nil)
    #expect(picture.videoURL?.absoluteString == "https://www.youtube.com/embed/abc?rel=0&x=1")
  }

  @Test func `a film in a source element is found`() async throws {
    #expect(try await picture("day_iframe_source.json").videoURL?.absoluteString == "https://example.org/clip.mp4")
  }

  @Test func `a GIF is taken from where it exists`() async throws {
    let picture = try await picture("day_gif.json")
    #expect(
      picture.imageURL?.absoluteString == "https://assets.science.nasa.gov/content/dam/science/test/spin.gif")
  }

  @Test func `false means that there is nothing`() async throws {
    #expect(try await picture("copyright_false.json").copyright == nil)
    let picture = try await picture("hdurl_false.json")
    #expect(picture.imageURL == nil)
    #expect(picture.mediaType == .image)
  }

  @Test func `entities, spaces and sizes of nothing are mended`() async throws {
    #expect(
      try await picture("hdurl_entity.json").imageURL?.absoluteString
        == "https://assets.science.nasa.gov/dynamicimage/assets/science/test/a%20nebula.jpg?w=960&fit=clip")
  }

  @Test func `an empty type with a picture's address is a picture`() async throws {
    #expect(try await picture("media_type_empty.json").mediaType == .image)
  }

  @Test func `a placeholder is a failure`() async throws {
    await #expect(throws: ServiceFailure.notFound(.apod, "only a placeholder")) {
      try await picture("placeholder.json")
    }
  }

  @Test func `a day that is not there is not a failure`() async throws {
    await #expect(throws: ServiceFailure.notFound(.apod, "APOD not found.")) {
      try await picture("404_not_found.json", status: 404)
    }
    await #expect(throws: ServiceFailure.notFound(.apod, "No route was found matching the URL and request method.")) {
      try await picture("404_no_route.json", status: 404)
    }
    await #expect(throws: ServiceFailure.refused(.apod, status: 400, "Invalid parameter(s): date_from")) {
      try await picture("400_param.json", status: 400)
    }
    await #expect(
      throws: ServiceFailure.refused(
        .apod, status: 503, "upstream connect error or disconnect/reset before headers")
    ) {
      try await picture("503.txt", status: 503)
    }
  }

  @Test func `a frozen answer is not taken for another day`() async throws {
    let network = FakeNetwork(try Sample.fixture("APOD/day_image.json"))
    let other = try #require(CivilDate(iso: "1995-06-16"))
    await #expect(throws: ServiceFailure.notFound(.apod, "it sent another day's picture")) {
      try await repository(network).picture(of: other)
    }
    #expect(await network.requests.first?.url.path() == "/wp-json/wp/v2/apod-basic/950616")
  }

  @Test func `the latest is the first entry that can be read`() async throws {
    let list = FakeNetwork(try Sample.fixture("APOD/list25.json"))
    #expect(try await repository(list).latest().date.description == "2026-11-20")
    let broken = FakeNetwork(try Sample.fixture("APOD/list_bad_first.json"))
    #expect(try await repository(broken).latest().date.description == "2026-11-19")
  }

  @Test func `an object in place of the list is unreadable, an empty list has no pictures`() async throws {
    let object = FakeNetwork(Data("{}".utf8))
    await #expect(throws: ServiceFailure.unreadable(.apod, .own(.notAList))) {
      try await repository(object).latest()
    }
    await #expect(throws: ServiceFailure.notFound(.apod, .own(.noPictures))) {
      try await repository(FakeNetwork(Data("[]".utf8))).latest()
    }
  }

  @Test func `pages end where the service says`() async throws {
    let body = try Sample.fixture("APOD/list25.json")
    let network = FakeNetwork(body, headers: ["x-wp-totalpages": "2"])
    let first = try await repository(network).pictures(page: 1)
    #expect(first.pictures.map(\.date.day) == [20, 19, 18])
    #expect(first.hasMore)
    #expect(try await repository(network).pictures(page: 2).hasMore == false)
    // Before the first page, there is the first.
    let only = FakeNetwork(body, headers: ["x-wp-totalpages": "1"])
    #expect(try await repository(only).pictures(page: 0).hasMore == false)
  }

  @Test func `a span holds its own days only`() async throws {
    let network = FakeNetwork(try Sample.fixture("APOD/list25.json"))
    let from = try #require(CivilDate(iso: "2026-11-18"))
    let to = try #require(CivilDate(iso: "2026-11-19"))
    #expect(try await repository(network).pictures(from: from, to: to, page: 1).pictures.map(\.date.day) == [19, 18])
    #expect(await network.query("date_from") == "261118")
  }
}
