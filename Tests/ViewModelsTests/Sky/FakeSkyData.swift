import Entities
import Foundation
import Repositories
import Services
import World

/// Celestrak and SWPC, with failures that the test sets; records the requests: satellites' names and `kp`.
final nonisolated class FakeSkyData: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards what follows it.
  private let lock = NSLock()
  private var orbitFailure: ServiceFailure?
  private var kpFailure: ServiceFailure?
  private let recorder = Recorder<String>()
  let clock: VirtualClock
  private let cache: CacheRepository

  init(_ clock: VirtualClock = VirtualClock()) {
    self.clock = clock
    cache = CacheRepository(directory: "/news", files: .inMemory(now: { clock.now }), now: { clock.now })
  }

  /// Why requests for orbits and for Kp fail; `nil` if they succeed.
  var failures: (orbit: ServiceFailure?, kp: ServiceFailure?) {
    get { lock.withLock { (orbitFailure, kpFailure) } }
    set { lock.withLock { (orbitFailure, kpFailure) = newValue } }
  }

  var asked: [String] { recorder.recorded }

  /// A service that requests from them; all share one cache.
  func service() -> SkyDataService {
    let wall = clock.clock
    return SkyDataService(
      orbit: { satellite throws(ServiceFailure) in
        self.recorder.record(satellite.name)
        if let failure = self.failures.orbit { throw failure }
        return Self.elements(of: satellite, at: wall.now())
      },
      kp: { () throws(ServiceFailure) in
        self.recorder.record("kp")
        if let failure = self.failures.kp { throw failure }
        return KpForecast(steps: [.init(start: wall.now(), kp: 4)])
      }, cache: cache, requests: Requests(cache: cache, clock: wall, jitter: { 1 }), clock: wall)
  }

  /// An orbit of the size of a station's.
  static func elements(of satellite: Satellite, at epoch: Date) -> SatelliteElements {
    SatelliteElements(
      satellite: satellite, epoch: epoch, meanMotion: 15.5, eccentricity: 0.0005, inclination: 51.6, ascendingNode: 10,
      argumentOfPericenter: 20, meanAnomaly: 30, drag: 0.0002)
  }
}
