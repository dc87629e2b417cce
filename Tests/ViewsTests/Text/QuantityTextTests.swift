import Entities
import Testing

@testable import Views

struct QuantityTextTests {
  private let metric = QuantityText(units: .metric, appearance: Appearance())
  private let imperial = QuantityText(units: .imperial, appearance: Appearance())

  @Test(arguments: [
    (8.4, "8°", "47°"), (-0.4, "0°", "31°"), (-0.5, "-1°", "31°"), (0.5, "1°", "33°"), (-40, "-40°", "-40°"),
  ])
  func `temperatures are converted once and rounded, never to minus zero`(celsius: Double, c: String, f: String) {
    #expect(metric.shortTemperature(celsius) == c)
    #expect(imperial.shortTemperature(celsius) == f)
  }

  @Test func `what is unknown is a dash`() {
    #expect(metric.shortTemperature(nil) == "–")
    #expect(metric.temperature(nil) == "–")
    #expect(metric.percent(nil) == "–")
    #expect(metric.wind(nil, from: 90) == "–")
    #expect(metric.precipitation(nil) == "–")
    #expect(metric.text(nil, .pressure) == "–")
    #expect(QuantityText(units: .metric, appearance: Appearance(glyphs: .ascii)).shortTemperature(nil) == "-")
  }

  @Test func `ASCII has no degree sign`() {
    let ascii = QuantityText(units: .metric, appearance: Appearance(glyphs: .words, isASCII: true))
    #expect(ascii.shortTemperature(8) == "8")
    #expect(QuantityText(units: .metric, appearance: Appearance(glyphs: .words)).shortTemperature(8) == "8°")
  }

  @Test(arguments: [
    (4.9, nil, nil), (30, "3 cm", "1in"), (58, "6 cm", "2.3in"), (1040, "104cm", "41 in"), (.infinity, nil, nil),
  ])
  func `fresh snow keeps its unit in a narrow column`(depth: Double, cm: String?, inches: String?) {
    let columns = depth == 30 ? 4 : 5
    #expect(metric.snowDepth(depth.isFinite ? depth : nil, columns: columns) == cm)
    #expect(imperial.snowDepth(depth.isFinite ? depth : nil, columns: columns) == inches)
  }

  @Test(arguments: [(0.04, nil, nil), (0.1, "0.1 mm", nil), (0.13, "0.1 mm", "0.01 in"), (nil, nil, nil)])
  func `an amount that reads as zero is no amount`(millimetres: Double?, mm: String?, inches: String?) {
    #expect(metric.notablePrecipitation(millimetres) == mm)
    #expect(imperial.notablePrecipitation(millimetres) == inches)
  }

  @Test(arguments: [
    (GlyphSet.unicode, false, "grass 2 /m³"), (.words, false, "grass 2 /m³"), (.words, true, "grass 2 /m3"),
  ])
  func `pollen is in ASCII wherever all text is`(glyphs: GlyphSet, isASCII: Bool, expected: String) {
    var air = AirQuality(observedAt: ForecastSample.now)
    air.pollen = [.grass: 2, .birch: 0.4]
    let appearance = Appearance(glyphs: glyphs, isASCII: isASCII)
    #expect(QuantityText(units: .metric, appearance: appearance).pollen(air) == expected)
  }

  @Test func `a calm has no direction`() {
    #expect(metric.wind(0.1, from: 90) == "0" && metric.beaufort(0.1, from: 90) == "0, calm")
    #expect(metric.wind(0.3, from: 90) == "← 1" && metric.beaufort(0.3, from: 90) == "1, light air, E")
  }

  @Test func `quantities have their units`() {
    #expect(metric.temperature(8.4) == "8 °C")
    #expect(imperial.temperature(8.4) == "47 °F")
    #expect(metric.speed(10) == "36 km/h")
    #expect(imperial.speed(10) == "22 mph")
    #expect(metric.precipitation(1.44) == "1.4 mm")
    #expect(imperial.precipitation(1.44) == "0.06 in")
    #expect(metric.text(1021.3, .pressure) == "1021 hPa")
    #expect(imperial.text(1021.3, .pressure) == "30.16 inHg")
    #expect(metric.percent(60.6) == "61%")
  }

  @Test(arguments: [
    (80.0, "0.1 km", "0.0 mi"), (9949, "9.9 km", "6.2 mi"), (9960, "10 km", "6.2 mi"), (16_000, "16 km", "9.9 mi"),
    (16_090, "16 km", "10 mi"), (40_000, "40 km", "25 mi"),
  ])
  func `distances have a decimal up to ten, and two figures from there`(metres: Double, km: String, mi: String) {
    #expect(metric.text(metres, .distance) == km)
    #expect(imperial.text(metres, .distance) == mi)
  }

  @Test(arguments: [(0.0, "↓"), (45, "↙"), (90, "←"), (180, "↑"), (270, "→"), (359, "↓"), (-90, "→"), (720, "↓")])
  func `an arrow points where the wind blows to`(degrees: Double, arrow: String) {
    #expect(metric.wind(10, from: degrees) == "\(arrow) 36")
  }

  @Test func `numbers beyond all sense do not trap`() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      #expect(QuantityText.rounded(value) == "?")
      _ = metric.wind(value, from: value)
      _ = metric.shortTemperature(value)
    }
  }
}
