import Foundation
import Terminal
import Testing

@testable import Entities
@testable import Views

/// The text beside or below a chart.
struct ChartLegendTests {
  private let text = SkyText(zone: .gmt, units: .metric, appearance: Appearance(words: .english))

  @Test(arguments: [(4.2, Double.infinity, "4.2"), (6.6, 5.1, "5.1"), (6.6, 5.9, "5.5"), (6.6, .infinity, "5.5")])
  func `no star is announced that is fainter than the catalogue's`(limit: Double, drawn: Double, shown: String) {
    let chart = StarChart(instant: Date(timeIntervalSince1970: 0), limitingMagnitude: limit, showsAll: false)
    #expect(
      ChartLegend(text: text, chart: chart, faintestDrawn: drawn).magnitudeLimit == "stars to mag \(shown)")
  }

  @Test func `the time of a pass is whole in one line, however wide`() {
    let start = Date(timeIntervalSince1970: 1_795_316_400)
    func point(_ seconds: Double) -> TimedPlace {
      TimedPlace(time: start + seconds, place: SkyPlace(altitude: 40, azimuth: 200))
    }
    let pass = SatellitePass(
      satellite: "Tiangong", begin: point(0), highest: point(180), end: point(360), entersShadow: false,
      elementsAge: 900_000)
    var chart = StarChart(instant: start, limitingMagnitude: 6, showsAll: false)
    chart.pass = StarChart.Pass(pass: pass, path: [])
    let text = SkyText(zone: .gmt, units: .imperial, appearance: Appearance(words: .english))
    let legend = ChartLegend(text: text, chart: chart)
    let time = "\(text.pass(pass).name) \(text.pass(pass).when)"
    #expect(time.displayWidth > ChartLegend.textWidth)
    #expect(legend.line(width: 100).plain.contains(time))
    #expect(legend.lines(height: 20, key: []).allSatisfy { $0.displayWidth <= ChartLegend.textWidth })
  }
}
