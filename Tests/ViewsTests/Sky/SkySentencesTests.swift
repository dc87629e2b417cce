import Entities
import Foundation
import Terminal
import Testing

@testable import Views

struct SkySentencesTests {
  /// The row of sunset and sunrise of a night from noon to noon in which the sun is up for some hours after the first.
  private func row(sunUp: [Range<Double>]) -> [Substring] {
    let noon = Date(timeIntervalSince1970: 1_795_176_000)
    let ends: [Double] = [0] + sunUp.flatMap { [$0.lowerBound, $0.upperBound] } + [24]
    let segments = zip(ends, ends.dropFirst()).enumerated().filter { $0.element.0 < $0.element.1 }.map { index, hours in
      NightReport.Segment(
        span: noon.addingTimeInterval(hours.0 * 3600)..<noon.addingTimeInterval(hours.1 * 3600),
        light: index.isMultiple(of: 2) ? .civil : .day)
    }
    let night = NightReport(span: noon..<noon.addingTimeInterval(86_400), segments: segments, moonUp: [])
    let text = SkyText(zone: .gmt, units: .metric, appearance: Appearance())
    return Array(text.sunTable(night)[1].plain.split(separator: " ").suffix(2))
  }

  @Test(arguments: [
    ([0.0..<4, 20..<24], ["16:00", "08:00"]),
    // Days of less than an hour near the polar night, where clocks are behind or ahead of the sun.
    ([0.5..<1], ["13:00", "–"]), ([23.0..<23.5], ["–", "11:00"]),
    ([], ["–", "–"]),
  ])
  func `evening and morning are the ends of one night`(sunUp: [Range<Double>], times: [Substring]) {
    #expect(row(sunUp: sunUp) == times)
  }
}
