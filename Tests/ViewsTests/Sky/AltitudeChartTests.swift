import Entities
import Foundation
import Terminal
import Services
import Testing
import ViewModels

@testable import Views

/// The curves of a night: what is drawn where, and what its names hide.
struct AltitudeChartTests {
  private func report(_ latitude: Double, _ longitude: Double, zone: String, _ day: String) throws -> NightSky {
    let city = City(
      name: "Place", region: nil, countryCode: nil,
      coordinates: try #require(Coordinates(latitude: latitude, longitude: longitude)), timeZone: zone)
    let date = try #require(CivilDate(iso: day))
    let now = date.start(in: city.zone).addingTimeInterval(54_000)
    return SkyService().night(over: city, moment: try SkyMoment(at: city, now: now, date: date), now: now)
  }

  private func lines(
    _ model: NightSky, width: Int, words: Words = .english, glyphs: GlyphSet = .unicode
  ) -> [StyledText] {
    let text = SkyText(zone: model.city.zone, units: .metric, appearance: Appearance(words: words, glyphs: glyphs))
    return AltitudeChart(bar: NightBar(text: text, width: width)).lines(model.report)
  }

  private static let places: [(Double, Double, String, String)] = [
    (37.566, 126.9784, "Asia/Seoul", "2026-11-22"), (69.6489, 18.9551, "Europe/Oslo", "2026-12-21"),
    (64.1355, -21.8954, "Atlantic/Reykjavik", "2026-06-21"), (-33.8678, 151.2073, "Australia/Sydney", "2026-03-01"),
    (-77.85, 166.67, "Antarctica/McMurdo", "2026-06-21"), (1.35, 103.82, "Asia/Singapore", "2027-02-10"),
  ]

  @Test func `names stand apart from each other and within the drawing, at all widths`() throws {
    for place in Self.places {
      let model = try report(place.0, place.1, zone: place.2, place.3)
      for width in [40, 60, 80, 120, 200] {
        for (words, glyphs) in [(Words.english, GlyphSet.unicode), (.korean, .unicode), (.english, .ascii)] {
          let lines = lines(model, width: width, words: words, glyphs: glyphs)
          #expect(lines.count == AltitudeChart.height)
          #expect(lines.allSatisfy { $0.displayWidth <= width })
          let names = [words("Sun"), words("Moon")] + model.report.planets.map { words(Phrase(name: $0.name)) }
          let text = lines.map(\.plain)
          for (one, other) in names.flatMap({ one in names.map { (one, $0) } }) {
            #expect(!text.contains { $0.contains(one + other) }, "\(one)\(other) \(width)")
          }
        }
      }
    }
  }

  @Test func `what is high at night is named at eighty columns`() throws {
    let model = try report(37.566, 126.9784, zone: "Asia/Seoul", "2026-11-22")
    let text = lines(model, width: 80).map(\.plain).joined(separator: "\n")
    for name in ["Sun", "Moon", "Mars", "Jupiter", "Saturn", "Venus"] { #expect(text.contains(name), "\(name)") }
    #expect(!text.contains("Neptune"))
  }

  @Test func `letters are drawn where there is only ASCII, and nothing where there is no room or only words`() throws {
    let model = try report(37.566, 126.9784, zone: "Asia/Seoul", "2026-11-22")
    let ascii = lines(model, width: 80, glyphs: .ascii).map(\.plain).joined()
    #expect(ascii.allSatisfy { $0.isASCII } && ascii.contains("ooo") && ascii.contains("***"))
    #expect(lines(model, width: 24).isEmpty)
    #expect(lines(model, width: 80, glyphs: .words).isEmpty)
  }

  @Test func `where it never gets dark no planet is drawn`() throws {
    let model = try report(64.1355, -21.8954, zone: "Atlantic/Reykjavik", "2026-06-21")
    let text = lines(model, width: 80).map(\.plain).joined()
    #expect(text.contains("Sun") && text.contains("Moon") && !text.contains("Venus"))
  }

  @Test func `the hours are where the clocks show them on nights when clocks change`() throws {
    for (day, hours) in [("2026-03-28", 23.0), ("2026-10-24", 25), ("2026-06-01", 24)] {
      let model = try report(51.5085, -0.1257, zone: "Europe/London", day)
      let text = SkyText(
        zone: model.city.zone, units: .metric, appearance: Appearance(words: .english, glyphs: .unicode))
      let bar = NightBar(text: text, width: 120)
      let labels = try #require(bar.lines(model.report.night, now: .distantPast).first).plain
      #expect(model.report.night.span.seconds == hours * 3600)
      let six = try #require(labels.range(of: "06")?.lowerBound)
      let place = labels.distance(from: labels.startIndex, to: six) - bar.label("").displayWidth
      let expected = Double(bar.columns) * (hours - 6) / hours
      #expect(abs(Double(place) - expected) <= 1, "\(day)")
    }
  }
}
