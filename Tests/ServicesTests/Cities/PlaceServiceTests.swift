import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct PlaceServiceTests {
  private let asked = Recorder<String>()
  private let offline = PlaceService.offline()

  private func places(_ world: ServiceWorld = ServiceWorld(now: ServiceSample.now)) throws -> PlaceService {
    let moments = VirtualClock(ServiceSample.now)
    let cache = CacheRepository(directory: "/cache", files: .inMemory(), now: { moments.now })
    return PlaceService(
      geocoder: try world.geocoder(asked), requests: Requests(cache: cache, clock: moments.clock, jitter: { 1 }))
  }

  @Test func `the first suggestion is what adding the text takes`() async throws {
    for text in ["Osl", "Seoul", "york", "NYC", "London CA", "Paris, Texas"] {
      let first = try #require(try places().suggestions(for: text).first)
      #expect(try await places().candidates(for: text).first == first, "\(text)")
    }
    let begun = try places().suggestions(for: "Seou", limit: 3)
    #expect(begun.first?.name == "Seoul")
    #expect(Set(begun.map(\.fullName)).count == begun.count)
    #expect(asked.recorded.isEmpty)
  }

  @Test(arguments: [
    ("Seoul", "Seoul", "KR"), ("서울", "Seoul", "KR"), ("münchen", "Munich", "DE"), ("東京", "Tokyo", "JP"),
    ("Москва", "Moscow", "RU"), ("NYC", "New York City", "US"), ("Portland, ME", "Portland", "US"),
    ("Paris, Texas", "Paris", "US"), ("sao paulo", "São Paulo", "BR"), ("geo:0,0?q=Seoul", "Seoul", "KR"),
  ])
  func `the built-in list answers without a request`(query: String, name: String, country: String) async throws {
    let first = try #require(try await places().candidates(for: query).first)
    #expect(first.name.isSameName(as: name))
    #expect(first.countryCode == country)
    #expect(first.timeZone.flatMap { Zone($0) } != nil)
    #expect(asked.recorded.isEmpty)
  }

  @Test func `all readings of a text together have the time of one command`() async throws {
    let time = VirtualClock(ServiceSample.now)
    let client = HTTPClient.answered { [asked] request in
      asked.record(request["name"] ?? "")
      time.advance(by: 12)
      return .json("{}")
    }
    let places = PlaceService(
      geocoder: GeocodingRepository(client: client, endpoints: try Endpoints(), now: { time.now }),
      requests: Requests(cache: time.cache, clock: time.clock))
    await #expect(throws: CityProblem.self) { try await places.candidates(for: "Qqqq Wwww, Eeee, Rrrr") }
    #expect(asked.recorded.count == 2, "\(asked.recorded)")
  }

  @Test func `a geocoder that hangs holds up a list of names once, not at each name`() async throws {
    let (time, asked) = (VirtualClock(ServiceSample.now), asked)
    let client = HTTPClient.answered(instant: { time.continuous }, silence: { time.advance(by: $0) }) { request in
      asked.record(request["name"] ?? "")
      return .silence
    }
    let places = PlaceService(
      geocoder: GeocodingRepository(client: client, endpoints: try Endpoints(), now: { time.now }),
      requests: Requests(cache: time.cache, clock: time.clock))
    var waited = Duration.zero
    for name in ["Qqqxa", "Qqqxb", "Qqqxc", "Qqqxd"] {
      await #expect(throws: CityProblem.self) {
        try await places.interpretation(of: AddRequest(place: name), waited: &waited)
      }
    }
    #expect(try await places.interpretation(of: AddRequest(place: "Seoul"), waited: &waited).place.name == "Seoul")
    #expect(time.now.timeIntervalSince(ServiceSample.now) < 20.1 && asked.recorded.count <= 2)
  }

  @Test func `names that a geocoder answers slowly have their own time each`() async throws {
    let (time, world) = (VirtualClock(ServiceSample.now), ServiceWorld(now: ServiceSample.now))
    let client = HTTPClient.answered { request in
      time.advance(by: 5)
      return world.answer(request)
    }
    let places = PlaceService(
      geocoder: GeocodingRepository(client: client, endpoints: try Endpoints(), now: { time.now }),
      requests: Requests(cache: time.cache, clock: time.clock))
    var waited = Duration.zero
    for _ in 0..<6 {
      _ = try await places.interpretation(of: AddRequest(place: "Lyndhaven"), waited: &waited)
    }
    #expect(waited == .zero)
  }

  @MainActor @Test func `the geocoder's answer is read beside the main actor`() async throws {
    DispatchQueue.markMain()
    #expect(DispatchQueue.isMain)
    let seen = Recorder<Bool>()
    let world = ServiceWorld(now: ServiceSample.now)
    let client = HTTPClient.answered { request in
      seen.record(DispatchQueue.isMain)
      return world.answer(request)
    }
    let time = VirtualClock(ServiceSample.now)
    let places = PlaceService(
      geocoder: GeocodingRepository(client: client, endpoints: try Endpoints(), now: { time.now }),
      requests: Requests(cache: time.cache, clock: time.clock))
    _ = try await places.interpretation(of: AddRequest(place: "Lyndhaven"))
    _ = try await places.candidates(for: "Lyndhaven")
    #expect(seen.recorded == [false, false])
  }

  @Test func `what the list lacks is asked of the geocoder`() async throws {
    let found = try await places().candidates(for: "Lyndhaven")
    #expect(found.map(\.name) == ["Lyndhaven"])
    #expect(found.first?.timeZone == "Europe/Vienna")
    #expect(asked.recorded.count == 1)
  }

  @Test(arguments: [
    ("37.57,126.98", 37.57, 126.98), ("-33.87,151.21", -33.87, 151.21), ("40.71, -74.01", 40.71, -74.01),
    ("-54.8 -68.3", -54.8, -68.3), ("0,0", 0, 0), ("-90,-180", -90, -180),
  ])
  func `coordinates are taken as they are`(text: String, latitude: Double, longitude: Double) async throws {
    let place = try #require(try await places().candidates(for: text).first)
    #expect(place.coordinates == Coordinates(latitude: latitude, longitude: longitude))
    #expect(place.timeZone.flatMap { Zone($0) } != nil)
    #expect(asked.recorded.isEmpty)
  }

  @Test func `coordinates are named after the nearest city, far from any by their degrees`() async throws {
    let near = try #require(try await places().candidates(for: "37.4979,127.0276").first)
    #expect(near.name == "near Seoul" && near.countryCode == "KR" && near.timeZone == "Asia/Seoul")
    let far = try #require(try await places().candidates(for: "-30,-140").first)
    #expect(far.name == "-30.00, -140.00" && far.countryCode == nil && far.timeZone != nil)
  }

  @Test func `far from any place the zone is the service's`() async throws {
    let places = PlaceService.offline { _ in "Pacific/Pitcairn" }
    #expect(try await places.candidates(for: "-30,-140").first?.timeZone == "Pacific/Pitcairn")
  }

  @Test(arguments: [
    ("-37.1,-12.3", "Atlantic/St_Helena"), ("-77.85,166.67", "Antarctica/McMurdo"),
    ("-78.46,106.84", "Antarctica/Vostok"),
    ("-54.6,158.9", "Antarctica/Macquarie"), ("-9.2,-171.8", "Pacific/Fakaofo"),
  ])
  func `without a network lonely islands and stations have their own zones`(text: String, zone: String) async throws {
    #expect(try await places().candidates(for: text).first?.timeZone == zone)
  }

  @Test func `near a city no service is asked for the zone`() async throws {
    let places = PlaceService.offline { _ in
      Issue.record("asked")
      return nil
    }
    // The islands of Chatham and Kiritimati have zones of their own, but no city: an airport.
    let zones = [
      ("-43.95,-176.56", "Pacific/Chatham"), ("1.872,-157.429", "Pacific/Kiritimati"), ("37.57,126.98", "Asia/Seoul"),
    ]
    for (text, zone) in zones { #expect(try await places.candidates(for: text).first?.timeZone == zone) }
  }

  @Test(arguments: [
    ("Lyndhaven, Texas", "No Lyndhaven found in Texas. Known: Lyndhaven, Vienna, Austria"),
    ("Lyndhaven Texas", "No Lyndhaven found in Texas. Known: Lyndhaven, Vienna, Austria"),
  ])
  func `a region that does not fit is never dropped`(query: String, sentence: String) async throws {
    let places = try places()
    let problem = await #expect(throws: CityProblem.self) { try await places.candidates(for: query) }
    #expect(problem?.description.hasPrefix(sentence) == true, "\(String(describing: problem))")
  }

  @Test(arguments: [
    ("Paris, Ohio", "No Paris found in Ohio. Known: Paris, Île-de-France, France; Paris, Texas, United States"),
    ("Paris Ohio", "No Paris found in Ohio. Known: Paris, Île-de-France, France"),
    ("Springfield, France", "No Springfield found in France. Known: Springfield, Massachusetts, United States; "),
    ("서울, 일본", "No 서울 found in 일본. Known: Seoul, South Korea. Use that name "),
    ("일본 서울", "No 서울 found in 일본. Known: Seoul, South Korea. Use that name "),
    ("Portland, Mane", "No Portland found in Mane. Known: Portland, Oregon, United States; "),
  ])
  func `a region that does not fit is named without a network too`(query: String, sentence: String) async throws {
    let problem = await #expect(throws: CityProblem.self) { try await offline.candidates(for: query) }
    let output = try #require(problem).description
    #expect(output.hasPrefix(sentence), "\(output)")
    #expect(output.hasSuffix("or coordinates, or search again without --offline."), "\(output)")
    #expect(!output.contains(" PDX"), "an airport is no namesake")
  }

  @Test(arguments: ["Qqxyz town", "town, Qqxyz"])
  func `an airport named with a common word is not another place of that name`(query: String) async throws {
    let problem = await #expect(throws: CityProblem.self) { try await offline.candidates(for: query) }
    guard case .cannotSearch? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
  }

  @Test(arguments: ["San Franciscoo", "New Yrok"])
  func `a misspelt name of two words is no name with a region`(query: String) async throws {
    let problem = await #expect(throws: CityProblem.self) {
      try await offline.candidates(for: query)
    }
    #expect(try #require(problem).description.contains("Did you mean "))
  }

  @Test(arguments: [("Paris, TX", "Texas"), ("Portland, ME", "Maine"), ("Paris, France", "Île-de-France")])
  func `a region that fits needs no network`(query: String, region: String) async throws {
    #expect(try await offline.candidates(for: query).first?.region == region)
  }

  @Test(arguments: ["Lyndhaven, Austria", "Lyndhaven Austria", "Lyndhaven, AT", "Lyndhaven, Vienna Austria"])
  func `a region or country that fits leaves the places that are there`(query: String) async throws {
    let found = try await places().candidates(for: query)
    #expect(Set(found.map(\.countryCode)) == ["AT"])
  }

  @Test(arguments: ["91,0", "0,181", "1e3,5", "-90.1 0"])
  func `two numbers that are no position are refused as such`(text: String) async throws {
    let places = try places()
    await #expect(throws: CityProblem.badCoordinates(text)) { try await places.candidates(for: text) }
    #expect(asked.recorded.isEmpty)
  }

  @Test(arguments: ["12", "12,"])
  func `a number alone is no place`(text: String) async throws {
    let places = try places()
    await #expect(throws: CityProblem.noSuchPlace(query: text, nearest: nil)) {
      try await places.candidates(for: text)
    }
    #expect(asked.recorded.isEmpty)
  }

  @Test func `a misspelt name is answered with the nearest`() async throws {
    let places = try places()
    let problem = await #expect(throws: CityProblem.self) { try await places.candidates(for: "Seuol") }
    #expect(problem?.description == "No place called “Seuol” found. Did you mean Seoul?")
  }

  @Test func `a misspelt name is answered even when the geocoder is away`() async throws {
    var world = ServiceWorld(now: ServiceSample.now)
    world.badDays[.geocoding] = .closed
    let places = try places(world)
    let problem = await #expect(throws: CityProblem.self) { try await places.candidates(for: "Seuol") }
    guard case .cannotSearch("Seuol", _, nearest: "Seoul")? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(problem?.description.hasSuffix("Did you mean Seoul?") == true)
  }

  @Test func `an unknown name says what else to try`() async throws {
    let places = try places()
    let problem = await #expect(throws: CityProblem.self) { try await places.candidates(for: "Qqqxzvwk") }
    #expect(problem == .noSuchPlace(query: "Qqqxzvwk", nearest: nil))
  }

  @Test func `a geocoder that cannot be reached is a problem of its own`() async throws {
    var world = ServiceWorld(now: ServiceSample.now)
    world.badDays[.geocoding] = .closed
    let places = try places(world)
    let problem = await #expect(throws: CityProblem.self) { try await places.candidates(for: "Lyndhaven") }
    guard case .cannotSearch("Lyndhaven", _, _)? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(asked.recorded.count == 3)
  }

  @Test func `a place whose zone the service does not give has that of the nearest known city`() async throws {
    let body = Data(#"{"results":[{"name":"Lyndhaven","latitude":47.1,"longitude":15.4,"country_code":"AT"}]}"#.utf8)
    let client = HTTPClient { request throws(ServiceFailure) in
      HTTPResponse(status: 200, body: body)
    }
    let geocoder = GeocodingRepository(client: client, endpoints: try Endpoints(), now: { ServiceSample.now })
    let requests = Requests(cache: .none, clock: VirtualClock(ServiceSample.now).clock, jitter: { 1 })
    let found = try await PlaceService(geocoder: geocoder, requests: requests).candidates(for: "Lyndhaven")
    #expect(found.map(\.timeZone) == ["Europe/Vienna"])
  }

  @Test func `without a network the list still answers`() async throws {
    #expect(try await offline.candidates(for: "Seoul").first?.name == "Seoul")
    await #expect(throws: CityProblem.cannotSearch(query: "Qqqxzvwk", .offline, nearest: nil)) {
      try await offline.candidates(for: "Qqqxzvwk")
    }
  }

  @Test func `no more than ten candidates, though more places have the name`() async throws {
    #expect(try await places().candidates(for: "San Antonio").count == 10)
  }
}
