import Entities
import Foundation
import Imaging
import Terminal
import Testing
import ViewModels

@testable import Views

/// The sky of a chart in pixels.
struct ChartPainterTests {
  private static let size = 161
  private let painter = ChartPainter(view: .whole, width: size, height: size, cellHeight: 20, theme: .dark, faintest: 6)

  private func empty(sunAltitude: Double = -40) -> StarChart {
    var chart = StarChart(instant: Date(timeIntervalSince1970: 0), limitingMagnitude: 6, showsAll: false)
    chart.sunAltitude = sunAltitude
    return chart
  }

  /// Red, green, blue and opacity at a pixel.
  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }

  private func bitmap(_ chart: StarChart) throws -> Bitmap { try #require(painter.bitmap(of: chart)) }

  /// The pixel in which a place of the sky lies.
  private func point(altitude: Double, azimuth: Double) throws -> (x: Int, y: Int) {
    let projection = ChartProjection(.whole, width: Self.size, height: Self.size)
    let dot = try #require(projection.point(of: SkyPlace(altitude: altitude, azimuth: azimuth)))
    return (Int(dot.x.rounded()), Int(dot.y.rounded()))
  }

  @Test func `the sky is round, and nothing is drawn around it`() throws {
    let night = try bitmap(empty())
    #expect(pixel(night, 0, 0)[3] == 0 && pixel(night, 160, 160)[3] == 0)
    #expect(pixel(night, 80, 80) == [9, 11, 20, 255])
  }

  @Test func `by day it is lighter than in twilight, and in twilight than at night`() throws {
    let lights = try [-40.0, -9, -3, 20].map { altitude in
      pixel(try bitmap(empty(sunAltitude: altitude)), 80, 80).prefix(3).reduce(0) { $0 + Int($1) }
    }
    #expect(lights == lights.sorted() && Set(lights).count == 4)
  }

  @Test func `a star is a disc of its colour, a brighter one a larger disc`() throws {
    var chart = empty()
    chart.stars = [
      StarChart.Star(hip: 1, name: nil, magnitude: 0, color: 1.6, place: SkyPlace(altitude: 45, azimuth: 200)),
      StarChart.Star(hip: 2, name: nil, magnitude: 4, color: -0.3, place: SkyPlace(altitude: 45, azimuth: 20)),
    ]
    let drawn = try bitmap(chart)
    let (red, blue) = try (point(altitude: 45, azimuth: 200), point(altitude: 45, azimuth: 20))
    let (warm, cold) = (pixel(drawn, red.x, red.y), pixel(drawn, blue.x, blue.y))
    #expect(warm[0] > 240 && warm[0] > warm[2] && cold[2] > cold[0] && cold[2] > 100)
    func area(_ middle: (x: Int, y: Int)) -> Int {
      (-8...8).reduce(0) { sum, down in
        sum + (-8...8).count { pixel(drawn, middle.x + $0, middle.y + down)[1] > 40 }
      }
    }
    #expect(area(red) > area(blue) && area(blue) >= 1)
  }

  @Test func `what is fainter than asked for is left out`() throws {
    var chart = empty()
    chart.stars = [
      StarChart.Star(hip: 1, name: nil, magnitude: 6.5, color: 0, place: SkyPlace(altitude: 60, azimuth: 90))
    ]
    #expect(try bitmap(chart) == bitmap(empty()))
  }

  @Test(arguments: [(90.0, -1), (-90, 1)]) func `the moon is lit on its bright side`(angle: Double, side: Int) throws {
    var chart = empty()
    // In the south, where up on the drawing's disc is up on the drawing.
    chart.bodies = [
      StarChart.Body(
        name: "Moon", magnitude: nil, illumination: 0.5, brightLimbAngle: angle, constellation: "Leo",
        place: SkyPlace(altitude: 50, azimuth: 180))
    ]
    let (drawn, middle) = try (bitmap(chart), point(altitude: 50, azimuth: 180))
    func light(_ across: Int) -> Int {
      pixel(drawn, middle.x + across, middle.y).prefix(3).reduce(0) { $0 + Int($1) }
    }
    #expect(light(4 * side) > 600 && light(-4 * side) < 250 && light(-4 * side) > 60)
  }

  @Test func `the ecliptic is not joined across what is below the horizon`() throws {
    var chart = empty()
    // Two short parts in the east and in the west, the rest far below.
    chart.ecliptic =
      [20.0, 10, -1].map { SkyPlace(altitude: $0, azimuth: 90) }
      + [SkyPlace(altitude: -60, azimuth: 0)] + [-1.0, 10, 20].map { SkyPlace(altitude: $0, azimuth: 270) }
    let (drawn, ground) = try (bitmap(chart), bitmap(empty()))
    #expect(drawn != ground)
    for x in 60...100 { #expect(pixel(drawn, x, 80) == pixel(ground, x, 80)) }
    // Nor in characters.
    let canvas = ChartDrawing(appearance: Appearance(), columns: 40, rows: 20).drawn(chart).canvas
    for column in 12...28 { for row in 5...15 { #expect(canvas[column: column, row: row]?.rank != .ecliptic) } }
  }

  @Test func `the Milky Way is a soft light on the ground`() throws {
    var chart = empty()
    chart.milkyWay = StarChart.MilkyWay(size: 4, levels: (0..<16).map { $0 % 4 == 2 ? 4 : 0 })
    let drawn = try bitmap(chart)
    let row = stride(from: 42, through: 118, by: 4).map { Int(pixel(drawn, $0, 80)[2]) }
    #expect(Set(row).count > 4 && (row.max() ?? 0) > 45)
    #expect(zip(row, row.dropFirst()).allSatisfy { abs($0 - $1) < 12 })
  }

  @Test func `a slanted line is as thick as a straight one, and dashes leave gaps`() {
    func area(_ end: (Double, Double), dash: Double? = nil) -> Double {
      var pixels = ChartPixels(width: 60, height: 60)
      pixels.drawLine(from: (5, 5), to: (end.0, end.1), thickness: 2, .init(repeating: 255), dash: dash)
      let parts = pixels.bitmap?.pixels ?? []
      return stride(from: 3, to: parts.count, by: 4).reduce(0) { $0 + Double(parts[$1]) / 255 }
    }
    let (straight, slanted) = (area((50, 5)) / 45, area((50, 50)) / (45 * 2.0.squareRoot()))
    #expect(abs(straight - slanted) < 0.4 && straight > 1.5)
    #expect(area((50, 5), dash: 5) < area((50, 5)) * 0.7)
  }

  @Test(arguments: [(.nan, 10), (10, .nan), (.infinity, .infinity), (1e300, 0)] as [(Double, Double)])
  func `what has no place in a picture is not drawn`(x: Double, y: Double) {
    var pixels = ChartPixels(width: 20, height: 20)
    pixels.drawLine(from: (5, 5), to: (x, y), thickness: 1, .init(repeating: 255))
    pixels.drawLine(from: (1e19, 1e19), to: (1e19 + 2048, 1e19), thickness: 1, .init(repeating: 255))
    pixels.drawDisc(at: (x, y), radius: 3, .init(repeating: 255))
    #expect(pixels.bitmap?.pixels.allSatisfy { $0 == 0 } == true)
  }
}
