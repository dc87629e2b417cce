import Entities
import Foundation
import Testing

@testable import ViewModels

struct NoPassesTests {
  private let now = Date(timeIntervalSince1970: 1_795_176_000)

  private func news(days: Double?, isCatalogueKnown: Bool = true, failure: ServiceFailure? = nil) -> SkyNews {
    let orbits = days.map { days in
      SatelliteElements(
        satellite: .iss, epoch: now - days * 86_400, meanMotion: 15.5, eccentricity: 0.001, inclination: 51.6,
        ascendingNode: 10, argumentOfPericenter: 20, meanAnomaly: 30, drag: 0.0002)
    }
    var news = SkyNews(orbits: orbits.map { [$0] } ?? [])
    (news.isCatalogueKnown, news.orbitFailure) = (isCatalogueKnown, failure)
    return news
  }

  private func reason(_ news: SkyNews, isOffline: Bool = false) -> NoPasses {
    NoPasses(news, isOffline: isOffline, at: now)
  }

  @Test func `an object that the catalogue lacks and an old orbit are no failure`() {
    #expect(reason(news(days: nil)) == .notListed)
    #expect(reason(news(days: 16.2)) == .tooOld(days: 16))
    #expect(reason(news(days: 2)) == .tooFar)
  }

  @Test func `a failure and a network that is off are said as such`() {
    let failure = ServiceFailure.timedOut(.celestrak)
    #expect(reason(news(days: nil, failure: failure)) == .failed(failure))
    #expect(reason(news(days: 16, failure: failure)) == .failed(failure))
    #expect(reason(news(days: 16), isOffline: true) == .failed(.offline))
    #expect(reason(news(days: nil, isCatalogueKnown: false)) == .failedLately)
  }
}
