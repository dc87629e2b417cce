import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct SettingsServiceCitiesTests {
  private let files = FileStore.inMemory()
  private let path = "/home/settings.json"

  private var repository: SettingsRepository { SettingsRepository(path: path, files: files) }
  private var cities: SettingsService { SettingsService(repository) }
  private let places = PlaceService.offline()
  private var names: [String] { get throws { try repository.load().settings.cities.map(\.name) } }
  private var bytes: Data? { get throws { try files.read(path, 1_000_000) } }

  private func add(_ names: String...) async throws {
    for name in names { _ = try await add(AddRequest(place: name)) }
  }

  private func add(_ request: AddRequest) async throws -> City {
    try cities.add(try await places.interpretation(of: request))
  }

  @Test func `a city is added with everything the table needs`() async throws {
    let added = try await add(AddRequest(place: "Seoul"))
    #expect(added.name == "Seoul")
    #expect(added.timeZone == "Asia/Seoul")
    #expect(added.countryCode == "KR")
    #expect(try repository.load().settings.cities == [added])
  }

  @Test func `the same place again is refused by any of its names`() async throws {
    try await add("Seoul")
    for name in ["Seoul", "seoul", "서울", "Seoul, South Korea"] {
      await #expect(throws: CityProblem.alreadyInList(name: "Seoul")) { try await add(name) }
    }
    await #expect(throws: CityProblem.alreadyInList(name: "Seoul")) {
      _ = try await add(AddRequest(place: "Seoul", name: "Home"))
    }
    #expect(try names == ["Seoul"])
  }

  @Test func `another place of the same name is named with its region`() async throws {
    try await add("Portland, Oregon", "Portland, Maine", "Portland, Texas")
    #expect(try names == ["Portland", "Portland, Maine", "Portland, Texas"])
  }

  @Test func `a requested name is used, unless another city has it`() async throws {
    _ = try await add(AddRequest(place: "Seoul", name: "Home"))
    #expect(try names == ["Home"])
    for name in ["Home", "home", "HOMÉ"] {
      await #expect(throws: CityProblem.nameTaken(name: name)) {
        _ = try await add(AddRequest(place: "Busan", name: name))
      }
    }
    await #expect(throws: CityProblem.emptyName) {
      _ = try await add(AddRequest(place: "Busan", name: "\u{200B}\u{7}"))
    }
    #expect(try names == ["Home"])
  }

  @Test func `a city can go on top, and any candidate can be chosen`() async throws {
    try await add("Seoul")
    _ = try await add(AddRequest(place: "Portland", isFirst: true, choice: 2))
    #expect(try names == ["Portland", "Seoul"])
    #expect(try repository.load().settings.cities.first?.region == "Maine")
    let count = try await places.candidates(for: "Portland").count
    await #expect(throws: CityProblem.noSuchCandidate(number: 99, of: count, query: "Portland")) {
      _ = try await add(AddRequest(place: "Portland", choice: 99))
    }
  }

  @Test func `other places of that name are mentioned`() async throws {
    let portland = try await places.interpretation(of: AddRequest(place: "Portland"))
    let maine = try #require(portland.others.first { $0.place.region == "Maine" })
    #expect(!portland.others.contains { $0.place == portland.place })
    #expect(try await places.candidates(for: "Portland")[maine.number - 1] == maine.place)
    let chosen = try await places.interpretation(of: AddRequest(place: "Portland", choice: maine.number))
    #expect(chosen.place == maine.place && chosen.others.isEmpty && chosen.choices.isEmpty)
    #expect(try await places.interpretation(of: AddRequest(place: "Tokyo")).others.isEmpty)
  }

  @Test func `cities are removed all or none`() async throws {
    try await add("Seoul", "London", "Tokyo")
    let before = try bytes
    #expect(throws: CityProblem.noSuchCity(name: "Lodnon", nearest: "London")) {
      try cities.remove(["Seoul", "Lodnon"])
    }
    #expect(try bytes == before)
    #expect(try cities.remove(["tokyo", "Seoul", "seoul"]).map(\.name) == ["Seoul", "Tokyo"])
    #expect(try names == ["London"])
  }

  @Test func `a city moves to a position, and to no other`() async throws {
    try await add("Seoul", "London", "Tokyo")
    #expect(try cities.move("tokyo", to: 1).name == "Tokyo")
    #expect(try names == ["Tokyo", "Seoul", "London"])
    _ = try cities.move("Tokyo", to: 3)
    #expect(try names == ["Seoul", "London", "Tokyo"])
    for position in [0, 4, -1, Int.max, Int.min] {
      #expect(throws: CityProblem.badPosition(position, count: 3)) { _ = try cities.move("Seoul", to: position) }
    }
    #expect(throws: CityProblem.noSuchCity(name: "Oslo", nearest: nil)) { _ = try cities.move("Oslo", to: 1) }
    #expect(try names == ["Seoul", "London", "Tokyo"])
  }

  @Test func `a city of an empty list cannot move`() throws {
    #expect(throws: CityProblem.noSuchCity(name: "Seoul", nearest: nil)) { _ = try cities.move("Seoul", to: 1) }
  }

  @Test func `a new name changes the label alone`() async throws {
    try await add("Seoul", "London")
    let place = try repository.load().settings.cities[0].coordinates
    let (old, new) = try cities.rename("seoul", to: "서울")
    #expect(old.name == "Seoul")
    #expect(new.name == "서울")
    #expect(new.coordinates == place)
    #expect(throws: CityProblem.newNameTaken(name: "london")) { _ = try cities.rename("서울", to: "london") }
    #expect(throws: CityProblem.emptyName) { _ = try cities.rename("서울", to: " \u{1B}") }
    _ = try cities.rename("London", to: "LONDON")
    #expect(try names == ["서울", "LONDON"])
  }

  @Test func `names are found without regard to case and accents`() async throws {
    try await add("São Paulo", "Reykjavik")
    #expect(try cities.move("sao paulo", to: 2).name == "São Paulo")
    #expect(try cities.remove(["REYKJAVÍK"]).count == 1)
  }

  @Test func `a removed city comes back where it was`() async throws {
    try await add("Seoul", "London", "Tokyo")
    let removed = try cities.remove(label: "London")
    try cities.restore(removed)
    #expect(try names == ["Seoul", "London", "Tokyo"])
    #expect(throws: CityProblem.alreadyInList(name: "London")) { try cities.restore(removed) }
  }

  @Test func `a city that was taken comes back by its position`() async throws {
    try await add("Seoul", "London", "Tokyo")
    let removed = try cities.remove(label: "london")
    #expect(removed.city.name == "London")
    #expect(removed.index == 1)
    #expect(try cities.restore(removed) == removed.city)
    #expect(try names == ["Seoul", "London", "Tokyo"])
    #expect(throws: CityProblem.noSuchCity(name: "Oslo", nearest: nil)) { _ = try cities.remove(label: "Oslo") }
  }

  @Test func `a label that begins with the missing one is suggested before a nearer one`() async throws {
    _ = try await add(AddRequest(place: "Seoul", name: "Rome"))
    _ = try await add(AddRequest(place: "Busan", name: "San Francisco Bay"))
    #expect(throws: CityProblem.noSuchCity(name: "San", nearest: "San Francisco Bay")) {
      _ = try cities.remove(label: "San")
    }
  }

  @Test func `what is restored is no second entry of its place, and takes no name away`() async throws {
    try await add("Seoul", "London")
    let london = try cities.remove(label: "London")
    _ = try await add(AddRequest(place: "London", name: "Home"))
    #expect(throws: CityProblem.alreadyInList(name: "Home")) { try cities.restore(london) }
    _ = try cities.remove(label: "Home")
    _ = try await add(AddRequest(place: "Tokyo", name: "London"))
    #expect(try cities.restore(london).name == "London, England")
    #expect(try names == ["Seoul", "London, England", "London"])
  }

  @Test func `a city moves right before or after another unless it is there already, and the rest stay`() async throws {
    try await add("Seoul", "London", "Cairo", "Tokyo")
    try cities.move(label: "tokyo", past: "London", upwards: true)
    #expect(try names == ["Seoul", "Tokyo", "London", "Cairo"])
    try cities.move(label: "Seoul", past: "London", upwards: false)
    #expect(try names == ["Tokyo", "London", "Seoul", "Cairo"])
    try cities.move(label: "Tokyo", past: "Cairo", upwards: true)
    try cities.move(label: "Cairo", past: "Cairo", upwards: false)
    try cities.move(label: "Cairo", past: "London", upwards: false)
    #expect(try names == ["Tokyo", "London", "Seoul", "Cairo"])
    #expect(throws: CityProblem.noSuchCity(name: "Oslo", nearest: nil)) {
      try cities.move(label: "Tokyo", past: "Oslo", upwards: true)
    }
  }

  @Test func `a hundred additions at once leave a hundred cities`() async throws {
    let all = try Sample.cities(100)
    await withTaskGroup(of: Void.self) { group in
      for city in all {
        group.addTask {
          let place = Place(
            name: city.name, region: nil, country: nil, countryCode: nil, coordinates: city.coordinates,
            timeZone: nil, population: nil)
          _ = try? cities.add(PlaceInterpretation(AddRequest(place: city.name), place))
        }
      }
    }
    #expect(try Set(names) == Set(all.map(\.name)))
  }

  @Test func `two additions of one place at once leave one`() async throws {
    let refused = Recorder<CityProblem>()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          do { try await add("Seoul") } catch { if let problem = error as? CityProblem { refused.record(problem) } }
        }
      }
    }
    #expect(try names == ["Seoul"])
    #expect(refused.recorded == Array(repeating: .alreadyInList(name: "Seoul"), count: 7))
  }
}
