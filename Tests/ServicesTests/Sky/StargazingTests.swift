import Entities
import Foundation
import Testing

@testable import Services

struct StargazingTests {
  private var best: SkyConditions {
    var conditions = SkyConditions(sunAltitude: -40, moonAltitude: -20, illumination: 0.5)
    (conditions.cloud, conditions.humidity, conditions.dewPointSpread) = (0, 40, 10)
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

  @Test func `a layer of cloud that is not known does not count as clear`() throws {
    var conditions = best
    (conditions.cloud, conditions.lowCloud) = (100, 0)
    #expect(conditions.score == 0)
    (conditions.midCloud, conditions.highCloud) = (0, 100)
    let score = try #require(conditions.score)
    #expect(abs(score - 40) < 1e-9, "all layers are known, and the high one is thin")
    (conditions.cloud, conditions.midCloud) = (nil, nil)
    #expect(conditions.score == nil)
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
        let dark = SkyConditions(sunAltitude: -30, moonAltitude: altitude, illumination: lit).darkness
        #expect(dark <= last)
        last = dark
      }
    }
    var last = 2.0
    for altitude in stride(from: -25.0, through: 0, by: 0.5) {
      let dark = SkyConditions(sunAltitude: altitude, moonAltitude: -10, illumination: 0.3).darkness
      #expect(dark <= last)
      last = dark
    }
  }

  /// Published test vectors: full moon at 45° leaves magnitude 4.21, half moon 5.86 (Krisciunas & Schaefer's model); of
  /// the share of magnitudes, 0.48 and 0.84, the power of 1.5 is taken.
  @Test func `the moon's share is that of the published model`() {
    let full = SkyConditions(sunAltitude: -40, moonAltitude: 45, illumination: 1)
    let half = SkyConditions(sunAltitude: -40, moonAltitude: 45, illumination: 0.5)
    #expect(abs(full.limitingMagnitude - 4.21) < 0.02)
    #expect(abs(half.limitingMagnitude - 5.86) < 0.02)
    #expect(abs(full.darkness - 0.335) < 0.01)
    #expect(abs(half.darkness - 0.773) < 0.01)
    #expect(SkyConditions(sunAltitude: -40, moonAltitude: -1, illumination: 1).darkness == 1)
  }

  @Test func `rain leaves ten points at most`() throws {
    var conditions = best
    conditions.condition = .lightRain
    #expect(conditions.score == 10)
    conditions.condition = .clear
    conditions.precipitationChance = 61
    #expect(conditions.score == 10)
  }

  @Test func `a chance of rain counts in the hour before its entry, as in the weather tables`() throws {
    let times = (0..<4).map { 1_796_000_400 / 3600 * 3600 + $0 * 3600 }
    var hours = HourlyForecast(times: times)
    hours.set(.cloudCover, [0, 0, 0, 0])
    hours.set(.precipitationChance, [0, 0, 90, 0])
    let wet = times.dropLast().map { time in
      var conditions = SkyConditions(sunAltitude: -40, moonAltitude: -20, illumination: 0.5)
      conditions.setAir(from: hours, at: Date(timeIntervalSince1970: Double(time)))
      return conditions.isWet
    }
    #expect(wet == [false, true, false])
  }

  // MARK: Nights

  /// A night over Seoul, by default far from its lights.
  private func night(
    _ day: String, sqm: Double = 21.9, _ change: (inout HourlyForecast) -> Void, now: String? = nil
  ) throws -> StargazingReport {
    var city = try Sample.seoul()
    city.siteSky = .sqm(sqm)
    let start = try Date("\(day)T00:00:00Z", strategy: .iso8601)
    let present = try now.map { try Date($0, strategy: .iso8601) } ?? start
    let evening = try #require(CivilDate(iso: day))
    let moment = try SkyMoment(at: city, now: present, date: evening)
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
    #expect(outlook.best != nil)
  }

  @Test func `the limiting factor comes first`() throws {
    let moonlit = try night("2026-11-24") { $0.set(.cloudCover, all(5)) }
    guard case .moon(let lit, let altitude, _) = try #require(moonlit.reasons.first) else {
      return #expect(Bool(false), "\(moonlit.reasons)")
    }
    #expect(lit > 99 && altitude > 60)
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
    #expect(outlook.best?.span.lowerBound == start)
    #expect((outlook.best?.span.upperBound).map { $0 <= start.addingTimeInterval(3 * 3600) } == true)
  }

  @Test func `the best hours end where the forecast knows nothing`() throws {
    // Nothing is known of 15:00 UTC, midnight in Seoul; what comes after it is nearly as good.
    let outlook = try night("2026-12-09") {
      $0.set(.cloudCover, (0..<48).map { $0 < 15 ? 0 : $0 == 15 ? .nan : 2 })
    }
    #expect(outlook.hours.count > 8)
    #expect(outlook.best?.span.upperBound == (try Date("2026-12-09T15:00:00Z", strategy: .iso8601)))
  }

  @Test func `without a forecast there is no score, but the darkness`() throws {
    let outlook = try night("2026-12-09") { _ in }
    #expect(outlook.score == nil && outlook.best == nil && outlook.hours.isEmpty)
    guard case .noForecast(let dark) = try #require(outlook.reasons.first) else {
      return #expect(Bool(false), "\(outlook.reasons)")
    }
    #expect(dark > 99)
  }

  @Test func `half a night's forecast is the least that is judged`() throws {
    let outlook = try night("2026-12-09") { $0.set(.cloudCover, Array(repeating: 0, count: 12)) }
    #expect(outlook.score == nil)
  }

  @Test func `a night beyond three days has low confidence`() throws {
    let outlook = try night("2026-12-09", { $0.set(.cloudCover, all(0)) }, now: "2026-12-04T00:00:00Z")
    #expect(outlook.reasons.contains { if case .lowConfidence(let days) = $0 { days > 3 } else { false } })
  }

  @Test func `fog in a quarter of the hours isn't called humidity of unknown amount`() throws {
    let outlook = try night("2026-12-09") {
      $0.set(.cloudCover, all(0))
      $0.set(conditions: (0..<48).map { $0 % 4 == 0 ? .fog : .clear })
    }
    #expect(outlook.reasons.first == .fog)
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
    #expect(sky.stargazing == StargazingReport(reasons: [.noSunset]))
  }

  @Test func `where the sun only dips below the horizon it is not dark`() throws {
    let city = try Sample.city("Reykjavík", 64.1355, -21.8954, zone: "Atlantic/Reykjavik")
    let now = try Date("2026-06-21T12:00:00Z", strategy: .iso8601)
    let sky = SkyService().report(for: city, moment: try SkyMoment(at: city, now: now), now: now)
    #expect(sky.stargazing.reasons == [.noNight])
  }

  // MARK: City light

  @Test func `city light takes stars and points, and is named`() throws {
    let dark = try night("2026-12-09") { $0.set(.cloudCover, all(0)) }
    let city = try night("2026-12-09", sqm: 17.5) { $0.set(.cloudCover, all(0)) }
    #expect(try #require(dark.score) >= 98)
    #expect(try (15...25).contains(#require(city.score)))
    #expect(abs(try #require(dark.limitingMagnitude) - 6.58) < 0.02)
    #expect(abs(try #require(city.limitingMagnitude) - 3.54) < 0.02)
    #expect(!dark.reasons.contains { if case .cityLight = $0 { true } else { false } })
    #expect(city.reasons.contains { if case .cityLight(17.5, _) = $0 { true } else { false } })
    // As good as the place has: there still are hours to go out.
    #expect(city.best != nil)
  }

  @Test func `without a setting the cities around are what shines`() throws {
    func limit(_ city: City) throws -> Double {
      let now = try Date("2026-12-09T00:00:00Z", strategy: .iso8601)
      let report = SkyService().report(for: city, moment: try SkyMoment(at: city, now: now), now: now)
      return try #require(report.stargazing.limitingMagnitude)
    }
    let summit = try limit(Sample.city("Mauna Kea", 19.8207, -155.4681, zone: "Pacific/Honolulu"))
    #expect(abs(summit - 6.56) < 0.02)
    #expect(abs(try limit(Sample.seoul()) - 3.54) < 0.02)
    var measured = try Sample.seoul()
    measured.siteSky = .bortle(4)
    #expect(abs(try limit(measured) - 6.0) < 0.02)
  }

  @Test func `a moon that is four fifths lit until three is not excellent`() throws {
    // 2026-11-20: 82 % lit, down at 02:59 in Seoul.
    let outlook = try night("2026-11-20") { $0.set(.cloudCover, all(0)) }
    #expect(outlook.rating == .good)
    #expect(StargazingReport.Rating(score: try #require(outlook.best).score) == .excellent)
  }

  // MARK: What is left

  @Test func `of the running night what is left is judged, beside the whole`() throws {
    // Clear until 15:00 UTC, midnight in Seoul, then half clouded.
    func clouds(_ hours: inout HourlyForecast) { hours.set(.cloudCover, (0..<48).map { $0 < 15 ? 0 : 50 }) }
    let before = try night("2026-12-09", clouds)
    let now = try Date("2026-12-09T16:20:00Z", strategy: .iso8601)
    let running = try night("2026-12-09", clouds, now: "2026-12-09T16:20:00Z")
    #expect(!before.isRunning && running.isRunning && !running.isOver)
    #expect(before.nightScore == before.score && running.nightScore == before.score)
    #expect(try (49...51).contains(#require(running.score)))
    #expect(try #require(before.best?.span.upperBound) <= now)
    #expect(try #require(running.best?.span.lowerBound) >= now)
    #expect(running.past?.span == before.best?.span)
    #expect(running.hours.count == before.hours.count)
    #expect(running.rank < before.rank)
  }

  @Test func `when the dark is over nothing is recommended`() throws {
    let clear: (inout HourlyForecast) -> Void = { $0.set(.cloudCover, Array(repeating: 0, count: 48)) }
    // Half an hour before sunrise.
    let late = try night("2026-12-09", clear, now: "2026-12-09T22:03:00Z")
    #expect(late.isOver && late.score == nil && late.best == nil && late.past != nil)
    #expect(late.reasons == [.nightOver])
    #expect(late.rank < 0)
    let yesterday = try night("2026-12-09", clear, now: "2026-12-10T09:00:00Z")
    #expect(yesterday.isOver && yesterday.best == nil && yesterday.past != nil)
    #expect(yesterday.score == yesterday.nightScore)
  }

  @Test func `the best hours never score below what they are the best of`() throws {
    for step in [1, 2, 3, 5, 8, 13, 21] {
      for minutes in stride(from: 0, to: 20 * 60, by: 97) {
        let now = try Date("2026-12-09T06:00:00Z", strategy: .iso8601).addingTimeInterval(Double(minutes) * 60)
        let outlook = try night(
          "2026-12-09", sqm: 18, { $0.set(.cloudCover, (0..<48).map { Float($0 * step * 7 % 101) }) },
          now: now.formatted(.iso8601))
        if let best = outlook.best, let score = outlook.score { #expect(best.score >= score, "\(step) \(minutes)") }
        if let past = outlook.past, let score = outlook.nightScore {
          #expect(past.score >= score, "\(step) \(minutes)")
        }
      }
    }
  }

  @Test func `whenever one looks, no hour that is over is recommended`() throws {
    for minutes in stride(from: 0, to: 24 * 60, by: 17) {
      let now = try Date("2026-12-09T03:00:00Z", strategy: .iso8601).addingTimeInterval(Double(minutes) * 60)
      let outlook = try night(
        "2026-12-09", { $0.set(.cloudCover, (0..<48).map { Float($0 * 7 % 60) }) },
        now: now.formatted(.iso8601))
      #expect(outlook.best.map { $0.span.lowerBound >= now } ?? true)
      #expect(outlook.past.map { $0.span.upperBound <= now } ?? true)
    }
  }
}

extension SkyConditions {
  fileprivate var score: Double? { score(darkness: darkness) }
}
