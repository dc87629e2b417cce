import Entities
import Foundation
import Testing
import World

@testable import Repositories

/// The invented world over real sockets.
struct ServiceWorldTests {
  @Test func `all services answer over a loopback server`() async throws {
    var world = ServiceWorld(now: Sample.now)
    world.picture = Data([0xFF, 0xD8, 0xFF, 0xE0])
    let server = try LoopbackServer(handler: world.answer)
    defer { server.stop() }
    let variables = Service.allCases.map { ($0.environmentVariable, server.url) }
    let endpoints = try Endpoints(environment: Dictionary(variables) { $1 })
    let cities = [try Sample.seoul(), try Sample.london()]
    let weather = OpenMeteoRepository(client: .live(), endpoints: endpoints) { Sample.now }
    #expect(try await weather.current(in: cities).allSatisfy { (try? $0.get()) != nil })
    let norway = METNorwayRepository(client: .live(), endpoints: endpoints, cache: .none) { Sample.now }
    #expect(try await norway.forecast(in: [Sample.london()]).allSatisfy { (try? $0.get()) != nil })
    let apod = APODRepository(client: .live(), endpoints: endpoints) { Sample.now }
    let picture = try await apod.latest()
    #expect(picture.imageURL?.absoluteString == "\(server.url)/pictures/2026-11-20.jpg")
    #expect(try await apod.image(for: picture) == world.picture)
  }
}
