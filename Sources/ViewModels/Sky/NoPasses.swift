package import Entities
package import Essentials
import Services

/// Why no passes of satellites can be told.
package nonisolated enum NoPasses: Hashable, Sendable {
  /// Nothing young enough is kept, and this happened to who asked.
  case failed(ServiceFailure)
  /// The service failed a few minutes ago and is not asked again so soon.
  case failedLately
  /// The orbits that are known are of no use so far from today.
  case tooFar

  /// What kept passes of those orbits from being told at an instant.
  package init(_ news: SkyNews, isOffline: Bool, at now: Date) {
    let areYoung = news.orbits.contains { abs($0.epoch.timeIntervalSince(now)) < SatelliteTracks.lastAge }
    self =
      areYoung ? .tooFar : isOffline ? .failed(.offline) : news.orbitFailure.map(Self.failed) ?? .failedLately
  }
}
