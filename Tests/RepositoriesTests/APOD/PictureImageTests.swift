import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct PictureImageTests {
  private static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0])

  private func picture(_ fixture: String) throws -> Picture {
    try Picture(science: JSONReader.lenient(Sample.fixture("APOD/\(fixture)")))
  }

  private func image(_ network: FakeNetwork, inOriginalSize isOriginal: Bool = false) async throws -> Data {
    let repository = APODRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
    return try await repository.image(for: picture("day_image.json"), inOriginalSize: isOriginal)
  }

  @Test func `the screen size is fetched unless the original is wanted`() async throws {
    let network = FakeNetwork(Self.jpeg, headers: ["content-type": "image/jpeg"])
    #expect(try await image(network) == Self.jpeg)
    _ = try await image(network, inOriginalSize: true)
    let paths = await network.requests.map { $0.url.path().split(separator: "/").first }
    #expect(paths == ["dynamicimage", "content"])
    #expect(await network.requests.first?.maximumBytes == 40_000_000)
  }

  @Test func `a file the resizer lacks comes from the original address`() async throws {
    let network = FakeNetwork { request throws(ServiceFailure) in
      request.url.path().contains("dynamicimage")
        ? HTTPResponse(Data(), to: request, status: 404)
        : HTTPResponse(Self.jpeg, to: request, headers: ["content-type": "image/jpeg"])
    }
    #expect(try await image(network) == Self.jpeg)
  }

  @Test(arguments: ["text/html; charset=utf-8", "image/jpeg"])
  func `a page sent as a picture is refused by type and by bytes`(type: String) async throws {
    let network = FakeNetwork(try Sample.fixture("APOD/image.html"), headers: ["content-type": type])
    await #expect(throws: ServiceFailure.unreadable(.apod, "it isn't a picture")) { try await image(network) }
  }

  @Test func `a picture sent as a page is refused`() async throws {
    let network = FakeNetwork(Self.jpeg, headers: ["content-type": "text/html"])
    await #expect(throws: ServiceFailure.self) { try await image(network) }
  }

  @Test func `a video has no picture`() async throws {
    let network = FakeNetwork(Self.jpeg)
    let repository = APODRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
    await #expect(throws: ServiceFailure.noData(.apod)) {
      try await repository.image(for: picture("day_video.json"))
    }
  }

  @Test func `formats are known by their first bytes`() {
    #expect(Self.jpeg.pictureFileExtension == "jpg")
    #expect(Data([0x89, 0x50, 0x4E, 0x47, 13]).pictureFileExtension == "png")
    #expect(Data("GIF89a".utf8).pictureFileExtension == "gif")
    #expect(Data("RIFF0000WEBPVP8 ".utf8).pictureFileExtension == "webp")
    #expect(Data("RIFF0000WAVE".utf8).pictureFileExtension == nil)
    #expect(Data().pictureFileExtension == nil)
  }

  @Test(arguments: [
    (
      "http://127.0.0.1:8080/dynamicimage/assets/science/a.jpg?w=1",
      "http://127.0.0.1:8080/dynamicimage/assets/science/a.jpg?w=1"
    ),
    ("http://example.org/a.jpg", "https://example.org/a.jpg"),
    ("//example.org/a b.jpg", "https://example.org/a%20b.jpg"),
    ("http://example.org:80/a b.jpg?x=%2F", "https://example.org/a%20b.jpg?x=%2F"),
    ("HTTP://example.org:8080/", "https://example.org:8080/"),
  ])
  func `addresses are made fit to fetch`(given: String, expected: String) throws {
    let url = try #require(URL.web(given))
    #expect(url.sizes.screen.absoluteString == expected)
  }

  @Test(arguments: ["", "file:///etc/passwd", "javascript:alert(1)", "https://user@example.org/", "relative.jpg"])
  func `other addresses are none`(given: String) {
    #expect(URL.web(given) == nil)
  }
}
