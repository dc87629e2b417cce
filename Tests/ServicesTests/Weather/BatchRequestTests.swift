import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct BatchRequestTests {
  private let moments = Moments()
  private let asked = Recorder<[String]>()

  /// A request whose answer is a city's name, unless the closure throws.
  private func request(
    _ check: @escaping @Sendable ([City]) throws(ServiceFailure) -> Void
  ) -> BatchRequest<String> {
    let cache = CacheRepository(directory: "/cache", files: .inMemory(), now: { moments.now })
    let patience = Patience(cache: cache, clock: moments.clock, jitter: { 1 })
    return BatchRequest(service: .openMeteo, patience: patience) { cities async throws(ServiceFailure) in
      asked.record(cities.map(\.name))
      try check(cities)
      return cities.map { .success($0.name) }
    }
  }

  @Test func `all cities are one request`() async throws {
    let results = await request { _ throws(ServiceFailure) in }.results(for: try Sample.cities(100))
    #expect(asked.recorded.count == 1)
    #expect(try results.map { try $0.get() } == Sample.cities(100).map(\.name))
  }

  @Test func `one city that spoils the answer does not hide the others`() async throws {
    let spoils = { @Sendable (cities: [City]) throws(ServiceFailure) in
      if cities.contains(where: { $0.name == "City 2" }) { throw ServiceFailure.unreadable(.openMeteo, "cut off") }
    }
    let results = await request(spoils).results(for: try Sample.cities(5))
    #expect(results.map { try? $0.get() } == ["City 0", "City 1", nil, "City 3", "City 4"])
    #expect(results[2] == .failure(.unreadable(.openMeteo, "cut off")))
    // Three tries of the whole, then each by itself once.
    #expect(asked.recorded.map(\.count) == [5, 5, 5, 1, 1, 1, 1, 1])
  }

  @Test func `a place that the service refuses does not hide the others`() async throws {
    let refuses = { @Sendable (cities: [City]) throws(ServiceFailure) in
      if cities.contains(where: { $0.name == "City 0" }) { throw ServiceFailure.refused(.openMeteo, status: 400, "?") }
    }
    let results = await request(refuses).results(for: try Sample.cities(3))
    #expect(results.map { try? $0.get() } == [nil, "City 1", "City 2"])
    #expect(asked.recorded.map(\.count) == [3, 1, 1, 1])
  }

  @Test func `a service that refuses three alike is not asked for the rest`() async throws {
    let down = ServiceFailure.refused(.openMeteo, status: 400, "no")
    let results = await request { _ throws(ServiceFailure) in throw down }.results(for: try Sample.cities(50))
    #expect(results == Array(repeating: .failure(down), count: 50))
    #expect(asked.recorded.count == 4)
  }

  @Test(arguments: [
    ServiceFailure.unreachable(.openMeteo, "refused"), .timedOut(.openMeteo), .keyRefused(.openMeteo, ""),
    .refused(.openMeteo, status: 500, ""),
  ])
  func `a failure of the service is not asked city by city`(failure: ServiceFailure) async throws {
    let results = await request { _ throws(ServiceFailure) in throw failure }.results(for: try Sample.cities(4))
    #expect(results == Array(repeating: .failure(failure), count: 4))
    #expect(asked.recorded.allSatisfy { $0.count == 4 })
  }

  @Test func `an answer about too few places leaves the others without data`() async throws {
    let cache = CacheRepository(directory: "/cache", files: .inMemory(), now: { moments.now })
    let short = BatchRequest(service: .openMeteo, patience: Patience(cache: cache, clock: moments.clock)) { cities in
      cities.dropLast().map { .success($0.name) }
    }
    let results = await short.results(for: try Sample.cities(3))
    #expect(results.map { try? $0.get() } == ["City 0", "City 1", nil])
    #expect(results[2] == .failure(.noData(.openMeteo)))
  }

  @Test func `single requests stop when the service asks to wait`() async throws {
    let until = moments.now.addingTimeInterval(3000)
    let refuses = { @Sendable (cities: [City]) throws(ServiceFailure) in
      if cities.count > 1 { throw ServiceFailure.unreadable(.openMeteo, "?") }
      throw ServiceFailure.notBefore(.openMeteo, until, "limit")
    }
    let results = await request(refuses).results(for: try Sample.cities(9))
    #expect(results == Array(repeating: .failure(.notBefore(.openMeteo, until, "limit")), count: 9))
    #expect(asked.recorded.filter { $0.count == 1 }.count == 1)
  }
}
