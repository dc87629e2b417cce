import Entities
import Foundation
import Testing

@testable import ViewModels

struct SkyDataPassesTests {
  private let now = Date(timeIntervalSince1970: 1_795_176_000)

  private func skyData(days: Double?, isCatalogueKnown: Bool = true, failure: ServiceFailure? = nil) -> SkyData {
    let orbits = days.map { days in
      SatelliteElements(
        satellite: .iss, epoch: now - days * 86_400, meanMotion: 15.5, eccentricity: 0.001, inclination: 51.6,
        ascendingNode: 10, argumentOfPericenter: 20, meanAnomaly: 30, drag: 0.0002)
    }
    var skyData = SkyData(orbits: orbits.map { [$0] } ?? [])
    (skyData.isCatalogueKnown, skyData.orbitFailure) = (isCatalogueKnown, failure)
    return skyData
  }

  private func reason(_ skyData: SkyData, isOffline: Bool = false) -> String {
    skyData.reasonForNoPasses(isOffline: isOffline, at: now).english.replacing(
      "Can't predict ISS or Tiangong passes: ", with: "")
  }

  @Test func `an object that the catalogue lacks and an old orbit are no failure`() {
    #expect(reason(skyData(days: nil)) == "Celestrak sent no orbits; try again later.")
    #expect(reason(skyData(days: 16.2)).hasPrefix("Celestrak's newest orbits are 16 days old, "))
    #expect(reason(skyData(days: 2)).hasSuffix("choose a --date closer to today."))
    #expect(skyData(days: 2).hasUsableOrbits(at: now) && !skyData(days: 16.2).hasUsableOrbits(at: now))
  }

  @Test func `orbits of an absurd date are only very old`() {
    #expect(reason(skyData(days: 1e300)).hasPrefix("Celestrak's newest orbits are 1000000 days old, "))
  }

  @Test func `orbits of a later time are a fault of the clock`() {
    let reason = reason(skyData(days: -20.5))
    #expect(reason == "Celestrak's orbits are dated 20 days in the future; check this computer's clock.")
    #expect(skyData(days: -2).hasUsableOrbits(at: now) && !skyData(days: -20.5).hasUsableOrbits(at: now))
  }

  @Test func `a failure and a network that is off are said as such`() {
    let failure = ServiceFailure.timedOut(.celestrak)
    let timedOut = "Celestrak didn't answer in time; try again later."
    #expect(reason(skyData(days: nil, failure: failure)) == timedOut)
    #expect(reason(skyData(days: 16, failure: failure)) == timedOut)
    #expect(reason(skyData(days: 16), isOffline: true).hasSuffix("run again without --offline."))
    #expect(reason(skyData(days: 16, failure: .offline)) == reason(skyData(days: 16), isOffline: true))
    #expect(reason(skyData(days: nil, isCatalogueKnown: false)).hasSuffix("try again in ten minutes."))
  }
}
