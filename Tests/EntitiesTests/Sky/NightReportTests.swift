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
}
