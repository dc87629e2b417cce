import Entities
import Foundation
import Testing

@testable import Views

struct EventSentencesTests {
  private func text(_ words: Words = .english) -> SkyText {
    SkyText(zone: .gmt, units: .metric, appearance: Appearance(words: words))
  }

  private let time = Date(timeIntervalSince1970: 7800)

  @Test func `meteors are counted for the place and for the dark`() {
    #expect(
      text().meteors(99.6, here: 5.2, around: time) == "about 5 meteors/h here around 02:10 (100/h under a dark sky)")
    #expect(text(.korean).meteors(99.6, here: 5.2, around: time) == "02:10 무렵 이곳에서 시간당 약 5개, 어두운 곳에서 100개")
  }

  @Test func `a dark place has one number, and where hardly any is left a sentence says so`() {
    #expect(text().meteors(20, here: 20.3, around: time) == "about 20 meteors/h around 02:10")
    #expect(text().meteors(8, here: 0.3, around: time).hasSuffix("hardly any from here"))
  }

  @Test func `an event that is visible now needs its binoculars, too`() {
    let window = VisibilityWindow(
      span: time..<time.addingTimeInterval(3600), best: time.addingTimeInterval(1800),
      place: SkyPlace(altitude: 30, azimuth: 180))
    var uranus = SkyEvent(.opposition, at: window.best, visibility: window)
    (uranus.bodies, uranus.aid) = (["Uranus"], .binoculars)
    func sentence(at now: Date) -> String {
      SkyText(zone: .gmt, units: .metric, appearance: Appearance(), now: now).event(uranus).sentence
    }
    let evening = sentence(at: time)
    #expect(evening.hasSuffix(": visible now, until 03:10, best at 02:40, 30° up in the S, binoculars needed"))
    let late = sentence(at: time.addingTimeInterval(2700))
    #expect(late.hasSuffix(": visible now, until 03:10, binoculars needed"))
    let before = sentence(at: time.addingTimeInterval(-60))
    #expect(before.hasSuffix(": visible 02:10–03:10, best at 02:40, 30° up in the S, binoculars needed"))
  }

  @Test func `a span shorter than a minute has one time, and a day has two`() {
    #expect(text().span(time..<time.addingTimeInterval(20)) == "02:10")
    #expect(text().span(time..<time.addingTimeInterval(40)) == "02:10–02:11")
    #expect(text().span(time..<time.addingTimeInterval(86_400)) == "02:10–02:10")
    #expect(text().span(from: time, to: time.addingTimeInterval(-60)) == "02:10–02:09", "of a document")
  }
}
