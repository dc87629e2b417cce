import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct BatchRequestTests {
  private let moments = VirtualClock(ServiceSample.now)
  private let asked = Recorder<[String]>()

  /// A request whose answer is a city's name, unless the closure throws.
  private func request(
    _ check: @escaping @Sendable ([City]) throws(ServiceFailure) -> Void
  ) -> BatchRequest<String> {
    let cache = CacheRepository(directory: "/cache", files: .inMemory(), now: { moments.now })
    let requests = Requests(cache: cache, clock: moments.clock, jitter: { 1 })
    return BatchRequest(service: .openMeteo, requests: requests) { cities async throws(ServiceFailure) in
      asked.record(cities.map(\.name))
      try check(cities)
      return cities.map { .success($0.name) }
    }
  }

  @Test func `all cities are one request`() async throws {
    let results = await request { _ throws(ServiceFailure) in }.all(try Sample.cities(100))
    #expect(asked.recorded.count == 1)
    #expect(try results.map { try $0.get() } == Sample.cities(100).map(\.name))
  }

  @Test func `one city that spoils the answer does not hide the others`() async throws {
    let spoils = { @Sendable (cities: [City]) throws(ServiceFailure) in
      if cities.contains(where: { $0.name == "City 2" }) {
        throw ServiceFailure.unreadable(.openMeteo, "it isn't JSON")
      }
    }
    let results = await request(spoils).all(try Sample.cities(5))
    #expect(results.map { try? $0.get() } == ["City 0", "City 1", nil, "City 3", "City 4"])
    #expect(results[2] == .failure(.unreadable(.openMeteo, "it isn't JSON")))
    // The whole, then each by itself once.
    #expect(asked.recorded.map(\.count) == [5, 1, 1, 1, 1, 1])
  }

  @Test(arguments: [
    ServiceFailure.tooLarge(.openMeteo, megabytes: 2), .refused(.openMeteo, status: 414, ""),
  ])
  func `a batch that is too large is halved until it fits`(failure: ServiceFailure) async throws {
    let results = await request { cities throws(ServiceFailure) in if cities.count > 30 { throw failure } }
      .all(try Sample.cities(100))
    #expect(try results.map { try $0.get() } == Sample.cities(100).map(\.name))
    #expect(asked.recorded.map(\.count) == [100, 50, 25, 25, 50, 25, 25])
  }

  @Test func `a service whose every answer is too large is given up`() async throws {
    let down = ServiceFailure.tooLarge(.openMeteo, megabytes: 2)
    let results = await request { _ throws(ServiceFailure) in throw down }.all(try Sample.cities(100))
    #expect(results == Array(repeating: .failure(down), count: 100))
    #expect(asked.recorded.count < 15)
  }

  @Test func `a place that the service refuses does not hide the others`() async throws {
    let refuses = { @Sendable (cities: [City]) throws(ServiceFailure) in
      if cities.contains(where: { $0.name == "City 0" }) { throw ServiceFailure.refused(.openMeteo, status: 400, "?") }
    }
    let results = await request(refuses).all(try Sample.cities(3))
    #expect(results.map { try? $0.get() } == [nil, "City 1", "City 2"])
    #expect(asked.recorded.map(\.count) == [3, 1, 1, 1])
  }

  @Test func `a service that refuses three alike is not asked for the rest`() async throws {
    let down = ServiceFailure.refused(.openMeteo, status: 400, "no")
    let results = await request { _ throws(ServiceFailure) in throw down }.all(try Sample.cities(50))
    #expect(results == Array(repeating: .failure(down), count: 50))
    #expect(asked.recorded.count == 4)
  }

  @Test(arguments: [
    ServiceFailure.requestFailed(.openMeteo, "refused"), .timedOut(.openMeteo), .keyRefused(.openMeteo, ""),
    .refused(.openMeteo, status: 500, ""),
  ])
  func `a failure of the service is not asked city by city`(failure: ServiceFailure) async throws {
    let results = await request { _ throws(ServiceFailure) in throw failure }.all(try Sample.cities(4))
    #expect(results == Array(repeating: .failure(failure), count: 4))
    #expect(asked.recorded.allSatisfy { $0.count == 4 })
  }

  @Test func `an answer that is broken in its middle is used up to there, and the others are asked for one by one`()
    async throws
  {
    let cache = CacheRepository(directory: "/cache", files: .inMemory(), now: { moments.now })
    let broken = BatchRequest(service: .openMeteo, requests: Requests(cache: cache, clock: moments.clock)) { cities in
      asked.record(cities.map(\.name))
      return cities.prefix(max(1, cities.count - 2)).map { .success($0.name) }
    }
    let results = await broken.all(try Sample.cities(4))
    #expect(results.map { try? $0.get() } == ["City 0", "City 1", "City 2", "City 3"])
    #expect(asked.recorded == [["City 0", "City 1", "City 2", "City 3"], ["City 2"], ["City 3"]])
  }

  @Test func `an answer about no place is no data`() async throws {
    let cache = CacheRepository(directory: "/cache", files: .inMemory(), now: { moments.now })
    let empty = BatchRequest<String>(service: .openMeteo, requests: Requests(cache: cache, clock: moments.clock)) { _ in
      []
    }
    #expect(await empty.all(try Sample.cities(2)) == Array(repeating: .failure(.noData(.openMeteo)), count: 2))
  }

  @Test func `a limit met by a single request is remembered, and there is no request before it is over`() async throws {
    let cache = CacheRepository(directory: "/cache", files: .inMemory(), now: { moments.now })
    let requests = Requests(cache: cache, clock: moments.clock, jitter: { 1 })
    let until = moments.now.addingTimeInterval(3000)
    let request = BatchRequest(service: .openMeteo, requests: requests) { cities async throws(ServiceFailure) in
      if cities.count > 1 { throw ServiceFailure.refused(.openMeteo, status: 400, "?") }
      if cities[0].name == "City 1" { throw ServiceFailure.notBefore(.openMeteo, until, "limit") }
      return cities.map { .success($0.name) }
    }
    var breaker = CircuitBreaker()
    let results = await request.results(for: try Sample.cities(3), &breaker)
    #expect(results.map { try? $0.get() } == ["City 0", nil, nil])
    #expect(breaker.failure == .notBefore(.openMeteo, until, "limit"))
    #expect(requests.wait(for: .openMeteo) == .notBefore(.openMeteo, until, "limit"))
    // The next run too.
    #expect(Requests(cache: cache, clock: moments.clock).wait(for: .openMeteo) != nil)
  }

  @Test func `three answers without a usable result in a row end a round`() async throws {
    let failure = ServiceFailure.unreadable(.openMeteo, "it's about another place")
    let cache = CacheRepository(directory: "/cache", files: .inMemory(), now: { moments.now })
    let useless = BatchRequest<String>(service: .openMeteo, requests: Requests(cache: cache, clock: moments.clock)) {
      cities in
      asked.record(cities.map(\.name))
      return cities.map { _ in .failure(failure) }
    }
    var breaker = CircuitBreaker()
    for _ in 0..<5 { _ = await useless.results(for: try Sample.cities(2), &breaker) }
    #expect(breaker.failure == failure)
    #expect(asked.recorded.count == 3)
  }

  @Test func `three failures in a row end a round, a bad place among good ones does not`() {
    var breaker = CircuitBreaker()
    let bad = ServiceFailure.refused(.openMeteo, status: 400, "place")
    breaker.note(bad)
    breaker.note(bad)
    breaker.note([.success("answer")])
    for _ in 0..<9 { breaker.note(bad) }
    #expect(breaker.failure == nil)
    for _ in 0..<9 { breaker.note(.noData(.openMeteo)) }
    #expect(breaker.failure == nil)
    breaker.note(.unreadable(.openMeteo, "?"))
    breaker.note(.unreadable(.openMeteo, "?"))
    #expect(breaker.failure == nil)
    breaker.note(.unreadable(.openMeteo, "?"))
    #expect(breaker.failure == .unreadable(.openMeteo, "?"))
  }

  @Test func `single requests stop when the service asks to wait`() async throws {
    let until = moments.now.addingTimeInterval(3000)
    let refuses = { @Sendable (cities: [City]) throws(ServiceFailure) in
      if cities.count > 1 { throw ServiceFailure.unreadable(.openMeteo, "?") }
      throw ServiceFailure.notBefore(.openMeteo, until, "limit")
    }
    let results = await request(refuses).all(try Sample.cities(9))
    #expect(results == Array(repeating: .failure(.notBefore(.openMeteo, until, "limit")), count: 9))
    #expect(asked.recorded.filter { $0.count == 1 }.count == 1)
  }
}

extension BatchRequest {
  /// The results while nothing is wrong with the service so far.
  fileprivate func all(_ cities: [City]) async -> [Result<Value, ServiceFailure>] {
    var breaker = CircuitBreaker()
    return await results(for: cities, &breaker)
  }
}
