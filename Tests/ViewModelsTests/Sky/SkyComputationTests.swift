import Entities
import Foundation
import Synchronization
import Testing

@testable import ViewModels

struct SkyComputationTests {
  private func request(_ name: String, latitude: Double, at now: Date) throws -> SkyRequest {
    let place = try #require(Coordinates(latitude: latitude, longitude: 0))
    let city = City(name: name, region: nil, countryCode: nil, coordinates: place, timeZone: "UTC")
    return try #require(CityRowViewModel(city).skyRequest(at: now, SkyData()))
  }

  @Test func `going back to a city neither loses its sky nor computes it again`() async throws {
    let now = Date(timeIntervalSince1970: 1_795_176_000)
    let (first, second) = (try request("First", latitude: 10, at: now), try request("Second", latitude: 20, at: now))
    let computed = Mutex<[String]>([])
    let revision = Dynamic(0)
    let computation = SkyComputation<String>(counting: revision) { request in
      computed.withLock { $0.append(request.city.name) }
      return request.city.name
    }
    #expect(computation.model(for: first) == nil)
    await computation.task?.value
    #expect(computation.model(for: second) == nil)
    let other = computation.task
    #expect(computation.model(for: first) == "First")
    await other?.value
    #expect(computation.model(for: first) == "First")
    #expect(revision.value == 1, "the second city's sky arrived")
    #expect(computed.withLock { $0.count { $0 == "First" } } == 1)
    #expect(computation.model(for: second) == nil)
    await computation.task?.value
    #expect(computation.model(for: second) == "Second")
  }
}
