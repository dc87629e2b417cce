package import Entities
package import Essentials
import Services

/// Why no passes of satellites can be predicted.
package nonisolated enum NoPasses: Hashable, Sendable {
  /// Nothing young enough is cached, and the request for it failed so.
  case failed(ServiceFailure)
  /// The request failed a few minutes ago and is not made again so soon.
  case failedLately
  /// The orbits that are known are of no use so far from today.
  case tooFar
  /// The newest orbits there are were measured so many days ago.
  case tooOld(days: Int)
  /// The catalogue has no orbits of the satellites.
  case notListed

  /// What prevents predictions from those orbits at an instant.
  package init(_ news: SkyNews, isOffline: Bool, at now: Date) {
    let ages = news.orbits.map { abs($0.epoch.timeIntervalSince(now)) }
    if ages.contains(where: { $0 < SatelliteTracks.lastAge }) {
      self = .tooFar
    } else if isOffline || news.orbitFailure != nil {
      self = .failed(news.orbitFailure ?? .offline)
    } else if news.isCatalogueKnown {
      self = ages.min().map { .tooOld(days: Int($0 / 86_400)) } ?? .notListed
    } else {
      self = .failedLately
    }
  }
}
