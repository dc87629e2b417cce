import Entities
import Essentials
import Testing

@testable import Views

struct PassSentencesTests {
  private static let start = Date(timeIntervalSince1970: 1_795_198_920)

  private static func pass(_ change: (inout SatellitePass) -> Void = { _ in }) -> SatellitePass {
    func point(_ seconds: Double, _ altitude: Double, _ azimuth: Double) -> TimedPlace {
      TimedPlace(
        time: start.addingTimeInterval(seconds), place: SkyPlace(altitude: altitude, azimuth: azimuth))
    }
    var pass = SatellitePass(
      satellite: "ISS", begin: point(0, 10, 293), highest: point(180, 63, 10), end: point(360, 10, 90),
      entersShadow: false, magnitude: -3.4, cloudCover: 10)
    change(&pass)
    return pass
  }

  private func text(_ words: Words) -> SkyText {
    SkyText(zone: .gmt, units: .metric, appearance: Appearance(words: words))
  }

  @Test func `a pass is one line`() {
    let text = text(.english)
    #expect(text.pass(Self.pass()).sentence == "ISS, 18:22–18:28: WNW to E, max 63°, mag -3.4, clear sky")
    let dated = text.pass(Self.pass(), day: "Sun 22 Nov")
    #expect(dated.sentence.hasPrefix("ISS, Sun 22 Nov 18:22–18:28: WNW to E"))
    #expect(dated.besideDate == text.pass(Self.pass()).sentence)
    let fading = Self.pass { $0.entersShadow = true }
    #expect(text.pass(fading).sentence.hasSuffix("clear sky, fades into Earth's shadow"))
    let short = Self.pass { $0.end.place.azimuth = 293 }
    #expect(text.pass(short).sentence.contains(": in the WNW, max 63°"))
    #expect(self.text(.korean).pass(short).sentence.contains(": 서북서쪽, 최고 고도 63°"))
  }

  @Test func `an old orbit has its age, and its times are approximate`() {
    let text = text(.english)
    let output = text.pass(Self.pass { $0.elementsAge = 9.5 * 86_400 }).sentence
    #expect(output.hasPrefix("ISS, about 18:22–18:28") && output.hasSuffix("approximate (orbit data 9 days old)"))
    let korean = self.text(.korean)
    let same = korean.pass(Self.pass { $0.elementsAge = 9.5 * 86_400 }).sentence
    #expect(same.hasPrefix("국제우주정거장, 18:22–18:28 무렵: ") && same.hasSuffix("9일 지난 궤도 자료라 어림값"))
  }

  @Test func `Korean says the same`() {
    let text = text(.korean)
    let output = text.pass(Self.pass()).sentence
    #expect(output.hasPrefix("국제우주정거장, 18:22–18:28: ") && output.hasSuffix("-3.4등급, 맑음"))
  }

  @Test func `an aurora has its hour, its index and the clouds`() {
    let text = text(.english)
    let report = AuroraReport(kp: 5.33, at: Self.start, chance: .possible, cloudCover: 70)
    #expect(text.aurora(report) == "possible around 18:22 (Kp 5.3, cloudy)")
    let none = AuroraReport(kp: 2, at: Self.start, chance: .none)
    #expect(text.aurora(none) == "none expected (Kp 2.0)")
  }
}
