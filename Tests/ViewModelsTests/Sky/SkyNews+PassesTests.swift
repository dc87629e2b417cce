import Entities
import Foundation
import Testing

@testable import ViewModels

struct SkyNewsPassesTests {
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

  private func reason(_ news: SkyNews, isOffline: Bool = false) -> String {
    news.reasonForNoPasses(isOffline: isOffline, at: now).english.replacing(
      "Can't predict ISS or Tiangong passes: ", with: "")
  }

  @Test func `an object that the catalogue lacks and an old orbit are no failure`() {
    #expect(reason(news(days: nil)) == "Celestrak sent no orbits; try again later.")
    #expect(reason(news(days: 16.2)).hasPrefix("Celestrak's newest orbits are 16 days old, "))
    #expect(reason(news(days: 2)).hasSuffix("choose a --date closer to today."))
    #expect(news(days: 2).hasYoungOrbits(at: now) && !news(days: 16.2).hasYoungOrbits(at: now))
  }

  @Test func `a failure and a network that is off are said as such`() {
    let failure = ServiceFailure.timedOut(.celestrak)
    let timedOut = "Celestrak didn't answer in time; try again later."
    #expect(reason(news(days: nil, failure: failure)) == timedOut)
    #expect(reason(news(days: 16, failure: failure)) == timedOut)
    #expect(reason(news(days: 16), isOffline: true).hasSuffix("run again without --offline."))
    #expect(reason(news(days: 16, failure: .offline)) == reason(news(days: 16), isOffline: true))
    #expect(reason(news(days: nil, isCatalogueKnown: false)).hasSuffix("try again in ten minutes."))
  }
}
