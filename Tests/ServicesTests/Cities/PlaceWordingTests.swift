import Entities
import Testing

@testable import Services

struct PlaceWordingTests {
  private let korean = PlaceService.offline(PlaceWording(.korean, near: { "\($0) 근처" }))
  private let english = PlaceService.offline()

  @Test func `a place is named in the person's language, and stays what it is`() async throws {
    let place = try #require(try await korean.candidates(for: "Paris").first)
    #expect(place.name == "Paris" && place.country == "France" && place.fullName == "Paris, Île-de-France, France")
    #expect(place.localFullName.hasPrefix("파리") && place.localFullName.hasSuffix("프랑스"))
    let same = try #require(try await english.candidates(for: "Paris").first)
    #expect(same.local == Place.LocalNames() && same.localFullName == same.fullName)
  }

  @Test func `what is offered while typing and in doubt is named likewise`() async throws {
    #expect(korean.suggestions(for: "서울").first?.localFullName == "서울, 대한민국")
    let candidates = try await korean.candidates(for: "Springfield")
    let doubt = try await korean.interpretation(of: AddRequest(place: "Springfield")).choices
    #expect(doubt.count > 1 && doubt.allSatisfy { $0.local.country == "미국" })
    let plain = try await english.interpretation(of: AddRequest(place: "Springfield")).choices
    #expect(doubt.map(\.coordinates) == plain.map(\.coordinates))
    #expect(doubt.allSatisfy(candidates.contains))
  }

  @Test func `coordinates are called after the nearest place in the language`() async throws {
    let near = try #require(try await korean.candidates(for: "37.4979,127.0276").first)
    #expect(near.name == "서울 근처" && near.localFullName == "서울 근처, 대한민국")
    let plain = try #require(try await english.candidates(for: "37.4979,127.0276").first)
    #expect(plain.name == "near Seoul" && plain.coordinates == near.coordinates)
  }

  @Test(arguments: [
    ("Busan", "Busan"), ("부산", "부산"), ("Pusan", "Pusan"), ("PUS", "Busan PUS"), ("თბილისი", "თბილისი"),
    ("la", "Los Angeles"), ("hk", "Hong Kong"), ("rio", "Rio"),
    ("ᲗᲑᲘᲚᲘᲡᲘ", "თბილისი"), ("москва", "Москва"), ("МОСКВА", "Москва"), ("αθήνα", "Αθήνα"), ("երևան", "Երևան"),
    ("東京", "東京"), ("القاهرة", "القاهرة"), ("ISTANBUL", "Istanbul"), ("tel aviv", "Tel Aviv"),
  ])
  func `the label is what was typed or the place's own name, whatever the language`(
    typed: String, label: String
  ) async throws {
    let place = try #require(try await korean.candidates(for: typed).first)
    #expect(try Settings().city(for: place, named: nil, typed: typed).name == label)
  }

  @Test func `a saved place is named by its label`() async throws {
    let place = try #require(try await korean.candidates(for: "London").first)
    func output(_ place: Place, _ label: String) -> [String?] {
      let (name, other) = place.fullName(savedAs: label)
      return [name, other]
    }
    #expect(output(place, "London") == ["London, England, United Kingdom", nil])
    #expect(output(place, "런던") == ["런던, 잉글랜드, 영국", nil])
    #expect(output(place, "집") == ["런던, 잉글랜드, 영국", "집"])
    let same = try #require(try await english.candidates(for: "London").first)
    #expect(output(same, "런던") == ["London, England, United Kingdom", "런던"])
  }
}
