import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct NASAAPIRepositoryTests {
  private func picture(_ fixture: String, status: Int = 200, day: String = "2026-11-20") async throws -> Picture {
    let network = FakeNetwork(try Sample.fixture("NASAAPI/\(fixture)"), status: status)
    let repository = NASAAPIRepository(client: network.client, endpoints: try Endpoints(), key: "SECRET") {
      Sample.now
    }
    return try await repository.picture(of: try #require(CivilDate(iso: day)))
  }

  @Test func `the old form reads as the new one`() async throws {
    let picture = try await picture("day_image.json")
    #expect(picture.copyright == "A. Tester")
    #expect(picture.imageURL?.absoluteString == "https://apod.nasa.gov/apod/image/2611/test1024.jpg")
    #expect(picture.originalURL?.absoluteString == "https://apod.nasa.gov/apod/image/2611/test.jpg")
    #expect(picture.pageURL.absoluteString == "https://apod.nasa.gov/apod/ap261120.html")
    #expect(picture.explanation == "Made-up text about 3 < 4 stars.")
  }

  @Test func `another kind of entry has no address`() async throws {
    let picture = try await picture("day_other_no_url.json", day: "2025-05-18")
    #expect(picture.mediaType == .other)
    #expect(picture.imageURL == nil)
  }

  @Test func `the logo is no picture`() async throws {
    await #expect(throws: ServiceFailure.notFound(.nasaAPI, "only a placeholder")) {
      try await picture("legacy_placeholder.json")
    }
  }

  @Test func `each refusal has its own meaning`() async throws {
    await #expect(throws: ServiceFailure.notFound(.nasaAPI, "No data available for date: 2020-06-10")) {
      try await picture("legacy_404.json", status: 404)
    }
    await #expect {
      try await picture("legacy_403.json", status: 403)
    } throws: { ($0 as? ServiceFailure)?.isAboutKey == true }
    await #expect {
      try await picture("legacy_429.json", status: 429)
    } throws: {
      guard case .notBefore(.nasaAPI, let date, _)? = $0 as? ServiceFailure else { return false }
      return date > Sample.now
    }
  }
}
