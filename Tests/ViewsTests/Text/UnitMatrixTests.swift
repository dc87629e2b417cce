import Entities
import Terminal
import Testing

@testable import Views

/// Every quantity in every unit, converted once and rounded for people.
struct UnitMatrixTests {
  private func text(_ units: Units, _ glyphs: GlyphSet = .unicode) -> QuantityText {
    QuantityText(units: units, appearance: Appearance(glyphs: glyphs))
  }

  @Test(arguments: [
    (8.4, "8°", "47°"), (-0.4, "0°", "31°"), (0.0, "0°", "32°"), (-17.9, "-18°", "0°"), (-40, "-40°", "-40°"),
  ])
  func `temperatures`(celsius: Double, metric: String, imperial: String) {
    #expect(text(.metric).shortTemperature(celsius) == metric)
    #expect(text(.imperial).shortTemperature(celsius) == imperial)
  }

  @Test(arguments: [
    ("kmh", "35 km/h"), ("mph", "22 mph"), ("ms", "9.7 m/s"), ("kn", "19 kn"), ("bft", "5 Bft"),
  ])
  func `wind`(unit: String, expected: String) {
    #expect(text(Units(unit)).speed(9.7) == expected)
  }

  @Test func `precipitation, pressure, distance`() {
    #expect(text(.metric).precipitation(1.44) == "1.4 mm" && text(.imperial).precipitation(1.44) == "0.06 in")
    #expect(text(.metric).text(1021.3, .pressure) == "1021 hPa")
    #expect(text(.imperial).text(1021.3, .pressure) == "30.16 inHg")
    #expect(text(.metric).text(24_140, .distance) == "24 km" && text(.imperial).text(24_140, .distance) == "15 mi")
    #expect(text(.metric).text(400, .distance) == "0.4 km")
    #expect(text(.metric).precipitationNumber(123.4) == "123" && text(.imperial).precipitationNumber(123.4) == "4.86")
  }

  @Test func `a wind in forces is not named twice`() {
    #expect(text(Units("bft")).windInFull(9.7, from: nil) == "5 Bft (fresh breeze)")
    #expect(text(.metric).windInFull(9.7, from: nil) == "35 km/h (Beaufort 5, fresh breeze)")
    #expect(text(Units("ms")).windInFull(1, from: nil) == "1.0 m/s (Beaufort 1, light air)")
  }

  /// All mixes of all units, for values around zero: no minus before a zero, no value that is not there.
  @Test func `no mix of units shows a negative zero or invents a value`() {
    let mixes = Measure.allCases.reduce([Units.metric]) { mixes, measure in
      mixes.flatMap { units in measure.units.map { units.changed(by: [.unit($0, of: measure)]) } }
    }
    #expect(mixes.count >= 64)
    mixes.forEach(check)
  }

  private func check(_ units: Units) {
    let text = text(units)
    for value in [-0.4, -0.04, -0.004, 0, 0.04, -17.8, -17.9] {
      let all = [
        text.shortTemperature(value), text.temperature(value), text.speed(value), text.precipitation(value),
        text.text(value, .pressure), text.text(value, .distance), text.precipitationNumber(value),
        text.styledRange(value, value).plain,
      ]
      #expect(all.allSatisfy { $0.firstMatch(of: /-0(\.0+)?([^.0-9]|$)/) == nil }, "\(all)")
    }
    let none = [
      text.shortTemperature(nil), text.temperature(nil), text.speed(nil), text.precipitation(nil),
      text.text(nil, .pressure), text.text(nil, .distance), text.precipitationNumber(nil),
      text.styledRange(nil, nil).plain,
      text.percent(nil), text.air(nil, country: nil), text.windInFull(nil, from: 10), text.pollen(nil),
    ]
    #expect(none.allSatisfy { $0 == "–" })
  }

  @Test func `wind in full has arrow, point, speed and force`() {
    #expect(text(.metric).windInFull(9.7, from: 320) == "↘ NW 35 km/h (Beaufort 5, fresh breeze)")
    #expect(text(.uk, .words).windInFull(9.7, from: 320) == "NW 22 mph (Beaufort 5, fresh breeze)")
    #expect(text(.metric).windInFull(0.1, from: 320) == "0 km/h (Beaufort 0, calm)")
  }

  @Test func `air quality is on the scale of the country`() {
    var air = AirQuality(observedAt: ForecastSample.now)
    air.european = AirIndex(scale: .european, value: 42, mainPollutant: .ozone)
    air.us = AirIndex(scale: .us, value: 110, mainPollutant: .fineParticles)
    #expect(text(.metric).air(air, country: "KR") == "42, moderate (European AQI; mainly ozone)")
    #expect(text(.metric).air(air, country: "US") == "110, unhealthy for some (US AQI; mainly PM2.5)")
    #expect(text(.metric).pollen(air) == "–")
    air.pollen = [.birch: 0, .grass: 0.2]
    #expect(text(.metric).pollen(air) == "none")
    air.pollen = [.birch: 3, .grass: 12]
    #expect(text(.metric).pollen(air) == "grass 12, birch 3 /m³")
  }
}
