import Entities
import Foundation
import Testing

@testable import Views

struct EclipseSentencesTests {
  private let text = SkyText(zone: .gmt, units: .metric, appearance: Appearance())
  private let time = Date(timeIntervalSince1970: 7800)

  @Test func `an eclipse of unknown size doesn't claim that nothing is covered`() {
    let window = VisibilityWindow(
      span: time..<time.addingTimeInterval(3600), best: time.addingTimeInterval(1800),
      place: SkyPlace(altitude: 30, azimuth: 180))
    var sun = SkyEvent(.solarEclipse(.partial), at: window.best, visibility: window)
    #expect(!text.event(sun).sentence.contains("covered"))
    sun.obscuration = 0.25
    #expect(text.event(sun).sentence.contains(": 02:10–03:10, maximum at 02:40 (25% covered), sun 30° up in the S"))
    var moon = SkyEvent(.lunarEclipse(.partial), at: window.best, visibility: window)
    #expect(!text.event(moon).sentence.contains("in shadow"))
    moon.eclipseMagnitude = 0.5
    #expect(text.event(moon).sentence.contains("at most 50% in shadow (02:40)"))
  }

  @Test func `only a total eclipse covers all of the sun`() {
    var eclipse = SkyEvent(.solarEclipse(.annular), at: time)
    eclipse.obscuration = 0.9999
    #expect(text.obscuration(eclipse) == "99.9%")
    eclipse.obscuration = nil
    #expect(text.obscuration(eclipse) == nil)
  }
}
