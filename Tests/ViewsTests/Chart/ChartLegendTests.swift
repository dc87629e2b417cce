import Foundation
import Testing

@testable import Entities
@testable import Views

/// The text beside a chart.
struct ChartLegendTests {
  private let text = SkyText(zone: .gmt, units: .metric, appearance: Appearance(words: .english))

  @Test(arguments: [(4.2, Double.infinity, "4.2"), (6.6, 5.1, "5.1"), (6.6, 5.9, "5.5"), (6.6, .infinity, "5.5")])
  func `no star is announced that is fainter than the catalogue's`(limit: Double, drawn: Double, shown: String) {
    let chart = StarChart(instant: Date(timeIntervalSince1970: 0), limitingMagnitude: limit, showsAll: false)
    #expect(
      ChartLegend(text: text, chart: chart, faintestDrawn: drawn).magnitudeLimit == "stars to mag \(shown)")
  }
}
