import Entities
import Foundation
import Testing

struct NightReportTests {
  private let noon = Date(timeIntervalSince1970: 1_795_176_000)

  /// A night from noon to noon in which the sun is up for some hours after the first.
  private func night(sunUp: [Range<Double>]) -> NightReport {
    let ends: [Double] = [0] + sunUp.flatMap { [$0.lowerBound, $0.upperBound] } + [24]
    let segments = zip(ends, ends.dropFirst()).enumerated().filter { $0.element.0 < $0.element.1 }.map { index, hours in
      NightReport.Segment(
        span: noon.addingTimeInterval(hours.0 * 3600)..<noon.addingTimeInterval(hours.1 * 3600),
        light: index.isMultiple(of: 2) ? .civil : .day)
    }
    return NightReport(span: noon..<noon.addingTimeInterval(86_400), segments: segments, moonUp: [])
  }

  private func hours(_ date: Date?) -> Double? { date.map { $0.timeIntervalSince(noon) / 3600 } }

  @Test(arguments: [
    ([0.0..<4, 20..<24], 4.0, 20.0),
    // Days of less than an hour near the polar night, where clocks are behind or ahead of the sun: what comes before
    // the day, or after it, is another night.
    ([0.5..<1], 1.0, nil), ([23.0..<23.5], nil, 23.0), ([0.5..<1, 23.5..<23.8], 1.0, 23.5),
    ([], nil, nil),
  ])
  func `evening and morning are the ends of one night`(sunUp: [Range<Double>], dusk: Double?, dawn: Double?) {
    let ends = night(sunUp: sunUp).duskAndDawn(of: .civil)
    #expect(hours(ends.dusk) == dusk)
    #expect(hours(ends.dawn) == dawn)
  }

  private func span(_ hours: Range<Double>) -> Range<Date> {
    noon.addingTimeInterval(hours.lowerBound * 3600)..<noon.addingTimeInterval(hours.upperBound * 3600)
  }

  /// A night with darkness from 8 to 12 and from 13 to 16 hours after noon, and the moon up in two spans.
  private var moonlit: NightReport {
    let lights: [(hours: Range<Double>, light: TwilightPhase)] = [
      (0..<6, .day), (6..<8, .astronomical), (8..<12, .dark), (12..<13, .astronomical), (13..<16, .dark),
      (16..<24, .day),
    ]
    return NightReport(
      span: span(0..<24), segments: lights.map { .init(span: span($0.hours), light: $0.light) },
      moonUp: [span(0..<9), span(15..<24)])
  }

  @Test func `darkness counts without the moon only while it is down`() {
    #expect(moonlit.darkSeconds == 7 * 3600)
    #expect(moonlit.moonlessSeconds == 5 * 3600)
    #expect(moonlit.darkest == .dark)
  }

  @Test func `adjacent phases are joined`() {
    #expect(moonlit.spans(atLeast: .dark) == [span(8..<12), span(13..<16)])
    #expect(moonlit.spans(atLeast: .nautical) == [span(6..<16)])
  }

  @Test(arguments: [
    (-0.1, nil), (0.0, TwilightPhase?.some(.day)), (6.0, .astronomical), (15.9, .dark), (24.0, nil),
  ])
  func `the light is that of the segment`(hours: Double, light: TwilightPhase?) {
    #expect(moonlit.light(at: noon.addingTimeInterval(hours * 3600)) == light)
  }
}
