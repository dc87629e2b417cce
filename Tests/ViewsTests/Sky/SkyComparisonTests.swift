import Entities
import Foundation
import Terminal
import Services
import Testing
import ViewModels

@testable import Views

struct SkyComparisonTests {
  private func model(_ name: String, latitude: Double, score: Int?, darkness: Double = 1) throws -> NightSky {
    let city = City(
      name: name, region: nil, countryCode: nil,
      coordinates: try #require(Coordinates(latitude: latitude, longitude: 0)), timeZone: "GMT")
    let now = try Date("2026-11-20T12:00:00Z", strategy: .iso8601)
    var model = SkyService().night(over: city, moment: try SkyMoment(at: city, now: now), now: now)
    model.report.stargazing = StargazingReport(
      score: score, darkness: darkness, reasons: [score == nil ? .noForecast(dark: 100 * darkness) : .fog])
    return model
  }

  @Test func `the cities are in the order that they come in`() throws {
    let models = [try model("Poor", latitude: 20, score: 21), try model("Good", latitude: 40, score: 70)]
    let comparison = SkyComparison(appearance: Appearance(), width: 80)
    let lines = comparison.lines(models, units: .metric).map(\.plain)
    #expect(lines[3].hasPrefix(" Poor") && lines[4].hasPrefix(" Good"))
  }

  @Test func `each city has a line that fits`() throws {
    let models = [
      try model("Good", latitude: 40, score: 70), try model("A very long name of a city", latitude: 0, score: nil),
    ]
    for width in [30, 40, 80] {
      let lines = SkyComparison(appearance: Appearance(), width: width).lines(models, units: .metric)
      #expect(lines.count == 5)
      #expect(lines.allSatisfy { $0.displayWidth <= width })
    }
  }

  @Test func `without a score the darkness that orders the cities is shown`() throws {
    let models = [
      try model("Dark", latitude: 50, score: nil, darkness: 0.9),
      try model("Dim", latitude: 0, score: nil, darkness: 0.5),
    ]
    let lines = SkyComparison(appearance: Appearance(), width: 80).lines(models, units: .metric).map(\.plain)
    #expect(lines[2].hasPrefix(" Dark      –  90% dark"))
    #expect(lines[3].hasPrefix(" Dim       –  50% dark"))
  }

  @Test func `a share of darkness that rounds to 0% isn't shown`() throws {
    let models = [try model("Bright", latitude: 50, score: nil, darkness: 0.004)]
    let lines = SkyComparison(appearance: Appearance(), width: nil).lines(models, units: .metric).map(\.plain)
    #expect(!lines[2].contains("0% dark "), "\(lines[2])")
  }

  @Test func `one line has all`() throws {
    let models = [try model("Good", latitude: 40, score: 70), try model("Dark", latitude: 0, score: nil)]
    #expect(SkyComparison(appearance: Appearance(), width: nil).line(models).plain == "Good 70 good · Dark –")
  }

  @Test func `the document is one object for one place and a list for several`() throws {
    let models = [try model("Good", latitude: 40, score: 70), try model("Dark", latitude: 0, score: nil)]
    let one = SkyDocument.document([models[0]], isSinglePlace: true, units: .metric)
    let many = SkyDocument.document(models, isSinglePlace: false, units: .metric)
    let promised: Set = [
      "schema", "name", "latitude", "longitude", "timeZone", "date", "sun", "moon", "planets", "stargazing",
    ]
    #expect(promised.isSubset(of: one.members.map(\.key)))
    guard case .array(let cities)? = many["cities"] else { return #expect(Bool(false)) }
    #expect(cities.count == 2)
    let outlook = try #require(one["stargazing"])
    #expect(outlook["score"] == .integer(70))
    #expect(outlook["reasons"] == .array([.string("fog")]))
  }
}
