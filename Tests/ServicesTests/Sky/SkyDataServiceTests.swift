import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct SkyDataServiceTests {
  private let time = VirtualClock(ServiceSample.now)
  private let asked = Recorder<String>()
  /// One for all runs.
  private let cache: CacheRepository

  init() { cache = time.cache }

  private func service(orbit: ServiceFailure? = nil, kp: ServiceFailure? = nil) -> SkyDataService {
    let (asked, time) = (asked, time)
    return SkyDataService(
      orbit: { satellite throws(ServiceFailure) in
        asked.record(satellite.name)
        if orbit == Self.cancelled { withUnsafeCurrentTask { $0?.cancel() } }
        if let orbit { throw orbit }
        return Self.elements(satellite, at: time.now)
      },
      kp: { () throws(ServiceFailure) in
        asked.record("kp")
        if let kp { throw kp }
        return KpForecast(steps: [.init(start: time.now, kp: 4)])
      }, cache: cache, requests: Requests(cache: cache, clock: time.clock, jitter: { 1 }), clock: time.clock)
  }

  /// The failure of a request whose task is cancelled; asking for orbits then cancels it.
  private static let cancelled = ServiceFailure.requestFailed(.celestrak, .own(.cancelled))

  private static func elements(_ satellite: Satellite, at epoch: Date) -> SatelliteElements {
    SatelliteElements(
      satellite: satellite, epoch: epoch, meanMotion: 15.5, eccentricity: 0.001, inclination: 51.6, ascendingNode: 10,
      argumentOfPericenter: 20, meanAnomaly: 30, drag: 0.0002)
  }

  @Test func `each is asked again only when its time to live is over`() async {
    let service = service()
    #expect(await service.cached() == SkyData())
    let skyData = await service.refreshed()
    #expect(skyData.orbits.map(\.satellite) == [.iss, .tiangong] && skyData.kpForecast?.steps.count == 1)
    #expect(Set(asked.recorded) == ["ISS", "Tiangong", "kp"])
    time.advance(by: 3599)
    _ = await service.refreshed()
    #expect(asked.recorded.count == 3)
    time.advance(by: 1)
    _ = await service.refreshed()
    #expect(asked.recorded.filter { $0 == "kp" }.count == 2 && asked.recorded.count == 4)
    time.advance(by: 7 * 3600)
    _ = await service.refreshed()
    #expect(asked.recorded.filter { $0 == "ISS" }.count == 2)
  }

  @Test func `orbits are not asked for before their time, even with --refresh`() async {
    let service = service()
    _ = await service.refreshed()
    _ = await service.refreshed(.always)
    #expect(asked.recorded.filter { $0 == "ISS" }.count == 1 && asked.recorded.filter { $0 == "kp" }.count == 2)
  }

  @Test func `a satellite that the catalogue lacks is not asked for again early, and has nothing fresh`() async throws {
    let (asked, time) = (asked, time)
    let service = SkyDataService(
      orbit: { satellite throws(ServiceFailure) in
        asked.record(satellite.name)
        return satellite == .iss ? nil : Self.elements(satellite, at: time.now)
      }, kp: { () throws(ServiceFailure) in throw .noData(.swpc) }, cache: cache,
      requests: Requests(cache: cache, clock: time.clock, jitter: { 1 }), clock: time.clock)
    for _ in 0..<2 {
      #expect(try await service.elements(of: .iss) == nil)
      #expect(try await service.elements(of: .tiangong)?.satellite == .tiangong)
    }
    #expect(asked.recorded == ["ISS", "Tiangong"])
    #expect(!service.hasFreshElements(of: .iss) && service.hasFreshElements(of: .tiangong))
  }

  @Test func `without the network nothing is asked`() async {
    #expect(await service().refreshed(.never) == SkyData())
    #expect(asked.recorded.isEmpty)
  }

  @Test func `what failed is left alone for ten minutes, in the next run too, and the other is not`() async {
    _ = await service(orbit: .timedOut(.celestrak)).refreshed()
    #expect(asked.recorded.sorted() == ["ISS", "kp"])
    let skyData = await service(orbit: .timedOut(.celestrak)).refreshed()
    #expect(asked.recorded.count == 2 && skyData.kpForecast != nil && skyData.orbits.isEmpty)
    time.advance(by: 600)
    _ = await service().refreshed()
    #expect(asked.recorded.count == 4)
  }

  @Test func `a table that is left may ask again at once, a printed command that waited long enough has failed`()
    async
  {
    _ = await service(orbit: Self.cancelled).refreshed()
    #expect(await service().refreshed().orbits.count == 2)
    time.advance(by: 8 * 3600)
    let printed = service(orbit: Self.cancelled).with(.printed(from: time.continuous))
    #expect(await printed.refreshed().orbitFailure == .timedOut(.celestrak))
    let count = asked.recorded.count
    _ = await service().refreshed()
    #expect(asked.recorded.count == count)
  }

  @Test(arguments: [(7200.0, 8.0), (86_400, 20)])
  func `a printed command waits less only if it can show what is cached`(age: Double, seconds: Double) async throws {
    _ = await service().refreshed()
    time.advance(by: age)
    let (time, waits) = (time, Recorder<Double>())
    let printed = SkyDataService(
      orbit: { satellite throws(ServiceFailure) in Self.elements(satellite, at: time.now) },
      kp: { () throws(ServiceFailure) in
        waits.record(HTTPRequest.sharedDeadline.map { ($0 - time.continuous) / .seconds(1) } ?? .infinity)
        throw .timedOut(.swpc)
      }, cache: cache, requests: Requests(cache: cache, clock: time.clock, jitter: { 1 }), clock: time.clock)
    _ = await printed.with(.printed(from: time.continuous)).refreshed()
    #expect(abs(try #require(waits.recorded.first) - seconds) < 1e-6)
  }

  @Test func `a clock that is set back by a second makes nothing old`() async {
    _ = await service(kp: .timedOut(.swpc)).refreshed()
    time.advance(by: -1)
    let skyData = await service(kp: .timedOut(.swpc)).refreshed()
    #expect(asked.recorded.sorted() == ["ISS", "Tiangong", "kp"] && skyData.orbits.count == 2)
    time.advance(by: 601)
    #expect(await service().refreshed().kpForecast != nil)
    time.advance(by: -1)
    #expect(await service().refreshed().kpForecast != nil)
    #expect(asked.recorded.count == 4)
  }

  @Test func `fresh orbits lack nothing though the service asked to wait since`() async {
    _ = await service().refreshed()
    let wait = ServiceFailure.notBefore(.celestrak, time.now.addingTimeInterval(7200), "blocked")
    let requests = Requests(cache: cache, clock: time.clock, jitter: { 1 })
    try? await requests.send(to: .celestrak, .watching) { () async throws(ServiceFailure) in throw wait }
    let skyData = await service().refreshed()
    #expect(skyData.orbits.count == 2 && skyData.orbitFailure == nil)
  }

  @Test func `the reason for missing orbits is given, and without a network they may be asked for again at once`() async
  {
    let gone = ServiceFailure.cannotConnect(.celestrak, "no such name")
    #expect(await service(orbit: gone).refreshed().orbitFailure == gone)
    let back = await service().refreshed()
    #expect(back.orbitFailure == nil && back.orbits.count == 2)
  }

  @Test func `a service that asks to wait is not asked before, and cached orbits stay in use`() async {
    _ = await service().refreshed()
    time.advance(by: 8 * 3600)
    let until = time.now.addingTimeInterval(7200)
    let skyData = await service(orbit: .notBefore(.celestrak, until, "403")).refreshed()
    #expect(skyData.orbits.count == 2)
    let count = asked.recorded.count
    time.advance(by: 3000)
    _ = await service().refreshed()
    #expect(!asked.recorded.dropFirst(count).contains("ISS"))
    time.advance(by: 4300)
    _ = await service().refreshed()
    #expect(asked.recorded.dropFirst(count).contains("ISS"))
  }

  @Test func `a forecast of yesterday is not believed, orbits are`() async {
    _ = await service().refreshed()
    time.advance(by: 86_400)
    let cached = await service().cached()
    #expect(cached.kpForecast == nil && cached.orbits.count == 2)
  }
}
