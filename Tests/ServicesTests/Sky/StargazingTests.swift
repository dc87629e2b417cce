import Entities
import Foundation
import Testing

@testable import Services

struct StargazingTests {
  private var best: SkyConditions {
    var conditions = SkyConditions(sunAltitude: -40, moonAltitude: -20, illumination: 0.5)
    (conditions.cloud, conditions.humidity, conditions.spread) = (0, 40, 10)
    (conditions.visibility, conditions.wind, conditions.gust) = (30_000, 1, 2)
    conditions.condition = .clear
    return conditions
  }

  @Test func `a dark, clear, dry and calm night scores 100`() {
    #expect(best.score == 100)
  }

  @Test func `without knowledge of the clouds there is no score`() {
    var conditions = best
    conditions.cloud = nil
    #expect(conditions.score == nil)
  }

  @Test func `under full cloud nothing is left`() {
    var conditions = best
    conditions.cloud = 100
    #expect(conditions.score == 0)
    conditions.lowCloud = 100
    #expect(conditions.score == 0)
  }

  @Test func `high cloud counts less than low cloud`() throws {
    var (high, low) = (best, best)
    high.highCloud = 80
    low.lowCloud = 80
    #expect(try #require(high.score) > #require(low.score))
  }

  @Test func `more of what disturbs never makes it better`() throws {
    let fields: [WritableKeyPath<SkyConditions, Double?>] = [
      \.cloud, \.lowCloud, \.midCloud, \.highCloud, \.humidity, \.wind, \.gust,
    ]
    for field in fields {
      var last = 101.0
      for value in stride(from: 0.0, through: 100, by: 2) {
        var conditions = best
        conditions[keyPath: field] = value
        let score = try #require(conditions.score)
        #expect(score <= last && (0...100).contains(score))
        last = score
      }
    }
  }

  @Test func `better sight never makes it worse`() throws {
    var last = -1.0
    for value in stride(from: 0.0, through: 40_000, by: 250) {
      var conditions = best
      conditions.visibility = value
      let score = try #require(conditions.score)
      #expect(score >= last)
      last = score
    }
  }

  @Test func `a higher or fuller moon and a higher sun never make it better`() {
    for altitude in stride(from: 5.0, to: 90, by: 5) {
      var last = 2.0
      for lit in stride(from: 0.0, through: 1, by: 0.05) {
        let dark = SkyConditions(sunAltitude: -30, moonAltitude: altitude, illumination: lit).dark
        #expect(dark <= last)
        last = dark
      }
    }
    var last = 2.0
    for altitude in stride(from: -25.0, through: 0, by: 0.5) {
      let dark = SkyConditions(sunAltitude: altitude, moonAltitude: -10, illumination: 0.3).dark
      #expect(dark <= last)
      last = dark
    }
  }

  /// Published test vectors: full moon at 45° leaves magnitude 4.21, half moon 5.86 (Krisciunas & Schaefer's model).
  @Test func `the moon's share is that of the published model`() {
    let full = SkyConditions(sunAltitude: -40, moonAltitude: 45, illumination: 1)
    let half = SkyConditions(sunAltitude: -40, moonAltitude: 45, illumination: 0.5)
    #expect(abs(full.limitingMagnitude - 4.21) < 0.02)
    #expect(abs(half.limitingMagnitude - 5.86) < 0.02)
    #expect(abs(full.dark - 0.48) < 0.01)
    #expect(abs(half.dark - 0.84) < 0.01)
    #expect(SkyConditions(sunAltitude: -40, moonAltitude: -1, illumination: 1).dark == 1)
  }

  @Test func `rain leaves ten points at most`() throws {
    var conditions = best
    conditions.condition = .lightRain
    #expect(conditions.score == 10)
    conditions.condition = .clear
    conditions.precipitationChance = 61
    #expect(conditions.score == 10)
  }

  // MARK: Nights

  private func night(_ day: String, _ change: (inout HourlyForecast) -> Void, now: String? = nil) throws
    -> StargazingReport
  {
    let city = try Sample.seoul()
    let start = try Date("\(day)T00:00:00Z", strategy: .iso8601)
    let present = try now.map { try Date($0, strategy: .iso8601) } ?? start
    let wish = try #require(CivilDate(iso: day))
    let moment = try SkyMoment(at: city, now: present, date: wish)
    let first = Int(start.timeIntervalSince1970)
    var hours = HourlyForecast(times: (0..<48).map { first + $0 * 3600 })
    change(&hours)
    let forecast = Forecast(hours: hours, days: [])
    return SkyService().report(for: city, moment: moment, forecast: forecast, now: present).stargazing
  }

  private func all(_ value: Float) -> [Float] { Array(repeating: value, count: 48) }

  @Test func `a clear night without a moon is fine, with its numbers`() throws {
    let outlook = try night("2026-12-09") { $0.set(.cloudCover, all(2)) }
    #expect(try #require(outlook.score) >= 95)
    guard case .fine(let clear, let limit) = try #require(outlook.reasons.first) else {
      return #expect(Bool(false), "\(outlook.reasons)")
    }
    #expect(abs(clear - 98) < 0.5)
    #expect(limit > 6.5)
    #expect(outlook.bestFrom != nil)
  }

  @Test func `the limiting factor comes first`() throws {
    let moonlit = try night("2026-11-24") { $0.set(.cloudCover, all(5)) }
    guard case .moon(let lit, let altitude, _) = try #require(moonlit.reasons.first) else {
      return #expect(Bool(false), "\(moonlit.reasons)")
    }
    #expect(lit > 0.99 && altitude > 60)
    let cloudy = try night("2026-11-24") { $0.set(.cloudCover, all(90)) }
    guard case .cloud(let percent, _) = try #require(cloudy.reasons.first) else {
      return #expect(Bool(false), "\(cloudy.reasons)")
    }
    #expect(abs(percent - 90) < 0.5)
    let windy = try night("2026-12-09") {
      $0.set(.cloudCover, all(5))
      $0.set(.windSpeed, all(14))
    }
    guard case .wind(let speed, _) = try #require(windy.reasons.first) else {
      return #expect(Bool(false), "\(windy.reasons)")
    }
    #expect(speed == 14)
  }

  @Test func `the best hours are the clear ones`() throws {
    // Clear from 18:00 to 21:00 UTC: 03:00 to 06:00 in Seoul.
    let outlook = try night("2026-12-09") {
      $0.set(.cloudCover, (0..<48).map { (18..<21).contains($0) ? 0 : 80 })
    }
    let start = try Date("2026-12-09T18:00:00Z", strategy: .iso8601)
    #expect(outlook.bestFrom == start)
    #expect(outlook.bestTo.map { $0 <= start.addingTimeInterval(3 * 3600) } == true)
  }

  @Test func `the best hours end where the forecast knows nothing`() throws {
    // Nothing is known of 15:00 UTC, midnight in Seoul; what comes after it is nearly as good.
    let outlook = try night("2026-12-09") {
      $0.set(.cloudCover, (0..<48).map { $0 < 15 ? 0 : $0 == 15 ? .nan : 2 })
    }
    #expect(outlook.hours.count > 8)
    #expect(outlook.bestTo == (try Date("2026-12-09T15:00:00Z", strategy: .iso8601)))
  }

  @Test func `without a forecast there is no score, and the darkness is told`() throws {
    let outlook = try night("2026-12-09") { _ in }
    #expect(outlook.score == nil && outlook.bestFrom == nil && outlook.hours.isEmpty)
    guard case .noForecast(let darkness) = try #require(outlook.reasons.first) else {
      return #expect(Bool(false), "\(outlook.reasons)")
    }
    #expect(darkness > 0.99)
  }

  @Test func `half a night's forecast is the least that is judged`() throws {
    let outlook = try night("2026-12-09") { $0.set(.cloudCover, Array(repeating: 0, count: 12)) }
    #expect(outlook.score == nil)
  }

  @Test func `a night beyond three days is told with low confidence`() throws {
    let outlook = try night("2026-12-09", { $0.set(.cloudCover, all(0)) }, now: "2026-12-04T00:00:00Z")
    #expect(outlook.reasons.contains { if case .lowConfidence(let days) = $0 { days > 3 } else { false } })
  }

  @Test func `damp air warns of dew`() throws {
    let outlook = try night("2026-12-09") {
      $0.set(.cloudCover, all(0))
      $0.set(.temperature, all(4))
      $0.set(.dewPoint, all(3))
      $0.set(.windSpeed, all(3))
    }
    #expect(outlook.reasons.contains(.dew(spread: 1)))
  }

  @Test func `where the sun stays up there is no night`() throws {
    let city = try Sample.city("Tromsø", 69.649, 18.955, zone: "Europe/Oslo")
    let now = try Date("2026-06-21T12:00:00Z", strategy: .iso8601)
    let sky = SkyService().report(for: city, moment: try SkyMoment(at: city, now: now), now: now)
    #expect(sky.stargazing == StargazingReport(reasons: [.noNight]))
  }
}
