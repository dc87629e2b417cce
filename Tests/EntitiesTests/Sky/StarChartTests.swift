import Entities
import Foundation
import Testing

struct StarChartTests {
  @Test func `the map has north at the top and east at the right, and nothing outside its circle`() {
    let map = StarChart.MilkyWay(size: 2, levels: [1, 2, 3, 4])
    let points = [(-0.5, 0.5), (0.5, 0.5), (-0.5, -0.5), (0.5, -0.5), (1, 0), (0.8, 0.8), (.nan, 0)]
    #expect(points.map { map.level(east: $0.0, north: $0.1) } == [1, 2, 3, 4, 4, 0, 0])
    #expect(StarChart.MilkyWay().level(east: 0, north: 0) == 0)
    #expect(StarChart.MilkyWay(size: 2, levels: [1]).level(east: 0.5, north: -0.5) == 0, "a damaged map")
  }

  @Test func `a satellite is at the point of its path nearest in time, while it is visible`() {
    let start = Date(timeIntervalSince1970: 1_795_176_000)
    let path = (0...4).map { index in
      TimedPlace(time: start + Double(index) * 5, place: SkyPlace(altitude: Double(index), azimuth: 0))
    }
    let visible = SatellitePass(satellite: "ISS", begin: path[1], highest: path[2], end: path[3], entersShadow: false)
    let pass = StarChart.Pass(pass: visible, path: path)
    #expect([4, 5, 7, 8, 15, 16].map { pass.place(at: start + $0)?.altitude } == [nil, 1, 1, 2, 3, nil])
  }
}
